# Ce que dit le moteur lui-même, en français.

core-bad-seed = Une graine est un nombre entier de 0 à { $most }, ou exactement 32 octets.
core-no-such-seat = Ce siège n’existe pas : les sièges sont numérotés de 0 à { $most }.
core-game-over = La partie est finie : plus rien n’est demandé à personne.
core-not-asked = Rien n’est demandé au siège { $seat } en ce moment.
core-not-a-move = Il faut ici un coup, et non un objet { $type } : prenez l’un des choix proposés.
core-no-such-move = Il n’y a pas ici de coup { $move } avec ces détails : prenez l’un des choix proposés.
core-no-such-game = Aucun jeu ne s’appelle « { $name } ». Il y a : { $games }.
core-bad-players = { $title } se joue de { $least } à { $most } joueurs, et non à { $players }.
core-bad-option = Il n’y a pas ici d’option « { $option } ». Il y a : { $options }.
core-bad-toggle = L’option « { $option } » est vraie (true) ou fausse (false).
core-bad-value = L’option « { $option } » prend l’une de ces valeurs : { $values }.
core-bad-number = L’option « { $option } » est un nombre entier de { $least } à { $most }.
core-bad-deck = Ce paquet est inutilisable : { $fault }.
core-bad-position = Cette position est impossible : { $fault }.
core-bad-record = Cet enregistrement est illisible : { $fault }.
core-record-of-other-rules = Cet enregistrement suit la version { $theirs } des règles de { $game } ; cette version du programme joue la { $ours }. Rejouez-le avec Antechamber { $release }.
core-bad-step = Cet enregistrement s’interrompt au coup { $number } : { $fault }.
core-sealed-record = Impossible de rejouer ou de vérifier cet enregistrement pour l’instant : il ne contient ni graine ni secret, et son hasard reste scellé.
core-wrong-secret = Cette partie n’a pas été distribuée comme promis : son secret ne correspond pas à l’engagement publié.
core-early-result = Cet enregistrement annonce un résultat, alors qu’après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} la partie n’est pas finie.
core-other-result = Cet enregistrement annonce un autre résultat que celui de ses coups, qui donnent les rangs { $ranks } et les scores { $scores }.
core-unreadable = « { $text } » n’est pas un coup ici.{ $guess ->
    [none] {""} Un exemple de coup : { $example }.
   *[other] {""} Vouliez-vous dire : { $guess } ?
}
core-bad-language = Il n’y a pas de mots en « { $lang } » pour les coups. Il y a : { $langs }.
core-name-the-content-of-a-deck = le contenu d’un paquet
core-you = vous
core-nobody = personne
core-unknown = inconnu
core-seat = siège { $number }
core-by-seat = { $seat } { $value }
lab-bad-games = Simulez de 1 à { $most } parties.
lab-bad-deals = Jouez de 1 à { $most } donnes.
cli-no-file = Impossible de lire le fichier « { $file } » : { $fault }.
cli-bad-file = Le fichier « { $file } » n’est pas ce qu’il faut ici : { $fault }.
cli-bad-option = Une option se donne sous la forme NOM=VALEUR, et non « { $text } ».

core-choice-undone = { $seat } reprend son dernier choix.
    .me = Vous reprenez votre dernier choix.
core-no-such-ahead = Il n’y a pas de telle réponse à donner d’avance. Il y a : { $ids }.
core-no-such-span = Une réponse ne peut pas valoir si longtemps. Elle peut valoir : { $spans }.
core-until-cleared = jusqu’à nouvel ordre
core-time-ran-out = { $seat } n’a plus de temps.
    .me = Votre temps est écoulé : on a répondu pour vous.
core-nothing-to-undo = Il n’y a rien à reprendre : un choix se reprend seulement tant que personne d’autre n’est interrogé et que rien n’est pioché ni montré.
