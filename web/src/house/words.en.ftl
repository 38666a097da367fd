# The front page and the other rooms of the house, in English.

rooms = Rooms of the house
about = About
credits = Credits and licences
guest = Guest

## The doors

front-lead = Three games of the court
front-what = Bluff, bargain and betray, with friends by a link or with bots that lie as well as you do. No account.
door-royal-secrets = Royal Secrets
    .mood = Pool your influence before the King and the Queen. Promise everything, pay as little as you can.
door-royal-gambit = Royal Gambit
    .mood = Claim the character you need, whether you hold it or not. Accuse the liar, or pay for your doubt.
door-queen-marie-antoinette = Queen Marie-Antoinette
    .mood = Send your courtiers into three columns, take two in return, and let your plots ripen unseen.
fact-players = players
fact-minutes = min
play-now = Play now
invite-friends = Invite friends
opening = One moment …
board-to-come = board to come
at-the-terminal = At the terminal
play-in-words = Play in words
terminal-how = The board of this game is still being painted. At the terminal all of it can be played now, with the same rules and the same bots: type this in the folder of Antechamber.
terminal-command = The command
terminal-or = Or press “Play in words”: then the same table is here in the browser, every move as a line of text.

## For a first visitor

promise-link = A link is all it takes
    .what = Send it, and your friends sit down. Chairs that stay empty go to bots.
promise-rules = The rules are at hand
    .what = Whatever cannot be done says why, and every card explains itself.
promise-luck = Luck under seal
    .what = The shuffle is sealed before the deal, and anybody can check it afterwards.

## A new table

chairs-wanted = Chairs
options = Options
bots-are = Bots on empty chairs
open-table = Open the table
open-table-next = Next comes the link to send, with a QR code. Chairs that stay empty go to bots.

## One's own tables

your-tables = Your tables
some-table = A table
own-unknown = one moment …
own-open = not begun yet
own-playing = in play
own-over = over
own-gone = no longer there
with = with
with-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
return = Return
forget-table = Forget

## About

about-title = About this house
about-what = Antechamber is the home of three board games of intrigue at court. Open a table, send its link to whom you like, and play: with people, with bots, or with both, in English or in French. Nobody needs an account, and nothing that is hidden from you ever leaves the server.
about-open = Antechamber itself is free software under the Apache License, version 2.0.
about-games = The games and their authors
about-games-what = The names and the games belong to their authors. This house is neither theirs nor endorsed by them; the rules are told in our own words, and the numbers on the cards are a reconstruction. If you like a game, buy it.
about-royal-secrets = designed by Vincent Bernet, illustrated by Alain Boyer, published by Funnyfox (2020)
about-royal-gambit = by Timothy Muscat, Muscat Enterprises (2024)
about-queen-marie-antoinette = by Julien Griffon, illustrated by Alice Piernet, published by OKA Luda
about-luck = Luck that can be checked
about-luck-what = Before each deal the server draws a secret from which all luck of the game follows, and shows its seal, a fingerprint, to the whole table. After the end the secret itself is shown and kept in the record, and “antechamber verify” checks that it fits the seal, that every move was legal, and that the result is what the moves give.
about-credits = What the house is built from
about-figures = Figures
about-figures-what = from Game Icons, by the contributors of game-icons.net; recoloured and cut to our cards. Licence: CC BY 3.0.
about-type = Type
about-type-what = Cormorant, by the Cormorant Project Authors, and Alegreya Sans, by the Alegreya Sans Project Authors. Licence: SIL Open Font License 1.1.
about-code = Code
about-code-what = Svelte draws the page, Fluent speaks its two languages, marked sets the rules. Each under the MIT or the Apache licence.
about-source-figures = The collection and its authors
about-source-licence = The licence
about-all-licences = All licences, word for word
deadline = Time to answer when several are asked at once
deadline-of = { $seconds ->
    [0] no limit
    [300] 5 minutes
    [86400] one day
   *[other] { $seconds } seconds
}
