# What the engine itself says, in English.

core-bad-seed = A seed is a whole number from 0 to { $most }, or exactly 32 bytes.
core-no-such-seat = There is no such seat: the seats are numbered from 0 to { $most }.
core-game-over = The game is over: nobody is asked any more.
core-not-asked = Seat { $seat } is not asked now.
core-not-a-move = A move is expected, not a { $type }: take one of the choices offered.
core-no-such-move = No { $move } with these details exists here: take one of the choices offered.
core-no-such-game = There is no game called “{ $name }”. There are: { $games }.
core-bad-players = { $title } is for { $least } to { $most } players, not { $players }.
core-bad-option = There is no option “{ $option }” here. There are: { $options }.
core-bad-toggle = The option “{ $option }” is either true or false.
core-bad-value = The option “{ $option }” is one of: { $values }.
core-bad-number = The option “{ $option }” is a whole number from { $least } to { $most }.
core-bad-deck = The deck cannot be used: { $fault }.
core-bad-position = This position cannot be: { $fault }.
core-bad-record = This record cannot be read: { $fault }.
core-record-of-other-rules = This record was played by version { $theirs } of the rules of { $game }; this release plays version { $ours }. Replay it with Antechamber { $release }.
core-bad-step = This record breaks off at move { $number }: { $fault }.
core-sealed-record = This record cannot be replayed or verified yet, for its luck is still sealed: it has neither seed nor secret.
core-wrong-secret = This game was not dealt as promised: its secret does not fit the commitment that was published.
core-early-result = This record claims a result, but after its { $moves ->
    [one] one move
   *[other] { $moves } moves
} the game still goes on.
core-other-result = This record claims another result than its moves give: by them the ranks are { $ranks } and the scores { $scores }.
core-unreadable = “{ $text }” is no move here.{ $guess ->
    [none] {""} An example of a move: { $example }.
   *[other] {""} Did you mean: { $guess }?
}
core-bad-language = There are no words in “{ $lang }” for moves. There are: { $langs }.
core-name-the-content-of-a-deck = the content of a deck
core-you = you
core-nobody = nobody
core-unknown = unknown
core-seat = seat { $number }
core-by-seat = { $seat } { $value }
lab-bad-games = Simulate from 1 to { $most } games.
lab-bad-deals = Play from 1 to { $most } deals.
cli-no-file = The file “{ $file }” cannot be read: { $fault }.
cli-bad-file = The file “{ $file }” is not what is wanted here: { $fault }.
cli-bad-option = An option is given as NAME=VALUE, not as “{ $text }”.

core-choice-undone = { $seat } takes back the last choice.
    .me = You take back your last choice.
core-no-such-ahead = There is no such answer to give ahead. There are: { $ids }.
core-no-such-span = An answer cannot be given ahead for that long. It can be: { $spans }.
core-until-cleared = until you say otherwise
core-time-ran-out = { $seat } ran out of time.
    .me = Your time ran out: this was answered for you.
core-nothing-to-undo = There is nothing to take back: a choice can be taken back only until somebody else is asked, or something is drawn or shown.
