# La fin d’une partie, en français.

won = { $names } remporte la partie
won-me = Vous remportez la partie
won-shared = { $names } se partagent la victoire
ranks = Le classement
rank = Rang
score = points
story = L’histoire du score
story-drawn = Une ligne par joueur, étape par étape ; les mêmes nombres sont dans le tableau ci-dessous.
story-as-table = En tableau
play-again = Rejouer
host-deals-again = L’hôte peut redonner.
look-at-board = Revoir le plateau
keep-record = Garder la feuille
record-help = La feuille contient chaque coup et le secret de la donne : « antechamber verify » vérifie les deux.
