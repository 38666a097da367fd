# What every room says, in English.

antechamber = Antechamber
no-server = The server cannot be reached.
nowhere = There is no such room in this house.
to-the-front = To the front door
you = you
bot-name = Bot { $number }
close = Close
copy = Copy
copied = Copied
day-or-night = Day or night
language = Language
language-en = English
language-fr = Français
rules = Rules
loading = One moment …
