# Ce que dit une table, en français.

table-bad-name = Un nom compte de 1 à { $most } caractères, tous visibles, et n’est pas celui d’un robot : choisissez-en un autre.
table-name-taken = Quelqu’un s’appelle déjà { $name } ici : choisissez un autre nom.
table-playing = La partie a commencé : vous pouvez la regarder, et prendre une chaise quand elle sera finie.
table-not-playing = Aucune partie n’est en cours.
table-not-begun = La partie n’a pas encore commencé.
table-full = Les { $players } chaises sont prises : vous pouvez regarder.
table-chair-taken = Cette chaise est prise. Chaises libres : { $free }.
table-chair-empty = Personne n’occupe la chaise { $seat }.
table-spectator = Vous regardez : il faut une place pour faire cela.
table-only-moves = Un robot joue des coups et rien d’autre.
table-not-host = Seul l’hôte peut faire cela.
table-no-kick-in-play = On ne renvoie personne en cours de partie : confiez plutôt sa place à un robot.
table-no-kick-of-oneself = Pour partir soi-même, on quitte la table.
table-bot-plays = Un robot joue cette place : reprenez-la d’abord.
table-bot-plays-already = Un robot joue déjà la place { $seat }.
table-plays-himself = Vous jouez déjà cette place vous-même.
table-stale = Il s’est passé quelque chose entre-temps : regardez l’état { $number } et choisissez de nouveau.
table-answered = Vous avez déjà répondu ; les réponses sont révélées ensemble.
table-no-window = Personne n’est appelé à répondre en secret maintenant.
table-no-move = Ce n’est pas un coup de ce jeu : { $fault }.
table-bad-line = Un message compte de 1 à { $most } caractères, sans caractères de contrôle.
table-no-luck = Le hasard de cette partie n’a jamais été tiré.
table-opened-twice = Une table ne s’ouvre qu’une fois.
table-no-such-game = Aucune partie numéro { $number } n’a été distribuée à cette table.
table-not-over = L’enregistrement est là quand la partie est finie.
table-nothing-to-undo = Il n’y a rien à reprendre : un choix se reprend seulement tant que personne d’autre n’est interrogé et que rien n’est pioché ni montré.
