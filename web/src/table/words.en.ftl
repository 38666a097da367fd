# At a table, in English.

people = People at the table
mine = What is asked of you
side = Log, talk and people
tab-log = Log
tab-talk = Talk
tab-people = People
log-empty = Nothing has happened yet.
talk-empty = Nobody has said anything yet.
say = Say
say-something = Say something to the table
unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
asked = asked
away = away
bot-plays = a bot plays this seat
bot-plays-you = A bot plays your seat.
TakeBack = Take it back
line-lost = Line lost, trying again …
rule-of = The rule: { $rule }
closes-in = closes in { $seconds } s
take-back = Take back
type-a-move = Type a move
make-the-move = Make the move
missed = While you were away
go-on = Go on
see-the-end = See the result
unpainted = The board of this game is still being painted. Everything can be played by the words below; the log tells what happens.
seat-link-sure = You have a chair at this table already. Give it up on this device for the one of this link?
seat-link-take = Take the other chair
now-point = Now point at something that glows.
undo = Take back
undo-key = Take back your last choice (key: u)
ahead-given = Answered in advance: { $answer }.
ahead-clear = Ask me again
ahead-offer = Answer in advance
