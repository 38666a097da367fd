# Ce qui se dit à une table de Royal Secrets, en français.

## Pourquoi non

rs-not-now = Ce n’est pas ce qui est demandé à présent : { $step-id ->
    [plans] jouez une des Faveurs proposées ou passez
    [splitting] envoyez chaque joueur chez le Roi ou chez la Reine
    [dinners] jouez une des Faveurs proposées ou passez
    [choosing] allez chez le Roi ou chez la Reine, ou jouez une des Faveurs proposées
    [naming] donnez la Parole à quelqu’un d’autre
    [betting] misez une carte
    [favors] jouez une des Faveurs proposées ou passez
    [recruiting] désignez une carte par un Recrutement ou passez
    [tie] choisissez une troisième carte
    [losses] jouez une des Faveurs proposées ou passez
   *[other] prenez l’un des choix proposés
}.
rs-no-such-player = Personne n’est assis là : les sièges sont numérotés de 0 à { $most }.
rs-parley-to-another = La Parole se donne à quelqu’un d’autre, on ne la garde pas.
rs-has-acted = Le siège { $seat } a déjà joué pour cette action ({ $action }) : nommez quelqu’un qui ne l’a pas encore fait.
rs-card-not-held = Vous n’avez pas { $card-id ->
    [excuse] d’{ $card }
   *[other] de { $card }
} en main.
rs-other-face = Votre première carte est { $first-id ->
    [up] visible : la seconde doit être cachée
   *[down] cachée : la seconde doit être visible
}.
rs-favor-not-held = Vous n’avez pas cette Faveur devant vous : { $favor }.
rs-planning-not-held = Vous n’avez pas de Planification à { $influence } d’influence.
rs-second-copy = Cette Faveur ({ $favor }) a déjà fait son effet pour vous à cette manche : un second exemplaire n’y ajouterait rien.
rs-dearer-planning = Une Planification à { $announced } est annoncée ; la vôtre, à { $influence }, ne déciderait de rien.
rs-no-valet-left = Il n’y a plus de Valet à piocher.
rs-nothing-to-spy = Aucune carte cachée d’autrui ne vous est encore inconnue.
rs-no-bet-there = Aucune carte n’est misée à cet endroit.
rs-bet-stabbed = Cette carte a été poignardée : elle ne compte plus de la manche.
rs-bet-face-up = Cette carte est visible : on ne poignarde qu’une mise cachée.
rs-has-medal = Cette carte porte déjà une Médaille.
rs-medal-on-nothing = Une Médaille ne changerait rien à cette carte ({ $card }).
rs-recruit-own = On recrute la carte d’un autre, pas la sienne.
rs-recruit-elsewhere = Son propriétaire n’est pas à votre Audience.
rs-recruit-claimed = Cette carte est déjà réservée par un Recrutement.
rs-recruit-zero = Un Courtisan 0 visible ne peut jamais être recruté.
rs-no-audience-loss = Vous n’avez rien perdu aux Audiences de cette manche.
rs-excuse-no-third = L’Excuse n’a pas d’influence : elle ne départage personne.

## Le nom des choses

rs-name-courtier-0 = Courtisan 0
rs-name-courtier-10 = Courtisan 10
rs-name-courtier-20 = Courtisan 20
rs-name-courtier-30 = Courtisan 30
rs-name-courtier-40 = Courtisan 40
rs-name-excuse = Excuse
rs-name-valet-minus-10 = Valet -10
rs-name-valet-0 = Valet 0
rs-name-valet-10 = Valet 10
rs-name-valet-20 = Valet 20
rs-name-cardinal-minus-10 = Cardinal -10
rs-name-cardinal-0 = Cardinal 0
rs-name-cardinal-10 = Cardinal 10
rs-name-cardinal-20 = Cardinal 20
rs-name-corruption = Corruption
rs-name-espionage = Espionnage
rs-name-recruitment = Recrutement
rs-name-medal-of-merit = Médaille du mérite
rs-name-stabbing = Coup de poignard
rs-name-royal-pardon = Grâce royale
rs-name-planning = Planification
rs-name-master-stroke = Coup de maître
rs-name-royal-dinner = Dîner Royal
rs-name-king = le Roi
    .of = du Roi
rs-name-queen = la Reine
    .of = de la Reine
rs-name-slot-1 = première
rs-name-slot-2 = seconde
rs-name-face-up-yes = visible
rs-name-face-up-no = cachée
rs-name-choose = choix de l’Audience
rs-name-first-card = première carte
rs-name-second-card = seconde carte
rs-name-opening = ouverture
rs-name-plans = Planifications
rs-name-splitting = répartition
rs-name-dinners = Dîners Royaux
rs-name-choosing = choix de l’Audience
rs-name-naming = passage de la Parole
rs-name-betting = mises
rs-name-favors = Faveurs
rs-name-recruiting = Recrutements
rs-name-revealing = révélation
rs-name-tie = départage
rs-name-dues = décompte
rs-name-losses = Grâces et Coups de maître
rs-name-clearing = fin de la manche
rs-name-over = fin de la partie
rs-name-uncounted = pas encore comptée
rs-name-empty = vide
rs-name-excused = excusée
rs-name-stood-up = désertée
rs-name-failed = échouée
rs-name-succeeded = réussie
rs-name-valet = Valet
rs-name-points = fleurs de lys
rs-name-unplayed = cartes restées en main
rs-audience = { $favor } à { $influence }
rs-laid-card = { $owner-id ->
    [nobody] le Cardinal
   *[other] { $owner }
} ({ $card })
rs-held-card = { $seat } ({ $card })

## Les coups en toutes lettres, relus quelle que soit la casse

rs-move-attend = aller chez { $side }
rs-move-give-parley = donner la Parole au { $to }
    .named = donner la Parole à { $to }
rs-move-bet = miser { $card }, carte { $face_up }
rs-move-show-third-card = montrer { $card } en troisième carte
rs-move-pass = passer
rs-move-use-corruption = jouer Corruption
rs-move-use-planning = jouer Planification à { $influence }
rs-move-split-players = envoyer chez le Roi : { $king }
rs-move-use-royal-dinner = jouer Dîner Royal
rs-move-use-espionage = jouer Espionnage
rs-move-use-stabbing = jouer Coup de poignard sur la { $slot } carte du { $owner-id ->
    [nobody] Cardinal
   *[other] { $owner }
}
    .named = jouer Coup de poignard sur la { $slot } carte { $owner-id ->
        [nobody] du Cardinal
       *[other] de { $owner }
    }
rs-move-use-medal = jouer Médaille du mérite sur la { $slot } carte du { $owner-id ->
    [nobody] Cardinal
   *[other] { $owner }
}
    .named = jouer Médaille du mérite sur la { $slot } carte { $owner-id ->
        [nobody] du Cardinal
       *[other] de { $owner }
    }
rs-move-use-recruitment = jouer Recrutement sur la { $slot } carte du { $owner }
    .named = jouer Recrutement sur la { $slot } carte de { $owner }
rs-move-use-royal-pardon = jouer Grâce royale
rs-move-use-master-stroke = jouer Coup de maître

## Ce qui est demandé : aux autres, puis à moi

rs-ask-opening = Une manche s’ouvre.
    .me = Une manche s’ouvre.
rs-ask-plans = { $asked } peut jouer une Faveur ({ $usable }).
    .me = Avant les choix : jouez une Faveur ({ $usable }) ou passez.
rs-ask-splitting = { $asked } répartit tout le monde entre le Roi et la Reine.
    .me = Votre Planification l’emporte : qui envoyez-vous chez le Roi ? Les autres iront chez la Reine.
rs-ask-dinners = { $asked } peut jouer une Faveur ({ $usable }).
    .me = Avant les mises : jouez une Faveur ({ $usable }) ou passez.
rs-ask-choosing = { $asked } a la Parole et choisit son Audience.
    .me = Vous avez la Parole : allez-vous chez le Roi ou chez la Reine ?{ $usable-count ->
    [0] {""}
   *[other] {" "}Ou jouez une Faveur ({ $usable }).
}
rs-ask-naming = { $asked } passe la Parole.
    .me = À qui donnez-vous la Parole ?{ $usable-count ->
    [0] {""}
   *[other] {" "}Ou jouez une Faveur ({ $usable }).
}
rs-ask-betting = { $asked } mise sa { $action }.
    .me = Misez votre { $action } : de vos deux cartes, l’une est visible et l’autre cachée.{ $usable-count ->
    [0] {""}
   *[other] {" "}Ou jouez une Faveur ({ $usable }).
}
rs-ask-favors = { $asked } peut jouer une Faveur ({ $usable }).
    .me = Une carte vient d’être misée : jouez une Faveur ({ $usable }) ou passez.
rs-ask-recruiting = { $asked } peut désigner une carte par un Recrutement.
    .me = Avant la révélation : désignez une carte par un Recrutement ou passez.
rs-ask-revealing = On révèle les cartes.
    .me = On révèle les cartes.
rs-ask-tie = Égalité pour la Faveur { $tie_side-of } ; à départager : { $asked }.
    .me = { $third-id ->
    [unknown] Égalité pour la Faveur { $tie_side-of } : choisissez en secret une troisième carte. La plus forte l’emporte.
   *[other] Votre troisième carte est choisie ({ $third }). À départager : { $asked }.
}
rs-ask-dues = On compte les points.
    .me = On compte les points.
rs-ask-losses = { $asked } peut jouer une Faveur ({ $usable }).
    .me = Vous allez perdre des points : jouez une Faveur ({ $usable }) ou passez.
rs-ask-clearing = On débarrasse la table.
    .me = On débarrasse la table.
rs-ask-over = La partie est finie.
    .me = La partie est finie.

## Ce qui s’est passé : pour les autres, pour moi qui agis, pour moi qui suis visé

rs-round-opened = Manche { $round }. Audience du Roi : { $king }. Audience de la Reine : { $queen }. { $first-id ->
    [me] Vous avez la Parole
   *[other] { $first } a la Parole
}.
rs-audience-chosen = { $seat } va chez { $side }.
    .me = Vous allez chez { $side }.
rs-parley-given = { $seat } donne la Parole à { $to }.
    .me = Vous donnez la Parole à { $to }.
    .target = { $seat } vous donne la Parole.
rs-favor-passed = { $seat } ne joue pas de Faveur.
    .me = Vous ne jouez pas de Faveur.
rs-planning-announced = { $seat } annonce une Planification à { $influence }.
    .me = Vous annoncez une Planification à { $influence }.
rs-players-split = { $seat } répartit tout le monde. Chez le Roi : { $king }. Chez la Reine : { $queen }.
    .me = Vous répartissez tout le monde. Chez le Roi : { $king }. Chez la Reine : { $queen }.
rs-dinner-taken = { $seat } joue un Dîner Royal et s’invite aux deux Audiences.
    .me = Vous jouez un Dîner Royal et vous invitez aux deux Audiences.
rs-valet-drawn = { $seat } pioche un Valet { $by-id ->
    [corruption] par Corruption
   *[excuse] grâce à l’Excuse
}.
    .me = Vous piochez un Valet { $by-id ->
    [corruption] par Corruption
   *[excuse] grâce à votre Excuse
} : { $card }.
rs-card-bet = { $seat } mise une { $slot } carte, { $card-id ->
    [unknown] { $face_up }
   *[other] { $face_up } : { $card }
}.
    .me = Vous misez une { $slot } carte, { $face_up } : { $card }.
rs-cardinal-bet = À l’Audience { $side-of }, le Cardinal pose sa { $slot } carte, { $card-id ->
    [unknown] cachée
   *[other] visible : { $card }
}.
rs-bets-spied = { $seat } joue un Espionnage et regarde toutes les cartes cachées.
    .me = Vous jouez un Espionnage et voyez : { $cards }.
rs-card-stabbed = { $seat } poignarde la { $slot } carte { $owner-id ->
    [nobody] du Cardinal
    [self] de sa propre mise
   *[other] misée par { $owner }
} : { $card } est hors jeu pour la manche.
    .me = Vous poignardez la { $slot } carte { $owner-id ->
    [nobody] du Cardinal
    [self] de votre propre mise
   *[other] misée par { $owner }
} : { $card } est hors jeu pour la manche.
    .target = { $seat } poignarde votre { $slot } carte : { $card } est hors jeu pour la manche.
rs-medal-laid = { $seat } pose une Médaille du mérite sur la { $slot } carte { $owner-id ->
    [nobody] du Cardinal
    [self] de sa propre mise
   *[other] misée par { $owner }
} : son influence est doublée.
    .me = Vous posez une Médaille du mérite sur la { $slot } carte { $owner-id ->
    [nobody] du Cardinal
    [self] de votre propre mise
   *[other] misée par { $owner }
} : son influence est doublée.
    .target = { $seat } pose une Médaille du mérite sur votre { $slot } carte : son influence est doublée.
rs-card-claimed = { $seat } joue un Recrutement sur la { $slot } carte misée par { $owner }.
    .me = Vous jouez un Recrutement sur la { $slot } carte misée par { $owner }.
    .target = { $seat } joue un Recrutement sur votre { $slot } carte.
rs-bets-revealed = { $cards-count ->
    [0] Il n’y a plus de carte cachée à révéler.
   *[other] On révèle les cartes cachées : { $cards }.
}
rs-player-withdrew = { $seat } avait misé l’Excuse et se retire.
    .me = Vous aviez misé l’Excuse et vous retirez.
rs-audience-counted = L’Audience { $side-of } { $outcome-id ->
    [succeeded] réussit, { $total } sur { $required }{ $leaders-count ->
        [0] {""} ; la plus forte mise est celle du Cardinal
       *[other] {""} ; plus forte influence : { $leaders }
    }
    [failed] échoue, { $total } sur { $required }
    [empty] n’a reçu personne : sa carte est défaussée
    [excused] s’arrête là : son seul invité s’est retiré
   *[stood-up] est désertée : chacun de ceux qui l’ont quittée le paie
}.
rs-third-card-chosen = { $seat } choisit une troisième carte : { $card }.
    .me = Vous choisissez en secret votre troisième carte : { $card }.
rs-third-cards-shown = Troisièmes cartes pour la Faveur { $side-of } : { $cards }.
rs-third-card-passed = { $to-id ->
    [self] { $seat } reprend sa carte : { $card }.
   *[other] { $seat } passe sa carte à { $to } : { $card }.
}
    .me = { $to-id ->
    [self] Vous reprenez votre carte : { $card }.
   *[other] Vous passez votre carte à { $to } : { $card }.
}
    .target = { $seat } vous passe sa carte : { $card }.
rs-audience-won = { $seat-id ->
    [nobody] Personne n’a la majorité chez { $side }.
   *[other] { $seat } a la majorité chez { $side }.
}
    .me = Vous avez la majorité chez { $side }.
rs-points-due = { $why-id ->
    [valet] { $sender-id ->
        [self] L’Audience échoue et la rumeur du Valet se retourne : { $seat } perd { $amount-size }.
       *[other] Rumeur d’un Valet envoyé par { $sender } : { $seat } perd { $amount-size }.
    }
    [master-stroke] Coup de maître : les pertes changées en gains font { $amount-size } de mieux pour { $seat }.
    [royal-pardon] Grâce royale : { $amount-size } de pertes en moins pour { $seat }.
    [opening] { $seat } commence avec { $amount }.
   *[other] { $amount-id ->
        [negative] Échec de l’Audience { $why-of } : { $seat } perd { $amount-size }.
       *[other] Réussite de l’Audience { $why-of } : { $seat } gagne { $amount-size }.
    }
}
    .me = { $why-id ->
    [valet] { $sender-id ->
        [self] L’Audience échoue et la rumeur de votre Valet se retourne : vous perdez { $amount-size }.
       *[other] Rumeur d’un Valet envoyé par { $sender } : vous perdez { $amount-size }.
    }
    [master-stroke] Coup de maître : vos pertes changées en gains font { $amount-size } de mieux pour vous.
    [royal-pardon] Grâce royale : { $amount-size } de pertes en moins pour vous.
    [opening] Vous commencez avec { $amount }.
   *[other] { $amount-id ->
        [negative] Échec de l’Audience { $why-of } : vous perdez { $amount-size }.
       *[other] Réussite de l’Audience { $why-of } : vous gagnez { $amount-size }.
    }
}
    .target = Votre Valet répand sa rumeur : { $seat } perd { $amount-size }.
rs-card-recruited = { $taken-id ->
    [yes] { $seat } recrute une carte misée par { $owner } : { $card }.
   *[no] Recrutement sans effet pour { $seat } : { $owner } garde { $card }.
}
    .me = { $taken-id ->
    [yes] Vous recrutez une carte misée par { $owner } : { $card }.
   *[no] Votre Recrutement est sans effet : { $owner } garde { $card }.
}
    .target = { $taken-id ->
    [yes] { $seat } recrute l’une de vos cartes : { $card }.
   *[no] Recrutement sans effet pour { $seat } : vous gardez { $card }.
}
rs-round-ended = Fin de la manche { $round }. Faveur du Roi : { $king }. Faveur de la Reine : { $queen }.
rs-game-ended = La partie est finie : { $scores }. En fleurs de lys : { $points }. Pour les cartes restées en main : { $unplayed }.

## Answers given ahead, and how long they hold

rs-ahead-pass = passer pour toutes les faveurs
rs-ahead-pass-on-open = passer tant qu’aucune mise cachée ne se prête à une faveur
rs-until-round = pour cette manche
rs-until-bet = jusqu’à votre prochaine mise
