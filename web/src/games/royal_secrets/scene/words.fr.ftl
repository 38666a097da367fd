# Le décompte de Royal Secrets, en français.

rs-scene-title = Le décompte
rs-scene-skip = Passer
rs-scene-king = Le Roi
rs-scene-queen = La Reine
rs-scene-cardinal = Le Cardinal
rs-scene-sill = Invité des deux
rs-scene-needs = il faut { $influence }
rs-scene-turned = { $name } révèle : { $card }
rs-scene-turned-mine = Vous révélez : { $card }
rs-scene-tie = Égalité : troisièmes cartes
rs-scene-succeeded = Accordée
rs-scene-failed = Refusée
rs-scene-stood-up = Désertée
rs-scene-excused = Excusée
rs-scene-empty = Aucun invité
