# The counting of Royal Secrets, in English.

rs-scene-title = The counting
rs-scene-skip = Skip
rs-scene-king = The King
rs-scene-queen = The Queen
rs-scene-cardinal = The Cardinal
rs-scene-sill = Guest of both
rs-scene-needs = needs { $influence }
rs-scene-turned = { $name } turns up: { $card }
rs-scene-turned-mine = You turn up: { $card }
rs-scene-tie = A tie: third cards
rs-scene-succeeded = Granted
rs-scene-failed = Refused
rs-scene-stood-up = Deserted
rs-scene-excused = Excused
rs-scene-empty = No guest
