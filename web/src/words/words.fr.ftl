# Ce que dit chaque pièce, en français.

antechamber = Antechamber
no-server = Le serveur ne répond pas.
nowhere = Il n’y a pas de telle pièce dans cette maison.
to-the-front = À la porte d’entrée
you = vous
bot-name = Bot { $number }
close = Fermer
copy = Copier
copied = Copié
day-or-night = Jour ou nuit
language = Langue
language-en = English
language-fr = Français
rules = Règles
loading = Un instant …
