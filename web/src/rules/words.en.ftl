# The rules reader and the help on cards, in English.

games = Games
contents = Chapters
search-rules = Search the rules
search-short = Search
introduction = Introduction
rules-table = Table
paragraph = Paragraph
found-paragraphs = { $count ->
    [0] Nothing in these rules speaks of it.
    [one] One paragraph
   *[other] { $count } paragraphs
}
open-the-rules = Open the rules
