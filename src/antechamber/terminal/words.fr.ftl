# Ce qui se dit autour de la table dans un terminal, en français.

## Tous les jeux

terminal-you = Vous
terminal-person = Joueur { $number }
terminal-welcome = À la table : { $names }.
terminal-resumed = La partie reprend où elle en était, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
terminal-hint = Répondez par un numéro ou en toutes lettres. « ? » montre la règle derrière la question, « règles » toutes les règles en une page, « aide » le reste.
terminal-news = Ce qui s’est passé :
terminal-no-log = Il ne s’est encore rien passé.
terminal-empty = Tapez le numéro d’un choix, ou « aide ».
terminal-no-number = Ce choix n’existe pas : les numéros vont de 1 à { $most }.
terminal-confirm = { $question } Tapez « oui » si vous êtes sûr ; toute autre réponse vous ramène aux choix.
terminal-not-done = Rien n’est fait : choisissez encore.
terminal-this-rule = Derrière cette question, il y a { $rule } : tapez « ? » pour lire cette règle.
terminal-allowed = C’est permis : c’est le choix { $number }.
terminal-read-rule = Tapez « ? { $rule } » pour lire cette règle.
terminal-try-help = Tapez le numéro d’un choix, ou « aide » pour voir ce qu’on peut taper d’autre.
terminal-why-what = Tapez « pourquoi » et un coup, pour savoir pourquoi il n’est pas permis maintenant.
terminal-no-rule = Il n’y a pas de règle « { $number } ». Un numéro s’écrit ainsi : { $example }.
terminal-hand-over = C’est à { $name } de répondre. Les autres détournent le regard.
terminal-press-enter = { $name }, appuyez sur Entrée quand vous êtes seul devant l’écran.{" "}
terminal-saved = La partie est enregistrée dans { $file }.
terminal-not-saved = La partie n’a pas été enregistrée. Au revoir !
terminal-offer = Enregistrer la partie ? Entrée pour { $file }, un autre nom, ou « non »
terminal-left = Au revoir ! La partie n’a pas été enregistrée ; avec --save FICHIER, elle l’est après chaque coup.
terminal-come-back = Au revoir ! Pour reprendre : antechamber play --resume { $file }
terminal-final = Le décompte final
terminal-ranks = Classement, avec les points :
terminal-you-win = { $others ->
    [0] Vous avez gagné !
   *[other] Vous avez gagné, à égalité pour la première place !
}
terminal-winner = { $count ->
    [one] { $names } remporte la partie.
   *[other] { $names } se partagent la victoire.
}
terminal-help =
    Ce que vous pouvez taper :
    3 — le choix de ce numéro
    { $words } — un coup en toutes lettres
    { $short } — le même coup en notation brève
    ? — la règle derrière cette question ; ? { $rule } — n’importe quelle règle
    règles — les règles en une page
    pourquoi COUP — pourquoi un coup n’est pas permis maintenant
    voir — revoir la table ; journal — tout ce qui s’est passé
    reprendre — annuler votre dernier choix, tant que personne d’autre n’est interrogé
    avance — répondre d’avance à ce genre de question ; avance annuler — être interrogé à nouveau
    sauver [FICHIER] — enregistrer la partie ; quitter — partir, en enregistrant si vous voulez
terminal-help-card = carte M4 — ce que dit cette carte ; carte — toutes les cartes en jeu, et vos Complots
terminal-can-undo = « reprendre » annule votre dernier choix.
terminal-can-ahead = « avance » répond d’avance à ce genre de question.
terminal-ahead-cleared = Vous serez interrogé à nouveau.
terminal-ahead-set = Réponse donnée d’avance : { $words }. « avance annuler » pour être interrogé à nouveau.
terminal-no-ahead = On ne peut pas répondre d’avance à cette question.
terminal-ahead-how = Tapez « avance » et un numéro.
terminal-word-help = aide
terminal-word-log = journal
terminal-word-rules = règles
terminal-word-save = sauver
terminal-word-undo = reprendre
terminal-word-ahead = avance
terminal-word-clear = annuler
terminal-word-quit = quitter
terminal-word-why = pourquoi
terminal-word-table = voir
terminal-word-card = carte
terminal-word-yes = oui
terminal-word-no = non
terminal-cannot-write = Impossible d’écrire le fichier « { $file } » : { $fault }.
terminal-bad-people = Parmi les { $players } joueurs, il y a de 1 à { $most } personnes, et non { $people }.
terminal-which-game = Dites à quel jeu jouer, ou donnez --resume FICHIER.

## Royal Secrets

terminal-rs-valet = { $card }, rumeur { $rumor }
terminal-rs-stabbed = {" "}poignardée
terminal-rs-claimed = {" "}réclamée par { $whose ->
    [me] vous
   *[other] { $name }
}
terminal-rs-room = { $side ->
    [king] LE ROI
   *[queen] LA REINE
}
terminal-rs-needs = Demande { $needs }. { $last ->
    [True] Gain { $gain } (majorité seule), échec { $loss }
   *[other] Réussite { $gain }, échec { $loss }
}
terminal-rs-gives = { $last ->
    [True] Dernière manche : pas de Faveur
   *[other] Faveur : { $favor }
}
terminal-rs-shown = { $shown } visible, { $down ->
    [one] { $down } cachée
   *[other] { $down } cachées
}
terminal-rs-missing = Il manque encore { $missing }
terminal-rs-missing-known = Vous savez { $known } : il manque { $missing }
terminal-rs-enough = { $spare ->
    [0] Juste assez, d’après ce que vous voyez
   *[other] Assez d’après ce que vous voyez, { $spare } de trop
}
terminal-rs-outcome = { $outcome ->
    [succeeded] Réussie : { $total } sur { $needs }
    [failed] Échouée : { $total } sur { $needs }
    [excused] Personne n’est resté : rien à compter
    [stood-up] Tous se sont retirés : tous paient
   *[other] Pas encore comptée
}
terminal-rs-empty = Personne n’est venu : sans effet
terminal-rs-cardinal = Le Cardinal
terminal-rs-colon = { " : " }
terminal-rs-nobody = personne encore
terminal-rs-both = invité des deux
terminal-rs-withdrew = se retire
terminal-rs-won = gagne la Faveur
terminal-rs-leads = en tête
terminal-rs-round = Manche { $round } sur { $rounds }, { $phase ->
    [choosing] choix de l’Audience
    [betting] mises
   *[counting] décompte
}
terminal-rs-parley = Parole : { $name }
terminal-rs-legend = [20] visible, (?) cachée, (20) cachée mais connue de vous, x2 Médaille
terminal-rs-waiting = { $action ->
    [choose] Choix attendu de
    [first-card] Première carte attendue de
   *[second-card] Seconde carte attendue de
} : { $names }
terminal-rs-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-rs-favors = Faveurs : { $favors }
terminal-rs-hand = Votre main :
terminal-rs-points = Vos points : { $points }
terminal-rs-due = Cette manche : gains { $gains }, pertes { $losses }, rumeurs { $rumors }
terminal-rs-favor-line = Votre Faveur { $name } : { $does }
terminal-rs-does = { $favor ->
    [corruption] piochez un Valet (pendant le choix des Audiences ; RS 12.3)
    [espionage] regardez toutes les cartes cachées (pendant les mises ; RS 12.6)
    [recruitment] prenez une carte misée par un autre invité de votre Audience (avant la révélation ; RS 12.9)
    [medal-of-merit] doublez une carte misée (pendant les mises ; RS 12.8)
    [stabbing] écartez une mise cachée (pendant les mises ; RS 12.7)
    [royal-pardon] annulez toutes vos pertes de la manche (après le décompte ; RS 12.10)
    [planning] envoyez chacun chez le Roi ou chez la Reine (avant tout choix ; RS 12.4)
    [master-stroke] gagnez ce que vous auriez perdu aux Audiences (après le décompte ; RS 12.11)
   *[royal-dinner] soyez l’invité des deux Audiences (au moment de choisir ; RS 12.5)
}
terminal-rs-face-up = Miser, carte visible
terminal-rs-face-down = Miser, carte cachée
terminal-rs-other = Ou bien
terminal-rs-give-parley = donner la Parole à { $name }
terminal-rs-with-king = Vous chez le Roi, avec
terminal-rs-with-queen = Vous chez la Reine, avec
terminal-rs-alone = personne
terminal-rs-on-bet = { $favor } : { $whose ->
    [own] votre propre { $bet }
    [cardinal] { $bet } du Cardinal
   *[other] { $bet } de { $name }
}
terminal-rs-start = Au départ : { $points }
terminal-rs-no-change = rien
terminal-rs-account = Manche { $round } : { $reasons } → { $points }{ $floor ->
    [True] {" "}(on ne descend pas sous 0)
   *[other] {""}
}
terminal-rs-reason = { $amount } { $why ->
    [king] Audience du Roi
    [queen] Audience de la Reine
    [valet] { $whose ->
        [own] rumeur de son propre Valet
        [me] rumeur de votre Valet
       *[other] rumeur du Valet de { $sender }
    }
    [master-stroke] Coup de maître
    [royal-pardon] Grâce royale
   *[opening] auparavant
}
terminal-rs-unplayed = Cartes restées en main ({ $cards }) : +{ $points } (1 point par tranche de 10, au plus 6)
terminal-rs-total = Total : { $points }

## Royal Gambit

terminal-rg-turn = Tour { $turn } : { $whose ->
    [me] à vous
   *[other] { $name }
}
terminal-rg-deck = Pioche : { $cards }
terminal-rg-head = { $column ->
    [name] {""}
    [royal] Royal
    [first] Premier
    [second] Second
    [coins] Pièces
   *[fallen] Retournés
}
terminal-rg-house = { $royal ->
    [ash] Frêne
    [birch] Bouleau
    [cedar] Cèdre
    [elm] Orme
    [larch] Mélèze
   *[rowan] Sorbier
}
terminal-rg-hp = { $hp } PV
terminal-rg-poison = poison { $count }
terminal-rg-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
terminal-rg-out = hors jeu, nº { $fell }
terminal-rg-wedded = marié
terminal-rg-open = connu de tous
terminal-rg-seen = vu par { $names }
terminal-rg-seen-there = { $position } : { $remark }
terminal-rg-fallen = Retournés : { $cards }
terminal-rg-fallen-of = { $name } ({ $cards })
terminal-rg-legend = [Druide] à vous, (Druide) connu de vous, (?) face cachée, ♥ PV, ☠ poison
terminal-rg-so-far = Vous allez déclarer : { $parts }{ $cost ->
    [0] {""}
    [one] {""} ({ $cost } pièce)
   *[other] {""} ({ $cost } pièces)
}. Personne n’en sait encore rien.
terminal-rg-does = { $action } : { $effect } ({ $rule }).
terminal-rg-effect = { $action ->
    [donation] 2 pièces du trésor
    [tax] 3 pièces du trésor
    [reinforcements] piocher deux cartes, et échanger jusqu’à deux personnages
    [royal-gambit] tuer un personnage, ou infliger 2 dégâts à un Royal
    [wedding] un nouveau personnage à 2 PV
    [poison] un jeton, qui prend 1 PV à la fin du tour de ce joueur
    [heal] 1 PV de plus, et 1 pièce
    [raid] voler 2 pièces, ou 1 s’il n’y en a pas plus
    [barbarian-attack] 1 dégât
    [telepathy] la carte est montrée et remplacée ; deviner juste rapporte 2 pièces et inflige 1 dégât
    [shapeshift] piocher deux cartes, et échanger un personnage au plus
    [migration] déplacer un jeton Poison, et prendre 1 pièce
    [execute] tuer un personnage, quels que soient ses PV
    [executioner-attack] 1 dégât à un Royal
    [knight-attack] 1 dégât
    [foolery] deux personnages changent de place, PV et poison restent
    [spy] regarder un personnage
   *[devious] chacun passe un personnage, choisi en secret
}
terminal-rg-short = { $action ->
    [donation] 2 pièces
    [tax] 3 pièces
    [reinforcements] piocher 2, échanger jusqu’à 2
    [royal-gambit] tuer un personnage, ou 2 dégâts à un Royal
    [wedding] un nouveau personnage à 2 PV
    [poison] un jeton
    [heal] 1 PV, 1 pièce
    [raid] voler 2 pièces
    [barbarian-attack] 1 dégât
    [telepathy] deviner un personnage
    [shapeshift] 1 échange
    [migration] 1 jeton, 1 pièce
    [execute] tuer
    [executioner-attack] 1 dégât (Royal)
    [knight-attack] 1 dégât
    [foolery] échanger deux personnages
    [spy] regarder
   *[devious] tous passent
}
terminal-rg-action = { $action }{ $cost ->
    [0] {""}
   *[other] {""} ({ $cost })
} : { $effect }
terminal-rg-countered = Cela se contre en annonçant { $counter } ({ $rule }).
terminal-rg-counter = { $whose ->
    [me] Vous contrez
   *[other] { $name } contre
} par { $counter } : { $state ->
    [judged] on en juge à présent
    [stands] cela tient
   *[void] c’est nul
}.
terminal-rg-odds = { $card } : { $copies } cartes dans le jeu, dont { $known ->
    [0] aucune
   *[other] { $known }
} sous vos yeux.
terminal-rg-owed = Une peine de 2 PV est encore due par : { $names }.
terminal-rg-returned = Retourné dans la pioche, à votre connaissance : { $cards }.
terminal-rg-copies = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
terminal-rg-poison-acts = Poison à la fin de votre tour : { $losses }.
terminal-rg-loss = { $name } -{ $amount }{ $end ->
    [dies] {""} (meurt)
    [out] {""} (vous êtes hors jeu)
   *[lives] {""}
}
terminal-rg-share = { $hp ->
    [0] { $name } meurt
   *[other] { $name } { $hp }
}
terminal-rg-rest = { $rest ->
    [0] tous deux meurent
   *[other] personnages { $rest }
}
terminal-rg-powers = Pouvoirs de votre Royal
terminal-rg-resign = Abandonnez-vous ? Vous quittez la partie { $when ->
    [now] aussitôt
   *[later] quand tous auront répondu
}, et vos personnages sont retournés.
terminal-rg-rob = { $name }, qui a { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
terminal-rg-guess = { $card } ({ $hidden ->
    [0] aucune cachée
    [one] { $hidden } cachée
   *[other] { $hidden } cachées
})
terminal-rg-send = { $words } (la vôtre va à { $to }, une autre vient de { $come })
terminal-rg-pass = { $card }, pour { $name }
terminal-rg-exchange = { $new } à la place de { $old } ({ $spot ->
    [first] premier
   *[second] second
})
terminal-rg-position = { $spot ->
    [first] premier
   *[second] second
}
terminal-rg-accuse = accuser { $name }
terminal-rg-show = montrer votre { $card } ({ $spot ->
    [first] premier
   *[second] second
})
terminal-rg-claim = annoncer { $claim }
terminal-rg-defend = annoncer le Chevalier : { $losses }
terminal-rg-bluff = { $words }{ $holds ->
    [True] , que vous pouvez prouver
   *[other] , en bluffant
}
terminal-rg-account = { $name } : { $reasons } ({ $rule })

## Queen Marie-Antoinette

terminal-qma-turn = { $step ->
    [draft] Choix des lots
   *[play] { $whose ->
        [me] À vous de jouer
       *[other] À { $name } de jouer
    }
}{ $end ->
    [turn] , dernier tour
    [round] , dernier tour de table
   *[later] {""}
}
terminal-qma-goal = Jusqu’à { $goal } points ; pioche : { $deck } Complots
terminal-qma-requirement = Exigence
terminal-qma-offered = Vous offrez { $card }.
terminal-qma-cards = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-qma-guard = (garde : { $whose ->
    [me] la vôtre
   *[other] { $name }
})
terminal-qma-set = Lot { $number }
terminal-qma-taken = pris
terminal-qma-head = { $column ->
    [points] Points
    [cards] Cartes
   *[plots] Complots
}
terminal-qma-first = 1er
terminal-qma-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $worth ->
    [none] {""}
   *[other] {" "}({ $worth } par { $card })
}
terminal-qma-plots = { $count ->
    [one] { $count } Complot
   *[other] { $count } Complots
}
terminal-qma-impossible = impossible dans cette partie
terminal-qma-under = Glissés sous la pioche, de haut en bas : { $plots }.
terminal-qma-legend = { $token } jeton Ordre, [prises d’abord], (recouverte ensuite), { $there } à vous ; « carte M4 » lit une carte
terminal-qma-choice = { $words } : { $outcome }
terminal-qma-or-validate = Ou valider un Complot
terminal-qma-validate = { $plot } { $text } Vous auriez { $points }
terminal-qma-target = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $plots ->
    [one] { $plots } Complot
   *[other] { $plots } Complots
}
terminal-qma-place = colonne { $column }, sur { $card }
terminal-qma-column = colonne { $column }
terminal-qma-tops = { $words }, puis { $cards } en haut
terminal-qma-swap = { $cards } (colonnes { $first } et { $second })
terminal-qma-move = { $card }, de la colonne { $source } au bas de la colonne { $to }
terminal-qma-take = prendre { $cards }
terminal-qma-nothing = { $condition } reste sans effet
terminal-qma-farther = plus que { $plot }
terminal-qma-broken = défait { $plots }
terminal-qma-then = puis { $condition }
terminal-qma-ends = la partie finit : { $scores }
terminal-qma-last-turn = la partie finit avec ce tour
terminal-qma-last-round = dernier tour de table
terminal-qma-by-column = { $points } selon la colonne
terminal-qma-no-card = Il n’y a pas de carte « { $card } » dans ce paquet. Une référence s’écrit ainsi : { $example }.
terminal-qma-zero = { $card } est un Personnage sans Condition au dos ; le jouer déclenche { $condition }.
terminal-qma-read-requirement = { $card }, une Exigence, comptée quand la partie est finie ({ $rule })
terminal-qma-used = { $used ->
    [True] C’est l’Exigence de cette partie.
   *[other] Elle ne sert pas : l’Exigence de cette partie est { $card }.
}
terminal-qma-read-condition = { $card }, une Condition ({ $faction }), { $moment ->
    [after] après la prise de vos cartes
    [before] avant la prise
   *[at-once] aussitôt, avant la prise
} ({ $rule })
terminal-qma-token-start = Le jeton Ordre commence au-dessus de cette faction : { $faction }.
terminal-qma-acts = { $used ->
    [True] Elle sert dans cette partie.
   *[other] Elle ne sert pas : dans cette partie, la Condition de cette faction est { $card }.
}
terminal-qma-read-plot = { $card }, un Complot, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $rule })
terminal-qma-where = { $where ->
    [own] Vous l’avez validé.
    [validated] Validé par { $name }.
    [held] C’est un des vôtres.
    [under] Vous l’avez glissé sous la pioche.
   *[unknown] Vous ne savez pas où il est.
}
terminal-qma-over = { $why ->
    [column] Une colonne a été vidée : la partie est finie.
    [goal] Quelqu’un a eu { $goal } points, et le tour de table est achevé : la partie est finie.
   *[passes] Personne ne peut plus jouer : la partie est finie.
}
terminal-qma-judged = Exigence { $card } : { $text } ({ $rule })
terminal-qma-account = { $points } points d’influence, { $card } +{ $counted } : { $total }
terminal-qma-validated = { $count ->
    [0] Aucun Complot validé
    [1] Un Complot validé :
   *[other] { $count } Complots validés :
}
terminal-qma-tie = À égalité de points, celui qui a validé plus de Complots est devant ({ $rule }).
