# Before a game, and who sits where, in English.

waiting-room = The table is laid
chairs = Chairs round the table
chairs-free = { $count ->
    [0] Every chair is taken.
    [one] One chair is free.
   *[other] { $count } chairs are free.
}
chair-empty = An empty chair
chair-free = waits for somebody
chair-bot = bot, { $temper }
bot-sensible = thoughtful
bot-random = plays at random
here = here
host = host
spectators = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
}

## The invitation

invitation = An invitation
invitation-how = Send this link, or let a phone look at the code. No account is needed.
invite = Invite
invite-link = The link to send
qr = QR code of the table’s link
share = Share
share-text = { $title }: come and sit at my table.
only-here = This link works on this machine alone. For other devices start the server with --lan and open the address that it prints.

## Beginning

start = Start the game
bots-fill = { $count ->
    [one] A bot takes the empty chair.
   *[other] Bots take the { $count } empty chairs.
}
host-starts = The host starts the game.
watching = You look on. The host starts the game.
dealing = The cards are dealt …

## From outside

knock-open = A chair is free for you.
knock-playing = The game is in play: you can watch.
knock-full = Every chair is taken: you can watch.
knock-mine = Your chair is waiting for you.
your-name = Your name
sit-down = Sit down
watch = Watch
come-back = Back to my chair

## What one may do to a chair

kick = Send away
kick-sure = Send { $name } away from the table?
seat-bot = Put a bot here
other-bot = Another bot
hand-over = Let a bot play
hand-over-me = Let a bot play for me
leave = Leave the table
leave-sure = Give your chair up for good? In play a bot takes it.
rather-not = Stay as it is

## One's other devices, and luck

other-device = Go on from another device
other-device-help = Open this link there. It opens your seat: keep it to yourself.
seat-link = Your seat link
luck = Luck
luck-help = The seal is published before the deal, and its secret after the end: so everybody can check that nobody chose the cards.
commitment = Seal
revealed = Secret of the last game
record = Record of game { $game }
deadline-here = { $seconds ->
    [300] 5 minutes to answer when several are asked at once
    [86400] One day to answer when several are asked at once
   *[other] { $seconds } seconds to answer when several are asked at once
}
