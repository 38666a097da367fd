# Ce qui se dit à une table de Royal Gambit, en français.

## Pourquoi non

rg-not-now = Ce n’est pas ce qui est demandé à présent : { $step-id ->
    [redistributing] dites combien de PV aura votre Royal, ou gardez tout tel quel
    [sharing] dites combien de PV aura votre premier personnage
    [declaring] déclarez un pouvoir royal ou annoncez un personnage
    [aiming] dites qui ou quoi votre action concerne
    [detailing] complétez votre action par le nom ou par le second endroit qui lui manque
    [accusing] accusez ou croyez
    [proving] montrez la carte annoncée ou avouez un mensonge
    [countering] contrez l’action ou laissez-la passer
    [exchanging] dites quelles cartes piochées vous prenez, s’il y en a
    [passing] choisissez le personnage que vous passez
    [losing] dites où vous perdez les 2 PV de la peine
   *[other] prenez l’un des choix proposés
}.
rg-not-in-this-game = { $action } : cette action ne se joue pas à cette table, choisissez-en une autre.
rg-no-living-character = Vous n’avez aucun personnage en vie : ni annonce ni Renforts royaux. Usez d’un autre pouvoir de votre Royal.
rg-too-dear = { $action } : il faut { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, et vous en avez { $coins }. Choisissez une action à votre portée.
rg-wedded-already = Vous avez déjà célébré votre Mariage royal : chacun n’en a qu’un par partie.
rg-two-characters = Il faut un emplacement vide pour un Mariage royal, et vos deux personnages sont en vie.
rg-nobody-to-rob = Aucun rival n’a de pièce à piller : choisissez une autre action.
rg-no-poison = Il n’y a pas de poison sur la table : la Migration n’a rien à déplacer.
rg-nothing-to-swap = La Supercherie n’a pas deux personnages à échanger pour l’instant : choisissez une autre action.
rg-nothing-to-pass = La Sournoiserie est impossible pour l’instant : il faut qu’au moins deux joueurs aient des personnages, et que chacun d’eux ait une carte à passer.
rg-no-rival-character = Aucun rival n’a de personnage en vie : cette action n’a pas de cible, choisissez-en une autre.
rg-own-place-only = La Guérison ne peut pas aller là : elle est pour votre Royal ou, sauf dans le jeu réduit, pour l’un de vos personnages en vie.
rg-no-poison-there = Il n’y a pas de poison à cet endroit : choisissez-en un qui porte un jeton.
rg-card-would-return = Une carte reviendrait aussitôt chez le joueur de qui elle vient : choisissez-en une autre.
rg-rivals-only = Cette action ne vise pas votre propre camp : choisissez un rival.
rg-other-kind-of-target = { $action } : cette action ne peut pas viser cet endroit, { $action-id ->
    [barbarian-attack] choisissez un Royal rival
    [knight-attack] choisissez un Royal rival
    [executioner-attack] choisissez un Royal rival
   *[other] choisissez un personnage, pas un Royal
}.
rg-same-place = Le jeton est déjà là : choisissez-lui un autre endroit.
rg-no-such-player = Personne n’est assis là : les sièges sont numérotés de 0 à { $most }.
rg-nobody-there = Il n’y a personne en vie à cet endroit : choisissez un Royal ou un personnage en vie.
rg-no-coins-there = Ce joueur n’a pas une pièce : pillez quelqu’un qui en a.
rg-not-in-the-deck = Ce personnage n’est pas dans la pioche ({ $character }) : nommez-en un qui s’y trouve.
rg-too-many-hp = C’est trop de PV : vous en donnez { $hp }, et il y en a { $total }.
rg-nothing-moved = Cela ne changerait rien : pour laisser les PV en place, gardez tout tel quel.
rg-name-defender = Pour la Défense, dites lequel de vos personnages reçoit les dégâts.
rg-nothing-to-defend = Personne n’est attaqué, la Défense n’a pas lieu d’être : contrez, ou laissez passer l’action.
rg-attacked-itself = C’est votre { $spot } qui est attaqué : désignez-en un autre pour recevoir les dégâts, ou laissez passer l’attaque.
rg-no-character-there = Vous n’avez plus de { $spot } : cet emplacement est vide.
rg-one-exchange = La Métamorphose n’échange qu’un personnage : laissez l’autre en place.
rg-not-drawn = Vous n’avez pas pioché cela : chacune de vos deux cartes piochées peut être prise une fois.
rg-proves-nothing = Cette carte est { $card-a } et ne prouve pas { $character-the } : montrez-en une autre, ou avouez un mensonge.
rg-no-resigning = À cette table, on n’abandonne pas à ce moment-là.
rg-hp-not-there = Il n’y a pas là tant de PV à perdre : choisissez une autre répartition.
rg-same-player = La Supercherie échange les personnages de deux joueurs différents : choisissez-en un chez un autre.
rg-deck-too-small = À { $players } joueurs, il faut une pioche d’au moins { $needed } cartes, et celle-ci en a { $cards }.
rg-no-such-first = Le siège { $seat } ne peut pas commencer : les sièges sont numérotés de 0 à { $most }.
rg-pay-off-for-two = Le gain par différence est pour deux joueurs, et vous êtes { $players }.

## Le nom des choses

rg-name-alchemist = Alchimiste
    .the = l’Alchimiste
    .a = un Alchimiste
rg-name-barbarian = Barbare
    .the = le Barbare
    .a = un Barbare
rg-name-clairvoyant = Voyante
    .the = la Voyante
    .a = une Voyante
rg-name-druid = Druide
    .the = le Druide
    .a = un Druide
rg-name-executioner = Bourreau
    .the = le Bourreau
    .a = un Bourreau
rg-name-knight = Chevalier
    .the = le Chevalier
    .a = un Chevalier
rg-name-trickster = Filou
    .the = le Filou
    .a = un Filou
rg-name-whisperer = Chuchoteur
    .the = le Chuchoteur
    .a = un Chuchoteur

rg-name-donation = Don des paysans
    .said = le Don des paysans
rg-name-tax = Taxe royale
    .said = la Taxe royale
rg-name-reinforcements = Renforts royaux
    .said = les Renforts royaux
rg-name-royal-gambit = Gambit royal
    .said = le Gambit royal
rg-name-wedding = Mariage royal
    .said = le Mariage royal

rg-name-poison = Poison
    .claim = l’Alchimiste : Poison
rg-name-heal = Guérison
    .claim = l’Alchimiste : Guérison
rg-name-raid = Pillage
    .claim = le Barbare : Pillage
rg-name-barbarian-attack = Attaque (Barbare)
    .claim = le Barbare : Attaque
rg-name-telepathy = Télépathie
    .claim = la Voyante : Télépathie
rg-name-shapeshift = Métamorphose
    .claim = le Druide : Métamorphose
rg-name-migration = Migration
    .claim = le Druide : Migration
rg-name-execute = Exécution
    .claim = le Bourreau : Exécution
rg-name-executioner-attack = Attaque (Bourreau)
    .claim = le Bourreau : Attaque
rg-name-knight-attack = Attaque (Chevalier)
    .claim = le Chevalier : Attaque
rg-name-foolery = Supercherie
    .claim = le Filou : Supercherie
rg-name-spy = Espionnage
    .claim = le Chuchoteur : Espionnage
rg-name-devious = Sournoiserie
    .claim = le Chuchoteur : Sournoiserie

rg-name-pickpocket = Chapardage
    .claim = le Filou : Chapardage
rg-name-defend = Défense
    .claim = le Chevalier : Défense
rg-name-herbalism = Herboristerie
    .claim = le Druide : Herboristerie
rg-name-opportunist = Opportunisme
    .claim = le Chuchoteur : Opportunisme
rg-name-foresight = Prescience
    .claim = la Voyante : Prescience

rg-name-royal = Royal
    .your = votre Royal
rg-name-first = premier personnage
    .your = votre premier personnage
rg-name-second = second personnage
    .your = votre second personnage
rg-name-left = gauche
rg-name-right = droite

rg-name-ash = Maison du Frêne
rg-name-birch = Maison du Bouleau
rg-name-cedar = Maison du Cèdre
rg-name-elm = Maison de l’Orme
rg-name-larch = Maison du Mélèze
rg-name-rowan = Maison du Sorbier

rg-name-believe = croire
rg-name-accuse = accuser
rg-name-allow = ne pas contrer
rg-name-counter = contrer
rg-name-defend-first = Défense par le premier personnage
rg-name-defend-second = Défense par le second personnage
rg-name-resign = abandonner

rg-name-attack = Attaque
rg-name-penalty = Peine
rg-name-refund = remboursement
rg-name-killed = Royal mort
rg-name-resigned = abandon
rg-name-last-royal = dernier Royal en vie
rg-name-turn-limit = limite de tours
rg-name-outlived = rivaux tombés avant
rg-name-dead-royal = Royal mort
rg-name-rival-fallen = rival tombé
rg-name-royal-hp = PV du Royal
rg-name-characters = personnages en vie
rg-name-coins = pièces
rg-name-clipped = ramené dans les bornes

rg-name-beginning = début du tour
rg-name-redistributing = répartition
rg-name-sharing = partage du reste
rg-name-declaring = choix de l’action
rg-name-aiming = choix de la cible
rg-name-detailing = fin de la déclaration
rg-name-accusing = fenêtre d’accusations
rg-name-proving = preuve
rg-name-countering = contre-actions
rg-name-opening = ouverture des contre-actions
rg-name-resolving = effet
rg-name-exchanging = échange
rg-name-passing = passage des personnages
rg-name-settling = peines
rg-name-losing = paiement d’une peine
rg-name-poisoning = effet du poison
rg-name-over = fin de la partie

rg-place = { $seat-id ->
    [me] { $spot-your }
   *[other] { $seat } ({ $spot })
}
rg-turned-up = { $card } ({ $spot })

## Les coups en toutes lettres, relus quelle que soit la casse

rg-move-keep-hp = garder tous les PV en place
rg-move-give-royal = mettre { $hp } PV sur le Royal
rg-move-give-first = mettre { $hp } PV sur le premier personnage
rg-move-use = déclarer { $power-said }
rg-move-claim = annoncer { $ability-claim }
rg-move-target = viser le { $spot } du { $seat }
    .named = viser le { $spot } de { $seat }
rg-move-rob = piller le { $seat }
    .named = piller { $seat }
rg-move-guess = dire que c’est { $character-a }
rg-move-send = faire passer vers la { $direction }
rg-move-accuse = accuser
rg-move-believe = croire
rg-move-show = montrer le { $spot }
rg-move-admit = avouer un mensonge
rg-move-counter = contrer
rg-move-defend = recourir à la Défense par le { $spot }
rg-move-allow = ne pas contrer
rg-move-exchange = { $first-id ->
    [unknown] { $second-id ->
        [unknown] garder les personnages tels quels
       *[other] prendre { $second-a } comme second personnage
    }
   *[other] { $second-id ->
        [unknown] prendre { $first-a } comme premier personnage
       *[other] prendre { $first-a } comme premier personnage et { $second-a } comme second
    }
}
rg-move-pass-on = passer le { $spot }
rg-move-lose = perdre { $royal ->
    [2] 2 PV sur le Royal
    [1] { $first ->
        [1] 1 PV sur le Royal et 1 sur le premier personnage
       *[other] 1 PV sur le Royal et 1 sur le second personnage
    }
   *[other] { $first ->
        [2] 2 PV sur le premier personnage
        [1] 1 PV sur chacun des deux personnages
       *[other] 2 PV sur le second personnage
    }
}
rg-move-resign = abandonner

## Ce qui est demandé : aux autres, puis à moi

rg-ask-beginning = Un tour commence.
    .me = Votre tour commence.
rg-ask-redistributing = { $asked } peut répartir ses PV autrement.
    .me = C’est votre tour. Combien de PV aura votre Royal ? Vous pouvez aussi tout garder tel quel.
rg-ask-sharing = { $asked } répartit ses PV.
    .me = Votre Royal aura { $share } PV. Combien en aura votre premier personnage ? Le second reçoit le reste, et un personnage à 0 meurt.
rg-ask-declaring = { $asked } choisit une action.
    .me = Choisissez votre action : un pouvoir de votre Royal, ou l’action d’un personnage que vous annoncez, que vous ayez la carte ou non.
rg-ask-aiming = { $asked } choisit une action.
    .me = { $action-id ->
    [royal-gambit] Gambit royal, pour 9 pièces : quel personnage rival tuez-vous, ou à quel Royal infligez-vous 2 dégâts ?
    [poison] Vous annoncez l’Alchimiste : sur quel Royal ou quel personnage rival posez-vous le poison ?
    [heal] Vous annoncez l’Alchimiste : où mettez-vous le PV de la Guérison ?
    [raid] Vous annoncez le Barbare : à qui volez-vous 2 pièces ?
    [barbarian-attack] Vous annoncez le Barbare, pour 2 pièces : qui attaquez-vous ?
    [telepathy] Vous annoncez la Voyante : quel personnage rival voulez-vous deviner ?
    [migration] Vous annoncez le Druide : où prenez-vous un jeton Poison ?
    [execute] Vous annoncez le Bourreau, pour 5 pièces : quel personnage rival exécutez-vous ?
    [executioner-attack] Vous annoncez le Bourreau, pour 1 pièce : quel Royal rival attaquez-vous ?
    [knight-attack] Vous annoncez le Chevalier, pour 1 pièce : qui attaquez-vous ?
    [foolery] Vous annoncez le Filou : quel est le premier des deux personnages à échanger ?
    [spy] Vous annoncez le Chuchoteur : quel personnage rival regardez-vous ?
   *[devious] Vous annoncez le Chuchoteur : chacun passe-t-il un personnage vers la gauche ou vers la droite ? La gauche, c’est le sens des aiguilles d’une montre.
}
rg-ask-detailing = { $asked } choisit une action.
    .me = { $action-id ->
    [telepathy] Vous annoncez la Voyante et désignez { $target } : qui est-ce, selon vous ?
    [migration] Vous annoncez le Druide et prenez le jeton Poison que porte { $target } : où le posez-vous ?
   *[foolery] Vous annoncez le Filou et avez choisi { $target } : contre lequel, chez un autre joueur, l’échangez-vous ?
}
rg-ask-accusing = { $claimant-id ->
    [me] Vous annoncez
   *[other] { $claimant } annonce
} { $opened-id ->
    [zero] { $action-claim }{ $action-id ->
        [raid] {""} contre { $player }
       *[other] { $target-id ->
            [unknown] {""}
           *[other] {""} sur { $target }
        }
    }
   *[other] { $counter-claim }
}. Qui accuse ? Les réponses sont sous pli.
    .me = { $answer-id ->
    [unknown] { $claimant } annonce { $opened-id ->
        [zero] { $action-claim }{ $action-id ->
            [telepathy] {""} sur { $target }, en disant que c’est { $guess-a }
            [devious] , vers la { $direction }
            [migration] {""} de { $target } vers { $other }
            [foolery] {""} ({ $target } contre { $other })
            [raid] {""} contre { $player }
            [shapeshift] {""}
           *[other] {""} sur { $target }
        }
       *[other] { $counter-claim }, contre { $actor }
    }. Accusez-vous ? Si { $claimant } montre { $claimed-the }, vous perdez 2 PV ; sinon, { $claimant } perd 2 PV et l’annonce est nulle.{ $opened-id ->
        [zero] { $counter-id ->
            [unknown] {""}
           *[other] {""} Une accusation exclut la contre-action ({ $counter }).
        }
       *[other] {""}
    } Toutes les réponses sont sous pli.{ $sealed-id ->
        [unknown] {""}
        [allow] {""}
       *[other] {""} Votre propre contre-action reste à ouvrir.
    }
   *[other] Votre réponse est sous pli ({ $answer }) ; on la lira quand tous auront répondu.
}
rg-ask-proving = { $accuser-id ->
    [me] Vous accusez
   *[other] { $accuser } accuse
} { $claimant } de mentir sur { $claimed-the }. La carte sera-t-elle montrée ?
    .me = { $accuser } vous accuse de mentir sur { $claimed-the }. Montrez la carte : elle retourne dans la pioche, vous en piochez une autre, et { $accuser } perd 2 PV. Ou avouez un mensonge : on ne voit aucune carte, votre { $opened-id ->
    [zero] action
   *[other] contre-action
} est nulle, et vous perdez 2 PV.
rg-ask-countering = { $actor-id ->
    [me] Votre action peut être contrée
   *[other] L’action déclarée par { $actor } peut être contrée
} en annonçant { $counter-claim }. On demande sous pli : { $asked }.
    .me = { $answer-id ->
    [unknown] { $counter-id ->
        [pickpocket] { $actor } lève la Taxe royale. Annoncez-vous le Filou, pour lui voler 1 pièce (Chapardage) ?
        [herbalism] { $actor } annonce l’Alchimiste pour une Guérison. Annoncez-vous le Druide, pour la bloquer (Herboristerie) ?
        [opportunist] { $actor } annonce le Barbare pour un Pillage contre { $player }. Annoncez-vous le Chuchoteur, pour avoir 1 des pièces volées (Opportunisme) ?
        [foresight] { $actor } annonce le Bourreau pour une Exécution sur { $target }. Annoncez-vous la Voyante, pour la bloquer (Prescience) ?
       *[defend] { $action-id ->
            [royal-gambit] { $actor } joue le Gambit royal contre { $target } : 2 dégâts.
           *[other] { $actor } attaque { $target } : 1 dégât.
        } Annoncez-vous le Chevalier, et lequel de vos personnages reçoit les dégâts à sa place (Défense) ?
    } On peut vous accuser, et un mensonge coûte 2 PV. Les réponses sont sous pli.
   *[other] Votre réponse est sous pli ({ $answer }) ; on la lira quand tous auront répondu.
}
rg-ask-opening = On ouvre les contre-actions.
    .me = On ouvre les contre-actions.
rg-ask-resolving = L’action prend effet.
    .me = L’action prend effet.
rg-ask-exchanging = { $asked } regarde deux cartes et peut les échanger contre ses personnages.
    .me = Vous avez pioché : { $drawn }. { $action-id ->
    [reinforcements] Lesquelles prennent la place de vos personnages ? Vous pouvez garder les vôtres, en prendre une ou les deux.
   *[other] L’une d’elles prend-elle la place d’un de vos personnages ? Vous pouvez aussi garder les vôtres.
} Ce que vous ne prenez pas retourne dans la pioche.
rg-ask-passing = Tous ceux qui ont un personnage en passent un vers la { $direction }. On demande sous pli : { $asked }.
    .me = { $answer-id ->
    [unknown] Sournoiserie : quel personnage passez-vous vers la { $direction } ? La carte reçue prendra sa place, PV et poison ne bougent pas. Chacun choisit en secret.
   *[other] Votre choix est sous pli ({ $answer }) ; les cartes passent quand tous auront choisi.
}
rg-ask-settling = On paie les peines.
    .me = On paie les peines.
rg-ask-losing = { $asked } doit perdre 2 PV et choisit où les prendre.
    .me = Vous devez une peine de 2 PV. Où les prenez-vous ? Un personnage à 0 PV meurt ; si votre Royal tombe à 0, la partie est finie pour vous.
rg-ask-poisoning = Le poison agit.
    .me = Le poison agit.
rg-ask-over = La partie est finie.
    .me = La partie est finie.

## Ce qui s’est passé : pour les autres, pour moi qui agis, pour moi qui suis visé

rg-turn-began = Tour { $turn } : c’est à { $seat }.
    .me = Tour { $turn } : c’est à vous.
rg-hp-kept = { $seat } garde ses PV tels quels.
    .me = Vous gardez vos PV tels quels.
rg-hp-redistributed = { $seat } répartit ses PV : Royal { $royal }, premier personnage { $first }, second personnage { $second }.
    .me = Vous répartissez vos PV : Royal { $royal }, premier personnage { $first }, second personnage { $second }.
rg-action-declared = { $seat } { $action-id ->
    [royal-gambit] joue le Gambit royal contre { $target }
    [poison] annonce l’Alchimiste et veut empoisonner { $target }
    [heal] annonce l’Alchimiste et veut une Guérison : { $target }
    [raid] annonce le Barbare et pille { $player }
    [barbarian-attack] annonce le Barbare et attaque { $target }
    [telepathy] annonce la Voyante et devine (Télépathie) : { $target } serait { $guess-a }
    [shapeshift] annonce le Druide et veut une Métamorphose
    [migration] annonce le Druide et veut une Migration : un jeton Poison quitterait { $target } pour { $other }
    [execute] annonce le Bourreau et veut exécuter { $target }
    [executioner-attack] annonce le Bourreau et attaque { $target }
    [knight-attack] annonce le Chevalier et attaque { $target }
    [foolery] annonce le Filou et veut une Supercherie : échanger { $target } et { $other }
    [spy] annonce le Chuchoteur et veut espionner { $target }
    [devious] annonce le Chuchoteur et veut une Sournoiserie : chacun passerait un personnage vers la { $direction }
   *[other] déclare { $action-said }
}{ $cost ->
    [0] {""}
    [one] {""} pour { $cost } pièce
   *[other] {""} pour { $cost } pièces
}.
    .me = Vous { $action-id ->
    [royal-gambit] jouez le Gambit royal contre { $target }
    [poison] annoncez l’Alchimiste et voulez empoisonner { $target }
    [heal] annoncez l’Alchimiste et voulez une Guérison : { $target }
    [raid] annoncez le Barbare et pillez { $player }
    [barbarian-attack] annoncez le Barbare et attaquez { $target }
    [telepathy] annoncez la Voyante et devinez (Télépathie) : { $target } serait { $guess-a }
    [shapeshift] annoncez le Druide et voulez une Métamorphose
    [migration] annoncez le Druide et voulez une Migration : un jeton Poison quitterait { $target } pour { $other }
    [execute] annoncez le Bourreau et voulez exécuter { $target }
    [executioner-attack] annoncez le Bourreau et attaquez { $target }
    [knight-attack] annoncez le Chevalier et attaquez { $target }
    [foolery] annoncez le Filou et voulez une Supercherie : échanger { $target } et { $other }
    [spy] annoncez le Chuchoteur et voulez espionner { $target }
    [devious] annoncez le Chuchoteur et voulez une Sournoiserie : chacun passerait un personnage vers la { $direction }
   *[other] déclarez { $action-said }
}{ $cost ->
    [0] {""}
    [one] {""} pour { $cost } pièce
   *[other] {""} pour { $cost } pièces
}.
    .target = { $seat } { $action-id ->
    [royal-gambit] joue le Gambit royal contre { $target }
    [poison] annonce l’Alchimiste et veut empoisonner { $target }
    [raid] annonce le Barbare et vous pille
    [barbarian-attack] annonce le Barbare et attaque { $target }
    [telepathy] annonce la Voyante et devine (Télépathie) : { $target } serait { $guess-a }
    [migration] annonce le Druide et veut une Migration : un jeton Poison quitterait { $target } pour { $other }
    [execute] annonce le Bourreau et veut exécuter { $target }
    [executioner-attack] annonce le Bourreau et attaque { $target }
    [knight-attack] annonce le Chevalier et attaque { $target }
    [foolery] annonce le Filou et veut une Supercherie : échanger { $target } et { $other }
   *[spy] annonce le Chuchoteur et veut espionner { $target }
}{ $cost ->
    [0] {""}
    [one] {""} pour { $cost } pièce
   *[other] {""} pour { $cost } pièces
}.
rg-answer-sealed = { $seat } a répondu sous pli.
    .me = { $answer-id ->
    [believe] Sous pli, vous croyez l’annonce.
    [accuse] Sous pli, vous accusez.
    [allow] Sous pli, vous laissez passer l’action.
    [counter] Sous pli, vous contrez.
    [defend-first] Sous pli, vous recourez à la Défense par votre premier personnage.
    [defend-second] Sous pli, vous recourez à la Défense par votre second personnage.
    [resign] Sous pli, vous abandonnez : cela comptera quand tous auront répondu.
   *[other] Sous pli, vous choisissez de passer { $answer-your }.
}
rg-accused = { $seat } accuse { $player } de mentir sur { $character-the }.
    .me = Vous accusez { $player } de mentir sur { $character-the }.
    .target = { $seat } vous accuse de mentir sur { $character-the }.
rg-accusation-passed-over = Une autre accusation que celle de { $seat } a été retenue : { $seat } ne risque rien.
    .me = L’accusation d’un autre a été retenue : vous ne risquez rien.
rg-claim-believed = Personne n’accuse { $seat } de mentir sur { $character-the }.
    .me = Personne ne vous accuse de mentir sur { $character-the }.
rg-lie-admitted = { $seat } avoue un mensonge sur { $character-the } : l’annonce est nulle.
    .me = Vous avouez un mensonge sur { $character-the } : votre annonce est nulle.
rg-card-shown = { $seat } montre { $card-the } ({ $spot }) : l’annonce était vraie, et la carte retourne dans la pioche.
    .me = Vous montrez { $card-the } ({ $spot }) : votre annonce était vraie, et la carte retourne dans la pioche.
rg-card-replaced = { $seat } pioche une nouvelle carte pour remplacer son { $spot }.
    .me = Vous piochez une nouvelle carte pour remplacer votre { $spot } : { $card-a }.
rg-counter-claimed = Pour contrer { $player }, { $seat } annonce { $counter-claim }{ $counter-id ->
    [defend] {""} ; le { $spot } recevrait les dégâts
   *[other] {""}
}.
    .me = Pour contrer { $player }, vous annoncez { $counter-claim }{ $counter-id ->
    [defend] {""} ; { $spot-your } recevrait les dégâts
   *[other] {""}
}.
    .target = Pour vous contrer, { $seat } annonce { $counter-claim }{ $counter-id ->
    [defend] {""} ; le { $spot } recevrait les dégâts
   *[other] {""}
}.
rg-counters-passed = Il n’y a pas d’autre contre-action.
rg-action-blocked = { $counter } : { $seat } bloque { $player }, et l’action reste sans effet.
    .me = { $counter } : vous bloquez { $player }, et l’action reste sans effet.
    .target = { $counter } : { $seat } vous bloque, et votre action reste sans effet.
rg-action-lapsed = Un joueur concerné a quitté la partie : l’action déclarée par { $seat } tombe.
    .me = Un joueur concerné a quitté la partie : votre action tombe.
rg-coins-gained = { $seat } { $why-id ->
    [refund] récupère
   *[other] prend
} { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
} { $why-id ->
    [donation] grâce au Don des paysans
    [tax] de Taxe royale
    [heal] pour la Guérison
    [telepathy] pour avoir deviné juste
    [migration] pour la Migration
   *[refund] pour l’action annulée
}.
    .me = Vous { $why-id ->
    [refund] récupérez
   *[other] prenez
} { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
} { $why-id ->
    [donation] grâce au Don des paysans
    [tax] de Taxe royale
    [heal] pour la Guérison
    [telepathy] pour avoir deviné juste
    [migration] pour la Migration
   *[refund] pour l’action annulée
}.
rg-coins-stolen = { $why } : { $seat } { $why-id ->
    [opportunist] prend à { $player } { $amount } des pièces volées
   *[other] vole { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } à { $player }
}.
    .me = { $why } : vous { $why-id ->
    [opportunist] prenez à { $player } { $amount } des pièces volées
   *[other] volez { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } à { $player }
}.
    .target = { $why } : { $seat } vous { $why-id ->
    [opportunist] prend { $amount } des pièces volées
   *[other] vole { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
}.
rg-hp-gained = { $seat } gagne { $amount } PV sur son { $spot }.
    .me = { CAPITAL($spot-your) } gagne { $amount } PV.
rg-hp-lost = { $why } : { $why-id ->
    [defend] chez { $seat }, le { $spot } reçoit les dégâts et perd { $amount } PV
   *[other] { $seat } perd { $amount } PV sur son { $spot }
}.
    .me = { $why } : { $spot-your } { $why-id ->
    [defend] reçoit les dégâts et perd
   *[other] perd
} { $amount } PV.
rg-character-died = Chez { $seat }, le { $spot } meurt et se retourne : c’était { $card-a }{ $poison-id ->
    [zero] {""}
   *[other] , et son poison disparaît
}.
    .me = { CAPITAL($spot-your) } meurt et se retourne : c’était { $card-a }{ $poison-id ->
    [zero] {""}
   *[other] , et son poison disparaît
}.
rg-poison-placed = { $seat } pose un jeton Poison chez { $player }, sur le { $spot }.
    .me = Vous posez un jeton Poison chez { $player }, sur le { $spot }.
    .target = { $seat } pose un jeton Poison sur { $spot-your }.
rg-poison-moved = { $seat } déplace un jeton Poison, qui quitte { $target } pour { $other }.
    .me = Vous déplacez un jeton Poison, qui quitte { $target } pour { $other }.
rg-poison-spent = Chez { $seat }, le poison agit sur le { $spot }, et l’on retire { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}.
    .me = Le poison agit sur { $spot-your }, et l’on retire { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}.
rg-card-guessed = { $right-id ->
    [yes] { $seat } devine juste : chez { $player }, le { $spot } est { $card-a }.
   *[no] { $seat } croyait deviner { $guess-a } ; chez { $player }, le { $spot } est { $card-a }.
}
    .me = { $right-id ->
    [yes] Vous devinez juste : chez { $player }, le { $spot } est { $card-a }.
   *[no] Vous croyiez deviner { $guess-a } ; chez { $player }, le { $spot } est { $card-a }.
}
    .target = { $right-id ->
    [yes] { $seat } devine juste : { $spot-your } est { $card-a }.
   *[no] { $seat } croyait deviner { $guess-a } ; { $spot-your } est { $card-a }.
}
rg-card-spied = { $seat } regarde le { $spot } chez { $player }.
    .me = Vous regardez le { $spot } chez { $player } : c’est { $card-a }.
    .target = { $seat } regarde { $spot-your }.
rg-cards-drawn = { $seat } pioche deux cartes.
    .me = Vous piochez deux cartes : { $cards }.
rg-cards-exchanged = { $spots-count ->
    [0] { $seat } ne prend aucune des cartes piochées.
    [1] { $seat } échange son { $spots }.
   *[other] { $seat } échange ses deux personnages.
}
    .me = { $spots-count ->
    [0] Vous ne prenez aucune des cartes piochées.
    [1] Vous échangez votre { $spots } ; nouvelle carte : { $cards }.
   *[other] Vous échangez vos deux personnages ; nouvelles cartes : { $cards }.
}
rg-cards-swapped = { $seat } échange deux cartes : { $target } et { $other }.
    .me = Vous échangez deux cartes : { $target } et { $other }.
rg-cards-passed = On fait passer vers la { $direction } : { $passed }.
rg-card-received = { $seat } reçoit une carte de chez { $player } comme { $spot }{ $card-id ->
    [unknown] {""}
   *[other] {""} : { $card-a }
}.
    .me = Vous recevez une carte de chez { $player } comme { $spot } : { $card-a }.
    .target = { $seat } reçoit votre carte comme { $spot } : { $card-a }.
rg-wedding-held = Mariage royal : { $seat } a un nouveau { $spot }, avec { $hp } PV.
    .me = Mariage royal : vous avez un nouveau { $spot }, avec { $hp } PV : { $card-a }.
rg-player-fell = { $why-id ->
    [resigned] { $seat } abandonne et quitte la partie
   *[killed] Son Royal est mort : { $seat } quitte la partie
}.{ $cards-count ->
    [0] {""}
   *[other] {""} On retourne : { $cards }.
}{ $coins ->
    [0] {""}
    [one] {""} { $coins } pièce va au trésor.
   *[other] {""} { $coins } pièces vont au trésor.
}
    .me = { $why-id ->
    [resigned] Vous abandonnez et quittez la partie
   *[killed] Votre Royal est mort : vous quittez la partie
}.{ $cards-count ->
    [0] {""}
   *[other] {""} On retourne : { $cards }.
}{ $coins ->
    [0] {""}
    [one] {""} { $coins } pièce va au trésor.
   *[other] {""} { $coins } pièces vont au trésor.
}
rg-game-ended = La partie est finie. { $why-id ->
    [last-royal] Le dernier Royal en vie gagne : { $winners }.
   *[turn-limit] La limite de tours est atteinte ; encore en vie : { $winners }.
}

## Answers given ahead, and how long they hold

rg-ahead-accuse-two = accuser si vous avez deux fois ce personnage
rg-ahead-believe = croire toutes les annonces
rg-ahead-allow = ne jamais contrer
rg-until-turn = jusqu’à votre prochain tour
