# What a table says, in English.

table-bad-name = A name has 1 to { $most } characters, all of them visible, and is no bot’s: choose another.
table-name-taken = Somebody here is called { $name } already: choose another name.
table-playing = The game has begun: you can watch it, and take a chair when it is over.
table-not-playing = No game is being played now.
table-not-begun = The game has not begun yet.
table-full = All { $players } chairs are taken: you can watch.
table-chair-taken = That chair is taken. Free chairs: { $free }.
table-chair-empty = Nobody sits on chair { $seat }.
table-spectator = You are watching: only who has a seat can do that.
table-only-moves = A bot makes moves and nothing else.
table-not-host = Only the host can do that.
table-no-kick-in-play = Nobody is sent away while a game is played: hand his seat to a bot instead.
table-no-kick-of-oneself = Whoever wants to go himself leaves the table.
table-bot-plays = A bot plays this seat: take it back first.
table-bot-plays-already = A bot plays seat { $seat } already.
table-plays-himself = You play this seat yourself.
table-stale = Something has happened since: look at frame { $number } and choose again.
table-answered = You have answered already; the answers are opened together.
table-no-window = Nobody is asked to answer in secret now.
table-no-move = That is no move of this game: { $fault }.
table-bad-line = A line of talk has 1 to { $most } characters, and no control characters.
table-no-luck = The luck of this game was never drawn.
table-opened-twice = A table is opened once.
table-no-such-game = No game number { $number } was dealt at this table.
table-not-over = The record is there when the game is over.
table-nothing-to-undo = There is nothing to take back: a choice can be taken back only until somebody else is asked, or something is drawn or shown.
