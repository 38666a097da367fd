# Ce qui se dit à une table de Queen Marie-Antoinette, en français.

## Pourquoi non

qma-not-now = Ce n’est pas ce qui est demandé à présent : { $step-id ->
    [draft] prenez un des lots de départ
    [turn] jouez une carte de votre cour ou validez un Complot
    [placing] choisissez la colonne où poser votre carte
    [target] choisissez un adversaire
    [giving] choisissez une carte de votre cour
    [taking] choisissez une carte de la cour d’un adversaire
    [column] choisissez une colonne
    [swapping] choisissez les deux colonnes dont les cartes du haut changent de place
    [moving] choisissez la carte du haut à déplacer, et vers quelle colonne
    [plots] choisissez un de vos Complots
   *[other] prenez l’un des choix proposés
}.
qma-no-such-player = Personne n’est assis là : les sièges sont numérotés de 0 à { $most }.
qma-no-such-set = Ce lot n’existe pas : les lots sont numérotés de 1 à { $most }.
qma-set-gone = Le lot { $number } est déjà pris.
qma-card-not-in-court = Cette carte n’est pas dans votre cour : { $card }.
qma-plot-not-held = Ce Complot n’est pas parmi vos Complots à valider : { $plot }.
qma-plot-not-fulfilled = Votre cour ne remplit pas ce Complot : { $plot }.
qma-no-passing = Vous pouvez jouer une carte : on ne passe pas.
qma-column-guarded = La garde du siège { $seat } tient la colonne { $column } : vous ne pouvez pas y poser de carte.
qma-target-an-opponent = Choisissez un adversaire, et non vous-même.
qma-target-not-leading = { $condition } ne peut pas viser le siège { $seat } à présent : un autre de vos adversaires a plus de points.
qma-target-not-larger = { $condition } ne peut pas viser le siège { $seat } à présent : sa cour n’est pas plus grande que la vôtre.
qma-target-without-plots = { $condition } ne peut pas viser le siège { $seat } à présent : il n’a pas de Complot non validé.
qma-card-not-an-opponents = Cette carte n’est dans la cour d’aucun adversaire : { $card }.
qma-another-column = La seconde carte se prend dans une autre colonne que la vôtre, la colonne { $column }.
qma-column-empty = La colonne { $column } n’a plus de carte.
qma-must-put-under = L’un de vos Complots doit aller sous la pioche.
qma-no-such-first = Le siège { $seat } ne peut pas commencer : à cette table, les sièges sont numérotés de 0 à { $most }.
qma-no-introductory-set = Ce paquet n’a pas d’Exigence { $requirement }, qui fait partie du jeu d’initiation.

## Le nom des choses

qma-name-military-0 = Militaire 0
qma-name-military-1 = Militaire 1
qma-name-military-2 = Militaire 2
qma-name-military-3 = Militaire 3
qma-name-military-4 = Militaire 4
qma-name-military-5 = Militaire 5
qma-name-military-6 = Militaire 6
qma-name-military-7 = Militaire 7
qma-name-military-8 = Militaire 8
qma-name-military-9 = Militaire 9
qma-name-military-10 = Militaire 10
qma-name-aristocrat-0 = Aristocrate 0
qma-name-aristocrat-1 = Aristocrate 1
qma-name-aristocrat-2 = Aristocrate 2
qma-name-aristocrat-3 = Aristocrate 3
qma-name-aristocrat-4 = Aristocrate 4
qma-name-aristocrat-5 = Aristocrate 5
qma-name-aristocrat-6 = Aristocrate 6
qma-name-aristocrat-7 = Aristocrate 7
qma-name-aristocrat-8 = Aristocrate 8
qma-name-aristocrat-9 = Aristocrate 9
qma-name-aristocrat-10 = Aristocrate 10
qma-name-merchant-0 = Marchand 0
qma-name-merchant-1 = Marchand 1
qma-name-merchant-2 = Marchand 2
qma-name-merchant-3 = Marchand 3
qma-name-merchant-4 = Marchand 4
qma-name-merchant-5 = Marchand 5
qma-name-merchant-6 = Marchand 6
qma-name-merchant-7 = Marchand 7
qma-name-merchant-8 = Marchand 8
qma-name-merchant-9 = Marchand 9
qma-name-merchant-10 = Marchand 10
qma-name-cardinal-0 = Cardinal 0
qma-name-cardinal-1 = Cardinal 1
qma-name-cardinal-2 = Cardinal 2
qma-name-cardinal-3 = Cardinal 3
qma-name-cardinal-4 = Cardinal 4
qma-name-cardinal-5 = Cardinal 5
qma-name-cardinal-6 = Cardinal 6
qma-name-cardinal-7 = Cardinal 7
qma-name-cardinal-8 = Cardinal 8
qma-name-cardinal-9 = Cardinal 9
qma-name-cardinal-10 = Cardinal 10
qma-name-favorite-0 = Favorite 0
qma-name-favorite-1 = Favorite 1
qma-name-favorite-2 = Favorite 2
qma-name-favorite-3 = Favorite 3
qma-name-favorite-4 = Favorite 4
qma-name-favorite-5 = Favorite 5
qma-name-favorite-6 = Favorite 6
qma-name-favorite-7 = Favorite 7
qma-name-favorite-8 = Favorite 8
qma-name-favorite-9 = Favorite 9
qma-name-favorite-10 = Favorite 10
qma-name-value-0 = un 0
qma-name-value-1 = un 1
qma-name-value-2 = un 2
qma-name-value-3 = un 3
qma-name-value-4 = un 4
qma-name-value-5 = un 5
qma-name-value-6 = un 6
qma-name-value-7 = un 7
qma-name-value-8 = un 8
qma-name-value-9 = un 9
qma-name-value-10 = un 10
qma-name-military = Militaire
    .many = Militaires
qma-name-aristocrat = Aristocrate
    .many = Aristocrates
qma-name-merchant = Marchand
    .many = Marchands
qma-name-cardinal = Cardinal
    .many = Cardinaux
qma-name-favorite = Favorite
    .many = Favorites
qma-name-draft = choix des lots
qma-name-turn = tour de jeu
qma-name-placing = pose de la carte
qma-name-target = choix d’un adversaire
qma-name-giving = choix d’une carte de sa cour
qma-name-taking = choix d’une carte adverse
qma-name-column = choix d’une colonne
qma-name-swapping = échange de cartes du haut
qma-name-moving = déplacement d’une carte du haut
qma-name-plots = échange de Complots
qma-name-over = fin de la partie
qma-name-points = points d’influence
qma-name-requirement = Exigence

## Les cartes : les nombres de points viennent du paquet

qma-effect-full-sets = Par série complète des cinq factions dans votre cour : { $p1 }.
qma-effect-largest-faction = Par carte de votre faction la plus nombreuse : { $p1 }.
qma-effect-pairs = Par paire de valeurs égales (pour chaque valeur, la moitié de ses cartes, arrondie vers le bas) : { $p1 }.
qma-effect-runs-of-three = Par suite de trois valeurs consécutives, toutes factions ; aucune carte n’est dans deux suites : { $p1 }.
qma-effect-high-cards = Par carte de valeur 8 ou plus : { $p1 }.
qma-effect-low-cards = Par carte de valeur 3 ou moins : { $p1 }.
qma-effect-largest-court = Le plus de cartes dans sa cour, par place : { $places }.
qma-effect-even-pairs = Pour deux cartes paires, en arrondissant vers le bas (0 est pair) : { $p1 }.
qma-effect-strong-factions = Par faction dont vous avez quatre cartes ou plus : { $p1 }.
qma-effect-leading-factions = Par faction dont vous avez une carte et dont aucun adversaire n’a davantage : { $p1 }.
qma-effect-strike = Un adversaire de votre choix perd { $p1 }.
qma-effect-strike-all = Chaque adversaire perd { $p1 }.
qma-effect-strike-the-leader = L’adversaire qui a le plus de points perd { $p1 } ; à égalité, vous choisissez.
qma-effect-strike-a-larger-court = Un adversaire de votre choix, dont la cour a plus de cartes que la vôtre à présent, perd { $p1 }.
qma-effect-strike-by-numbers = Un adversaire de votre choix perd { $p1 } par Militaire resté dans votre cour, { $p2 } au plus.
qma-effect-strike-the-defenceless = Chaque adversaire sans Militaire perd { $p1 }.
qma-effect-steal = Vous prenez { $p1 } à un adversaire de votre choix, s’il a de quoi.
qma-effect-exchange-with-a-court = Après la prise : échangez une carte de votre cour avec une carte de la cour d’un adversaire ; vous choisissez les deux.
qma-effect-upset-a-plot = Un adversaire de votre choix glisse un Complot non validé, tiré au hasard, sous la pioche et pioche celui du dessus.
qma-effect-guard = Placez la garde sur une colonne : aucun adversaire ne peut y poser de carte jusqu’à votre prochain tour.
qma-effect-most-cards = Le plus de cartes de la faction du jeton Ordre : { $places }.
qma-effect-highest-sum = La plus forte somme de valeurs dans la faction du jeton Ordre : { $places }.
qma-effect-highest-value = La valeur la plus haute de la faction du jeton Ordre : { $places }.
qma-effect-lowest-value = La valeur la plus basse de la faction du jeton Ordre : { $places }.
qma-effect-most-odd-cards = Le plus de cartes impaires de la faction du jeton Ordre : { $places }.
qma-effect-most-even-cards = Le plus de cartes paires de la faction du jeton Ordre : { $places }.
qma-effect-most-high-cards = Le plus de cartes de valeur 6 ou plus de la faction du jeton Ordre : { $places }.
qma-effect-most-low-cards = Le plus de cartes de valeur 5 ou moins de la faction du jeton Ordre : { $places }.
qma-effect-fewest-cards = Le moins de cartes (une au moins) de la faction du jeton Ordre : { $places }.
qma-effect-longest-run = La plus longue suite de valeurs dans la faction du jeton Ordre : { $places }.
qma-effect-exchange-with-a-column = Après la prise : échangez une carte de votre cour avec la carte du haut d’une colonne.
qma-effect-take-elsewhere = À la place : prenez vos deux cartes en haut d’une seule colonne, au besoin la vôtre.
qma-effect-reverse-a-column = Après la prise : inversez une colonne.
qma-effect-swap-the-tops = Avant la prise : échangez entre elles les cartes du haut de deux colonnes.
qma-effect-take-from-two-columns = À la place : prenez la carte du haut de votre colonne et celle d’une autre.
qma-effect-draw-a-plot = Après la prise : piochez un Complot, puis glissez un de vos Complots non validés sous la pioche.
qma-effect-change-plots = Après la prise : glissez zéro, un ou deux de vos Complots non validés sous la pioche et piochez-en autant.
qma-effect-move-a-top-card = Avant la prise : déplacez la carte du haut d’une colonne au bas d’une autre.
qma-effect-take-from-above = À la place : prenez les deux cartes juste au-dessus de la vôtre ; s’il n’y en a qu’une, celle-là et la vôtre.
qma-effect-take-three = À la place : prenez les trois cartes du haut de votre colonne, puis remettez une carte de votre cour en bas, sans effet.
qma-effect-five-factions = Les cinq factions dans votre cour : { $p1 }.
qma-effect-three-of-a-value = Trois cartes d’une même valeur : { $p1 }.
qma-effect-three-in-a-row = Trois valeurs consécutives, toutes factions : { $p1 }.
qma-effect-four-of-a-faction = Quatre cartes d’une même faction : { $p1 }.
qma-effect-most-cardinals = Plus de Cardinaux que chaque adversaire : { $p1 }.
qma-effect-two-pairs = Deux valeurs différentes, chacune au moins deux fois : { $p1 }.
qma-effect-no-9-or-10 = Aucune carte de valeur 9 ou 10, et au moins quatre cartes : { $p1 }.
qma-effect-shared-largest-faction = Aucune faction n’est seule la plus nombreuse, et au moins quatre cartes : { $p1 }.
qma-effect-highest-alone = La plus haute valeur de toutes les cours, qu’aucun adversaire n’a : { $p1 }.
qma-effect-even-court = Un nombre pair de cartes, au moins deux : { $p1 }.
qma-effect-plain-favor = Vous marquez { $p1 }.
qma-effect-favorites-at-the-bottom = Vous marquez { $p1 }, plus { $p2 } par colonne dont la carte du bas est une Favorite, la vôtre comprise.
qma-effect-tops-like-the-covered-card = Vous marquez { $p1 }, plus { $p2 } par colonne dont la carte du haut a la faction de la carte recouverte.
qma-effect-difference-of-the-tops = Vous marquez la différence de valeur des deux cartes du haut de votre colonne, { $p1 } au plus.
qma-effect-covered-unlike-the-tops = La carte recouverte est d’une autre faction que les deux cartes du haut de sa colonne : { $p1 }, sinon { $p2 }.
qma-effect-covered-compared = La carte recouverte vaut autant que la vôtre : { $p1 } ; plus : { $p2 } ; moins : { $p3 }.
qma-effect-shorter-columns = Vous marquez { $p1 }, plus { $p2 } par colonne plus courte que la vôtre à présent.
qma-effect-covered-lower = La carte recouverte vaut moins que la vôtre : { $p1 }, sinon { $p2 }.
qma-effect-factions-on-top = Par faction différente parmi les trois cartes du haut : { $p1 }.
qma-effect-longest-column = Votre colonne était la plus longue, seule ou à égalité : { $p1 }, sinon { $p2 }.
qma-plot-three-of-a-value = Trois cartes de valeur { $value } : { $p1 }.
qma-plot-run-of-factions = { $v1 }, { $v2 }, { $v3 }, { $v4 } de quatre factions différentes : { $p1 }.
qma-plot-run-of-a-faction = { $faction } { $v1 }, { $v2 }, { $v3 } et { $v4 } : { $p1 }.
qma-plot-four-of-a-faction = Quatre { $faction-many } : { $p1 }.
qma-plot-two-of-each = { CAPITAL($pairs) } : { $p1 }.
qma-two-of = deux { $faction-many }

## Les coups en toutes lettres, relus quelle que soit la casse

qma-move-take-set = prendre le lot { $number-id }
qma-move-play = jouer { $card }
qma-move-validate = valider { $plot }
qma-move-pass = passer
qma-move-place = la poser dans la colonne { $column-id }
qma-move-target = viser le { $opponent }
    .named = viser { $opponent }
qma-move-give = donner { $card }
qma-move-take = prendre { $card }
qma-move-choose-column = choisir la colonne { $column-id }
qma-move-swap-tops = échanger les cartes du haut des colonnes { $first-id } et { $second-id }
qma-move-move-top = déplacer la carte du haut de la colonne { $source-id } au bas de la colonne { $to-id }
qma-move-put-under = glisser { $plot } sous la pioche
qma-move-keep-plots = ne plus glisser de Complot sous la pioche

## Ce qui est demandé : aux autres, puis à moi

qma-ask-draft = { $asked } choisit un lot de départ.
    .me = Choisissez un lot de départ : votre cour commence avec lui.
qma-ask-turn = À { $asked } de jouer.
    .me = À vous : jouez une carte de votre cour ou validez un Complot.
qma-ask-placing = { $asked } joue { $played } et choisit une colonne.
    .me = Dans quelle colonne posez-vous { $played } ?
qma-ask-target = { $effect } : { $asked } choisit un adversaire.
    .me = { $effect } : quel adversaire visez-vous ?
qma-ask-giving = { $effect } : { $asked } choisit une carte de sa cour.
    .me = { $effect } : quelle carte de votre cour donnez-vous ?
qma-ask-taking = { $effect } : { $asked } offre { $given } et choisit une carte d’un adversaire.
    .me = { $effect } : quelle carte d’un adversaire prenez-vous contre { $given } ?
qma-ask-column = { $effect } : { $asked } choisit une colonne.
    .me = { $effect } : quelle colonne choisissez-vous ?
qma-ask-swapping = { $effect } : { $asked } choisit deux colonnes.
    .me = { $effect } : de quelles colonnes échangez-vous les cartes du haut ?
qma-ask-moving = { $effect } : { $asked } déplace la carte du haut d’une colonne.
    .me = { $effect } : quelle carte du haut déplacez-vous, et au bas de quelle colonne ?
qma-ask-plots = { $effect } : { $asked } échange des Complots.
    .me = { $effect } : lequel de vos Complots va sous la pioche ?
qma-ask-over = La partie est finie.
    .me = La partie est finie.

## Ce qui s’est passé : pour les autres, pour moi qui agis, pour moi qui suis visé

qma-set-taken = { $seat } prend le lot { $number-id } : { $cards }.
    .me = Vous prenez le lot { $number-id } : { $cards }.
qma-card-played = { $seat } joue { $card }.
    .me = Vous jouez { $card }.
qma-turn-passed = { $seat } n’a rien à jouer et passe.
    .me = Vous n’avez rien à jouer et passez.
qma-card-placed = { $seat } pose { $card } dans la colonne { $column-id }, sur { $covered }.
    .me = Vous posez { $card } dans la colonne { $column-id }, sur { $covered }.
qma-cards-taken = { $seat } prend dans la colonne { $column-id } : { $cards }.
    .me = Vous prenez dans la colonne { $column-id } : { $cards }.
qma-column-emptied = La colonne { $column-id } est vide : la partie finit avec ce tour.
qma-condition-lapsed = { $condition } reste sans effet pour { $seat }.
    .me = { $condition } reste sans effet pour vous.
qma-points-scored = { $condition } : { $seat } marque { $amount }.
    .me = { $condition } : vous marquez { $amount }.
qma-points-lost = { $condition } jouée par { $by } : { $seat } perd { $amount }.
    .me = { $condition } jouée par { $by } : vous perdez { $amount }.
    .target = Par votre { $condition }, { $seat } perd { $amount }.
qma-goal-reached = { $seat } a { $points } points : la partie finit avec ce tour de table.
    .me = Vous avez { $points } points : la partie finit avec ce tour de table.
qma-courts-ranked = { $condition } : on classe les cours selon leurs cartes d’une faction, { $faction }. Au classement : { $ranked }.
qma-token-moved = Le jeton Ordre avance : { $faction }.
qma-card-offered = { $seat } offre { $card } en échange.
    .me = Vous offrez { $card } en échange.
qma-courts-exchanged = { $seat } donne { $given } à { $opponent } et lui prend { $taken }.
    .me = Vous donnez { $given } à { $opponent } et lui prenez { $taken }.
    .target = { $seat } vous donne { $given } et prend { $taken } dans votre cour.
qma-top-exchanged = { $seat } met { $given } en haut de la colonne { $column-id } et prend { $taken }.
    .me = Vous mettez { $given } en haut de la colonne { $column-id } et prenez { $taken }.
qma-column-reversed = { $seat } inverse la colonne { $column-id }.
    .me = Vous inversez la colonne { $column-id }.
qma-tops-swapped = { $seat } échange les cartes du haut des colonnes { $first-id } et { $second-id }.
    .me = Vous échangez les cartes du haut des colonnes { $first-id } et { $second-id }.
qma-top-moved = { $seat } déplace { $card } du haut de la colonne { $source-id } au bas de la colonne { $to-id }.
    .me = Vous déplacez { $card } du haut de la colonne { $source-id } au bas de la colonne { $to-id }.
qma-card-put-back = { $seat } remet { $card } au bas de la colonne { $column-id }.
    .me = Vous remettez { $card } au bas de la colonne { $column-id }.
qma-guard-set = { $seat } place la garde sur la colonne { $column-id }.
    .me = Vous placez la garde sur la colonne { $column-id }.
qma-guard-lifted = La garde placée par { $seat } quitte la colonne { $column-id }.
    .me = Votre garde quitte la colonne { $column-id }.
qma-plot-validated = { $seat } valide { $plot } et marque { $amount }.
    .me = Vous validez { $plot } et marquez { $amount }.
qma-plot-drawn = { $seat } pioche un Complot.
    .me = Vous piochez un Complot : { $plot }.
qma-plot-put-under = { $seat } glisse un Complot sous la pioche.
    .me = Vous glissez { $plot } sous la pioche.
qma-plots-kept = { $seat } ne glisse plus de Complot sous la pioche.
    .me = Vous ne glissez plus de Complot sous la pioche.
qma-plot-upset = { $seat } vise { $opponent } : un Complot tiré au hasard va sous la pioche.
    .me = Vous visez { $opponent } : un Complot tiré au hasard va sous la pioche.
    .target = { $seat } vous vise : { $plot } va sous la pioche.
qma-game-ended = La partie est finie : { $scores }. Points : { $points }. Par l’Exigence { $requirement } : { $counted }.
qma-plot-shown = { $seat } montre { $plot }, un Complot non validé ; { $lacking ->
    [0] il ne manquait rien
   *[other] il manquait : { $missing }
}.
    .me = Vous montrez { $plot }, un Complot que vous n’avez pas validé ; { $lacking ->
    [0] il ne manquait rien
   *[other] il manquait : { $missing }
}.

## Ce qu’une table ajoute

qma-table-removed = Dans la boîte depuis la mise en place (impossible dans cette partie) : { $plots }.
qma-table-known = { $plot } est dans la main de { $name }, comme vous l’avez vu.
qma-table-left = Non validés, avec ce que la cour en remplissait :
