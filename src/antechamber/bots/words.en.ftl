# What is said about bots, in English.

bots-no-such-bot = There is no bot called “{ $name }” for { $title }. There are: { $bots }.
