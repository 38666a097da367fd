# The end of a game, in English.

won = { $names } has won
won-me = You have won
won-shared = { $names } share the victory
ranks = The ranks
rank = Rank
score = points
story = The story of the score
story-drawn = A line for each player, step by step; the same numbers stand in the table below.
story-as-table = As a table
play-again = Play again
host-deals-again = The host can deal again.
look-at-board = Look at the board
keep-record = Keep the record
record-help = The record holds every move and the secret of the shuffle: “antechamber verify” checks both.
