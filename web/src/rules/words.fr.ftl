# Le lecteur des règles et l’aide sur les cartes, en français.

games = Jeux
contents = Chapitres
search-rules = Chercher dans les règles
search-short = Chercher
introduction = Introduction
rules-table = Tableau
paragraph = Paragraphe
found-paragraphs = { $count ->
    [0] Rien dans ces règles n’en parle.
    [one] Un paragraphe
   *[other] { $count } paragraphes
}
open-the-rules = Ouvrir les règles
