# Ce que dit le plateau de Royal Secrets, en français.

rs-king = Le Roi
rs-queen = La Reine
rs-rooms = Les deux audiences
rs-sill = Invités des deux
rs-influence = influence
rs-if-granted = en cas de réussite
rs-if-refused = en cas d’échec

## La jauge

rs-shown = { $influence } en vue
rs-known = { $influence } que vous savez
rs-needs = { $influence } requis
rs-down = { $count ->
    [one] une cachée
    [2] deux cachées
    [3] trois cachées
    [4] quatre cachées
   *[other] { $count } cachées
}
rs-to-come = { $count ->
    [one] une à venir
    [2] deux à venir
    [3] trois à venir
    [4] quatre à venir
   *[other] { $count } à venir
}
rs-nobody-here = personne encore

## Les cartes

rs-courtier = Courtisan
rs-excuse = Excuse
rs-valet = Valet
rs-cardinal = Cardinal
rs-face-down-card = une carte cachée
rs-only-you = cachée, connue de vous
rs-medal = avec une Médaille
rs-stabbed = poignardée
rs-spied = vue par { $names }
rs-claimed = réclamée par { $name }
rs-place = { $slot ->
    [1] première carte
   *[other] seconde carte
}
rs-empty-place = { $slot ->
    [1] pas encore de première carte
   *[other] pas encore de seconde carte
}
rs-copies = { $card }, en { $copies } exemplaires
rs-withdrawn = s’est retiré
rs-leads = en tête
rs-wins = remporte la faveur

## Les faveurs en une ligne

rs-cue-corruption = Piochez un Valet.
rs-cue-planning = Envoyez chacun où bon vous semble.
rs-cue-royal-dinner = Soyez l’invité des deux salles.
rs-cue-espionage = Regardez toutes les cartes cachées.
rs-cue-stabbing = Écartez une mise cachée.
rs-cue-medal-of-merit = Doublez la valeur d’une carte misée.
rs-cue-recruitment = Prenez une carte misée par un autre.
rs-cue-royal-pardon = Annulez vos pertes d’une manche.
rs-cue-master-stroke = Gagnez ce que vous auriez perdu.

## Les piles

rs-piles = Piles
rs-pile-name = { $pile ->
    [audiences] Audiences
    [valets] Valets
   *[cardinal] Cardinal
}
rs-pile = { $pile ->
    [audiences] Audiences à venir : { $count }
    [valets] Valets dans la pile : { $count }
   *[cardinal] Cartes du Cardinal dans la pile : { $count }
}
rs-cardinals-played = Jouées : { $cards }

## Les places

rs-track = Audience
rs-track-of = Audience { $round } sur { $rounds }
rs-hand-size = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
rs-due-gains = va gagner
rs-due-losses = va perdre
rs-has-parley = a la Parole
rs-favor-held = { $favor } (pour { $influence })

## La main et l’écritoire

rs-hand = Vos cartes
rs-favors = Vos faveurs
rs-known-to-you = connus de vous seul
rs-reasons = Vos fleurs de lys, et pourquoi
rs-round = Audience { $round }
rs-at-first = Au début
rs-due = { $why ->
    [opening] Ce que vous aviez en arrivant
    [king] L’audience du Roi
    [queen] L’audience de la Reine
    [own-valet] La rumeur de votre propre Valet
    [valet] Une rumeur, le Valet de : { $sender }
    [master-stroke] Coup de maître
   *[royal-pardon] Grâce royale
}

## Les boutons

rs-go-to = { $side ->
    [king] Chez le Roi
   *[queen] Chez la Reine
}
rs-parley-to = La Parole à { $name }
rs-face = { $face ->
    [up] Visible
   *[down] Cachée
}
rs-pass = Passer
rs-now-point = { $kind ->
    [bet] { $count ->
        [one] Désignez maintenant la mise qui brille.
       *[other] Désignez maintenant l’une des mises qui brillent.
    }
   *[card] { $count ->
        [one] Désignez maintenant votre carte qui brille.
       *[other] Désignez maintenant l’une de vos cartes qui brillent.
    }
}
rs-use = Jouer { $favor }
rs-use-planning = Jouer { $favor } ({ $influence })

## La Planification

rs-split = Qui va où
rs-split-count = Roi : { $king }, Reine : { $queen }
rs-split-send = Les envoyer
rs-split-king = Roi
rs-split-queen = Reine
