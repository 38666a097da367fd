# What is said at a table of Royal Gambit, in English.

## Why not

rg-not-now = That is no answer to what is asked now: { $step-id ->
    [redistributing] say how many HP your Royal shall have, or keep all as it is
    [sharing] say how many HP your first character shall have
    [declaring] use a power of your Royal, or claim a character
    [aiming] say whom or what your action concerns
    [detailing] complete your action with the name, or the second place, that it still needs
    [accusing] accuse or believe
    [proving] show the claimed card or admit a lie
    [countering] counter the action or let it pass
    [exchanging] say which drawn cards you take, if any
    [passing] choose the character that you pass on
    [losing] say where you lose the 2 HP of the penalty
   *[other] take one of the choices offered
}.
rg-not-in-this-game = { $action } is not played at this table: choose another action.
rg-no-living-character = You have no living character, so you can neither claim one nor call Reinforcements: use another power of your Royal.
rg-too-dear = { $action } costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, and you have { $coins }: choose an action that you can pay for.
rg-wedded-already = You have held your Royal Wedding: there is only one for each player in a game.
rg-two-characters = A Royal Wedding needs an empty position, and you have two living characters.
rg-nobody-to-rob = No rival has a coin to be raided: choose another action.
rg-no-poison = No poison lies on the table, so there is nothing to move by Migration.
rg-nothing-to-swap = There are no two characters that Foolery could swap now: choose another action.
rg-nothing-to-pass = Devious cannot be used now: two players at least must have characters, and everyone who has one must have one to pass.
rg-no-rival-character = No rival has a living character, so this action has no target: choose another one.
rg-own-place-only = Heal cannot go there: it is for your own Royal or, except in the reduced game, for a living character of yours.
rg-no-poison-there = No poison lies there: choose a place that has a token.
rg-card-would-return = This would bring a card straight back to the player it has just come from: choose another one.
rg-rivals-only = This action is not for your own side: choose a rival.
rg-other-kind-of-target = { $action } cannot be aimed there: { $action-id ->
    [barbarian-attack] choose a rival Royal
    [knight-attack] choose a rival Royal
    [executioner-attack] choose a rival Royal
   *[other] choose a character, not a Royal
}.
rg-same-place = The token lies there already: choose another place for it.
rg-no-such-player = There is no such player: the seats are numbered from 0 to { $most }.
rg-nobody-there = Nobody lives there: choose a Royal or a character who is alive.
rg-no-coins-there = That player has no coin: raid somebody who has one.
rg-not-in-the-deck = This deck has no { $character }: name a character that it has.
rg-too-many-hp = { $hp } HP are too many: there are { $total } to give.
rg-nothing-moved = That would change nothing: to leave all HP where they are, keep them.
rg-name-defender = To Defend, say which of your characters takes the damage.
rg-nothing-to-defend = Nobody is under attack, so there is nothing to Defend: counter, or let the action pass.
rg-attacked-itself = Your { $spot } is the one under attack: name another to take the damage, or let the attack pass.
rg-no-character-there = You have no { $spot } any more: that position is empty.
rg-one-exchange = Shapeshift exchanges one character at most: leave the other as it is.
rg-not-drawn = You have not drawn that: each of your two drawn cards can be taken once.
rg-proves-nothing = That card is { $card-a } and does not prove { $character-the }: show another, or admit a lie.
rg-no-resigning = At this table nobody resigns at this point.
rg-hp-not-there = There are not so many HP to lose there: choose another split.
rg-same-player = Foolery swaps characters of two different players: choose one of somebody else.
rg-deck-too-small = With { $players } players the deck needs { $needed } cards at least, and it has { $cards }.
rg-no-such-first = Seat { $seat } cannot begin: the seats are numbered from 0 to { $most }.
rg-pay-off-for-two = The pay-off by difference is for two players, not for { $players }.

## Names of things

rg-name-alchemist = Alchemist
    .the = the Alchemist
    .a = an Alchemist
rg-name-barbarian = Barbarian
    .the = the Barbarian
    .a = a Barbarian
rg-name-clairvoyant = Clairvoyant
    .the = the Clairvoyant
    .a = a Clairvoyant
rg-name-druid = Druid
    .the = the Druid
    .a = a Druid
rg-name-executioner = Executioner
    .the = the Executioner
    .a = an Executioner
rg-name-knight = Knight
    .the = the Knight
    .a = a Knight
rg-name-trickster = Trickster
    .the = the Trickster
    .a = a Trickster
rg-name-whisperer = Whisperer
    .the = the Whisperer
    .a = a Whisperer

rg-name-donation = Peasants Donation
    .said = Peasants Donation
rg-name-tax = Royal Tax
    .said = Royal Tax
rg-name-reinforcements = Royal Reinforcements
    .said = Royal Reinforcements
rg-name-royal-gambit = Royal Gambit
    .said = Royal Gambit
rg-name-wedding = Royal Wedding
    .said = Royal Wedding

rg-name-poison = Poison
    .claim = the Alchemist: Poison
rg-name-heal = Heal
    .claim = the Alchemist: Heal
rg-name-raid = Raid
    .claim = the Barbarian: Raid
rg-name-barbarian-attack = Attack (Barbarian)
    .claim = the Barbarian: Attack
rg-name-telepathy = Telepathy
    .claim = the Clairvoyant: Telepathy
rg-name-shapeshift = Shapeshift
    .claim = the Druid: Shapeshift
rg-name-migration = Migration
    .claim = the Druid: Migration
rg-name-execute = Execute
    .claim = the Executioner: Execute
rg-name-executioner-attack = Attack (Executioner)
    .claim = the Executioner: Attack
rg-name-knight-attack = Attack (Knight)
    .claim = the Knight: Attack
rg-name-foolery = Foolery
    .claim = the Trickster: Foolery
rg-name-spy = Spy
    .claim = the Whisperer: Spy
rg-name-devious = Devious
    .claim = the Whisperer: Devious

rg-name-pickpocket = Pickpocket
    .claim = the Trickster: Pickpocket
rg-name-defend = Defend
    .claim = the Knight: Defend
rg-name-herbalism = Herbalism
    .claim = the Druid: Herbalism
rg-name-opportunist = Opportunist
    .claim = the Whisperer: Opportunist
rg-name-foresight = Foresight
    .claim = the Clairvoyant: Foresight

rg-name-royal = Royal
    .your = your Royal
rg-name-first = first character
    .your = your first character
rg-name-second = second character
    .your = your second character
rg-name-left = left
rg-name-right = right

rg-name-ash = House of the Ash
rg-name-birch = House of the Birch
rg-name-cedar = House of the Cedar
rg-name-elm = House of the Elm
rg-name-larch = House of the Larch
rg-name-rowan = House of the Rowan

rg-name-believe = believe
rg-name-accuse = accuse
rg-name-allow = do not counter
rg-name-counter = counter
rg-name-defend-first = Defend with the first character
rg-name-defend-second = Defend with the second character
rg-name-resign = resign

rg-name-attack = Attack
rg-name-penalty = Penalty
rg-name-refund = refund
rg-name-killed = killed
rg-name-resigned = resigned
rg-name-last-royal = last Royal alive
rg-name-turn-limit = turn limit
rg-name-outlived = rivals outlived
rg-name-dead-royal = dead Royal
rg-name-rival-fallen = fallen rival
rg-name-royal-hp = HP of the Royal
rg-name-characters = living characters
rg-name-coins = coins
rg-name-clipped = kept within bounds

rg-name-beginning = beginning of the turn
rg-name-redistributing = redistribution
rg-name-sharing = sharing the rest
rg-name-declaring = action
rg-name-aiming = choosing a target
rg-name-detailing = completing the action
rg-name-accusing = accusations
rg-name-proving = proof
rg-name-countering = counteractions
rg-name-opening = opening the counteractions
rg-name-resolving = effect
rg-name-exchanging = exchange
rg-name-passing = passing characters on
rg-name-settling = penalties
rg-name-losing = paying a penalty
rg-name-poisoning = poison
rg-name-over = end of the game

rg-place = { $seat-id ->
    [me] { $spot-your }
   *[other] { $seat }’s { $spot }
}
rg-turned-up = { $card } ({ $spot })

## Moves in words; read back whatever their case

rg-move-keep-hp = keep all HP where they are
rg-move-give-royal = put { $hp } HP on the Royal
rg-move-give-first = put { $hp } HP on the first character
rg-move-use = use { $power-said }
rg-move-claim = claim { $ability-claim }
rg-move-target = point at { $seat }’s { $spot }
    .named = point at { $seat }’s { $spot }
rg-move-rob = raid { $seat }
    .named = raid { $seat }
rg-move-guess = say that it is { $character-a }
rg-move-send = have all pass to the { $direction }
rg-move-accuse = accuse
rg-move-believe = believe
rg-move-show = show the { $spot }
rg-move-admit = admit a lie
rg-move-counter = counter
rg-move-defend = Defend with the { $spot }
rg-move-allow = do not counter
rg-move-exchange = { $first-id ->
    [unknown] { $second-id ->
        [unknown] keep the characters as they are
       *[other] take { $second-a } as second character
    }
   *[other] { $second-id ->
        [unknown] take { $first-a } as first character
       *[other] take { $first-a } as first and { $second-a } as second character
    }
}
rg-move-pass-on = pass on the { $spot }
rg-move-lose = lose { $royal ->
    [2] 2 HP on the Royal
    [1] { $first ->
        [1] 1 HP each on the Royal and the first character
       *[other] 1 HP each on the Royal and the second character
    }
   *[other] { $first ->
        [2] 2 HP on the first character
        [1] 1 HP each on both characters
       *[other] 2 HP on the second character
    }
}
rg-move-resign = resign

## What is asked: of the others, and of me

rg-ask-beginning = A turn begins.
    .me = Your turn begins.
rg-ask-redistributing = { $asked } may redistribute HP.
    .me = Your turn begins. How many HP shall your Royal have? Or keep all as it is.
rg-ask-sharing = { $asked } redistributes HP.
    .me = Your Royal shall have { $share } HP. How many shall your first character have? The second has the rest, and a character with 0 dies.
rg-ask-declaring = { $asked } chooses an action.
    .me = Choose your action: a power of your Royal, or the ability of a character whom you claim, whether you have the card or not.
rg-ask-aiming = { $asked } chooses an action.
    .me = { $action-id ->
    [royal-gambit] Royal Gambit for 9 coins: which rival character do you kill, or which Royal takes 2 damage?
    [poison] You claim the Alchemist: on which rival Royal or character do you lay the poison?
    [heal] You claim the Alchemist: where do you put the 1 HP of your Heal?
    [raid] You claim the Barbarian: whom do you raid, to steal 2 coins?
    [barbarian-attack] You claim the Barbarian, for 2 coins: whom do you attack?
    [telepathy] You claim the Clairvoyant: which rival character do you want to guess?
    [migration] You claim the Druid: from where do you take a poison token?
    [execute] You claim the Executioner, for 5 coins: which rival character do you execute?
    [executioner-attack] You claim the Executioner, for 1 coin: which rival Royal do you attack?
    [knight-attack] You claim the Knight, for 1 coin: whom do you attack?
    [foolery] You claim the Trickster: which character do you swap first?
    [spy] You claim the Whisperer: at which rival character do you look?
   *[devious] You claim the Whisperer: do all pass a character to the left or to the right? Left is clockwise.
}
rg-ask-detailing = { $asked } chooses an action.
    .me = { $action-id ->
    [telepathy] You claim the Clairvoyant and point at { $target }: which character do you say it is?
    [migration] You claim the Druid and take a poison token from { $target }: to where do you move it?
   *[foolery] You claim the Trickster and have chosen { $target }: with which character of another player do you swap it?
}
rg-ask-accusing = { $claimant-id ->
    [me] You claim
   *[other] { $claimant } claims
} { $opened-id ->
    [zero] { $action-claim }{ $action-id ->
        [raid] {""} against { $player }
       *[other] { $target-id ->
            [unknown] {""}
           *[other] {""} on { $target }
        }
    }
   *[other] { $counter-claim }
}. Who accuses? The answers are sealed.
    .me = { $answer-id ->
    [unknown] { $claimant } claims { $opened-id ->
        [zero] { $action-claim }{ $action-id ->
            [telepathy] {""} on { $target }, with { $guess-a } as the guess
            [devious] , to the { $direction }
            [migration] {""} from { $target } to { $other }
            [foolery] {""} to swap { $target } with { $other }
            [raid] {""} against { $player }
            [shapeshift] {""}
           *[other] {""} on { $target }
        }
       *[other] { $counter-claim }, against { $actor }
    }. Do you accuse? If { $claimant } shows { $claimed-the }, you lose 2 HP; if not, { $claimant } loses 2 HP and the claim is void.{ $opened-id ->
        [zero] { $counter-id ->
            [unknown] {""}
           *[other] {""} An accusation shuts out the counteraction ({ $counter }).
        }
       *[other] {""}
    } All answers are sealed.{ $sealed-id ->
        [unknown] {""}
        [allow] {""}
       *[other] {""} Your own counteraction is still to be opened.
    }
   *[other] Your answer is sealed ({ $answer }) and will be read when all have answered.
}
rg-ask-proving = { $accuser-id ->
    [me] You accuse
   *[other] { $accuser } accuses
} { $claimant } of lying about { $claimed-the }. Will the card be shown?
    .me = { $accuser } accuses you of lying about { $claimed-the }. Show it, and it goes back to the deck, you draw another, and { $accuser } loses 2 HP. Or admit a lie: no card is seen, { $opened-id ->
    [zero] your action
   *[other] your counteraction
} is void, and you lose 2 HP.
rg-ask-countering = { $actor-id ->
    [me] Your action
   *[other] { $actor }’s action
} may be countered with { $counter-claim }. Asked under seal: { $asked }.
    .me = { $answer-id ->
    [unknown] { $counter-id ->
        [pickpocket] { $actor } uses Royal Tax. Do you claim the Trickster, to steal 1 coin (Pickpocket)?
        [herbalism] { $actor } claims the Alchemist, to heal. Do you claim the Druid, to block it (Herbalism)?
        [opportunist] { $actor } claims the Barbarian, to raid { $player }. Do you claim the Whisperer, to have 1 of the stolen coins (Opportunist)?
        [foresight] { $actor } claims the Executioner, to kill { $target }. Do you claim the Clairvoyant, to block it (Foresight)?
       *[defend] { $action-id ->
            [royal-gambit] { $actor } plays a Royal Gambit against { $target }, for 2 damage.
           *[other] { $actor } attacks { $target }, for 1 damage.
        } Do you claim the Knight, and which of your characters takes the damage instead (Defend)?
    } You can be accused, and a lie costs 2 HP. The answers are sealed.
   *[other] Your answer is sealed ({ $answer }) and will be read when all have answered.
}
rg-ask-opening = The counteractions are opened.
    .me = The counteractions are opened.
rg-ask-resolving = The action takes effect.
    .me = The action takes effect.
rg-ask-exchanging = { $asked } looks at two cards and may exchange characters for them.
    .me = You have drawn: { $drawn }. { $action-id ->
    [reinforcements] Which take the place of characters of yours? You may keep your own, or take one or both.
   *[other] Does one of them take the place of a character of yours? You may also keep your own.
} What you do not take goes back to the deck.
rg-ask-passing = All who have a character pass one to the { $direction }. Asked under seal: { $asked }.
    .me = { $answer-id ->
    [unknown] Devious: which character do you pass to the { $direction }? What comes to you lies in the same position, and HP and poison stay. All choose in secret.
   *[other] Your choice is sealed ({ $answer }); the cards are passed when all have chosen.
}
rg-ask-settling = The penalties are paid.
    .me = The penalties are paid.
rg-ask-losing = { $asked } loses 2 HP as a penalty and chooses where.
    .me = You lose 2 HP as a penalty. Where do you take them? A character with 0 HP dies; if your Royal has 0, you are out.
rg-ask-poisoning = The poison acts.
    .me = The poison acts.
rg-ask-over = The game is over.
    .me = The game is over.

## What has happened: to the others, to me who did it, to me whom it meets

rg-turn-began = Turn { $turn } is { $seat }’s.
    .me = Turn { $turn } is yours.
rg-hp-kept = { $seat } leaves all HP where they are.
    .me = You leave all HP where they are.
rg-hp-redistributed = { $seat } redistributes HP: Royal { $royal }, first character { $first }, second character { $second }.
    .me = You redistribute HP: Royal { $royal }, first character { $first }, second character { $second }.
rg-action-declared = { $seat } { $action-id ->
    [royal-gambit] plays a Royal Gambit against { $target }
    [poison] claims the Alchemist, to poison { $target }
    [heal] claims the Alchemist, to heal { $target }
    [raid] claims the Barbarian and raids { $player }
    [barbarian-attack] claims the Barbarian and attacks { $target }
    [telepathy] claims the Clairvoyant and takes { $target } for { $guess-a } (Telepathy)
    [shapeshift] claims the Druid, to shapeshift
    [migration] claims the Druid, to move a poison token from { $target } to { $other } (Migration)
    [execute] claims the Executioner, to execute { $target }
    [executioner-attack] claims the Executioner and attacks { $target }
    [knight-attack] claims the Knight and attacks { $target }
    [foolery] claims the Trickster, to swap { $target } with { $other } (Foolery)
    [spy] claims the Whisperer, to spy on { $target }
    [devious] claims the Whisperer, to have all pass a character to the { $direction } (Devious)
   *[other] uses { $action-said }
}{ $cost ->
    [0] {""}
    [one] {""} for { $cost } coin
   *[other] {""} for { $cost } coins
}.
    .me = You { $action-id ->
    [royal-gambit] play a Royal Gambit against { $target }
    [poison] claim the Alchemist, to poison { $target }
    [heal] claim the Alchemist, to heal { $target }
    [raid] claim the Barbarian and raid { $player }
    [barbarian-attack] claim the Barbarian and attack { $target }
    [telepathy] claim the Clairvoyant and take { $target } for { $guess-a } (Telepathy)
    [shapeshift] claim the Druid, to shapeshift
    [migration] claim the Druid, to move a poison token from { $target } to { $other } (Migration)
    [execute] claim the Executioner, to execute { $target }
    [executioner-attack] claim the Executioner and attack { $target }
    [knight-attack] claim the Knight and attack { $target }
    [foolery] claim the Trickster, to swap { $target } with { $other } (Foolery)
    [spy] claim the Whisperer, to spy on { $target }
    [devious] claim the Whisperer, to have all pass a character to the { $direction } (Devious)
   *[other] use { $action-said }
}{ $cost ->
    [0] {""}
    [one] {""} for { $cost } coin
   *[other] {""} for { $cost } coins
}.
    .target = { $seat } { $action-id ->
    [royal-gambit] plays a Royal Gambit against { $target }
    [poison] claims the Alchemist, to poison { $target }
    [raid] claims the Barbarian and raids you
    [barbarian-attack] claims the Barbarian and attacks { $target }
    [telepathy] claims the Clairvoyant and takes { $target } for { $guess-a } (Telepathy)
    [migration] claims the Druid, to move a poison token from { $target } to { $other } (Migration)
    [execute] claims the Executioner, to execute { $target }
    [executioner-attack] claims the Executioner and attacks { $target }
    [knight-attack] claims the Knight and attacks { $target }
    [foolery] claims the Trickster, to swap { $target } with { $other } (Foolery)
   *[spy] claims the Whisperer, to spy on { $target }
}{ $cost ->
    [0] {""}
    [one] {""} for { $cost } coin
   *[other] {""} for { $cost } coins
}.
rg-answer-sealed = { $seat } has answered under seal.
    .me = { $answer-id ->
    [believe] Under seal, you believe the claim.
    [accuse] Under seal, you accuse.
    [allow] Under seal, you let the action pass.
    [counter] Under seal, you counter.
    [defend-first] Under seal, you Defend with your first character.
    [defend-second] Under seal, you Defend with your second character.
    [resign] Under seal, you resign: it counts when all have answered.
   *[other] Under seal, you choose to pass on { $answer-your }.
}
rg-accused = { $seat } accuses { $player } of lying about { $character-the }.
    .me = You accuse { $player } of lying about { $character-the }.
    .target = { $seat } accuses you of lying about { $character-the }.
rg-accusation-passed-over = Another accusation than that of { $seat } was taken: { $seat } risks nothing.
    .me = Somebody else’s accusation was taken: you risk nothing.
rg-claim-believed = Nobody accuses { $seat } of lying about { $character-the }.
    .me = Nobody accuses you of lying about { $character-the }.
rg-lie-admitted = { $seat } admits a lie about { $character-the }: the claim is void.
    .me = You admit a lie about { $character-the }: your claim is void.
rg-card-shown = { $seat } shows { $card-the } ({ $spot }): the claim was true, and the card goes back to the deck.
    .me = You show { $card-the } ({ $spot }): your claim was true, and the card goes back to the deck.
rg-card-replaced = { $seat } draws a new { $spot }.
    .me = You draw a new { $spot }: { $card-a }.
rg-counter-claimed = { $seat } counters { $player } and claims { $counter-claim }{ $counter-id ->
    [defend] , with the { $spot } to take the damage
   *[other] {""}
}.
    .me = You counter { $player } and claim { $counter-claim }{ $counter-id ->
    [defend] , with { $spot-your } to take the damage
   *[other] {""}
}.
    .target = { $seat } counters you and claims { $counter-claim }{ $counter-id ->
    [defend] , with the { $spot } to take the damage
   *[other] {""}
}.
rg-counters-passed = There is no further counteraction.
rg-action-blocked = { $counter }: { $seat } blocks { $player }, whose action has no effect.
    .me = { $counter }: you block { $player }, whose action has no effect.
    .target = { $counter }: { $seat } blocks you, and your action has no effect.
rg-action-lapsed = Somebody whom it needs has left the game: { $seat }’s action lapses.
    .me = Somebody whom it needs has left the game: your action lapses.
rg-coins-gained = { $seat } { $why-id ->
    [refund] gets back
   *[other] collects
} { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} { $why-id ->
    [donation] from the peasants
    [tax] by Royal Tax
    [heal] for the Heal
    [telepathy] for the right guess
    [migration] for the Migration
   *[refund] for the canceled action
}.
    .me = You { $why-id ->
    [refund] get back
   *[other] collect
} { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} { $why-id ->
    [donation] from the peasants
    [tax] by Royal Tax
    [heal] for the Heal
    [telepathy] for the right guess
    [migration] for the Migration
   *[refund] for the canceled action
}.
rg-coins-stolen = { $why }: { $seat } { $why-id ->
    [opportunist] takes { $amount } of the stolen coins from { $player }
   *[other] steals { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } from { $player }
}.
    .me = { $why }: you { $why-id ->
    [opportunist] take { $amount } of the stolen coins from { $player }
   *[other] steal { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } from { $player }
}.
    .target = { $why }: { $seat } { $why-id ->
    [opportunist] takes { $amount } of the stolen coins from you
   *[other] steals { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } from you
}.
rg-hp-gained = { $seat }’s { $spot } gains { $amount } HP.
    .me = { CAPITAL($spot-your) } gains { $amount } HP.
rg-hp-lost = { $why }: { $seat }’s { $spot } { $why-id ->
    [defend] takes the damage and loses
   *[other] loses
} { $amount } HP.
    .me = { $why }: { $spot-your } { $why-id ->
    [defend] takes the damage and loses
   *[other] loses
} { $amount } HP.
rg-character-died = { $seat }’s { $spot } dies and is turned up: { $card-a }{ $poison-id ->
    [zero] {""}
   *[other] , and its poison is gone
}.
    .me = { CAPITAL($spot-your) } dies and is turned up: { $card-a }{ $poison-id ->
    [zero] {""}
   *[other] , and its poison is gone
}.
rg-poison-placed = { $seat } lays a poison token on { $player }’s { $spot }.
    .me = You lay a poison token on { $player }’s { $spot }.
    .target = { $seat } lays a poison token on { $spot-your }.
rg-poison-moved = { $seat } moves a poison token from { $target } to { $other }.
    .me = You move a poison token from { $target } to { $other }.
rg-poison-spent = The poison on { $seat }’s { $spot } acts, and { $amount ->
    [one] { $amount } token is
   *[other] { $amount } tokens are
} removed.
    .me = The poison on { $spot-your } acts, and { $amount ->
    [one] { $amount } token is
   *[other] { $amount } tokens are
} removed.
rg-card-guessed = { $right-id ->
    [yes] { $seat } has guessed right: { $player }’s { $spot } is { $card-a }.
   *[no] { $seat } has guessed { $guess-a }, but { $player }’s { $spot } is { $card-a }.
}
    .me = { $right-id ->
    [yes] You have guessed right: { $player }’s { $spot } is { $card-a }.
   *[no] You have guessed { $guess-a }, but { $player }’s { $spot } is { $card-a }.
}
    .target = { $right-id ->
    [yes] { $seat } has guessed right: { $spot-your } is { $card-a }.
   *[no] { $seat } has guessed { $guess-a }, but { $spot-your } is { $card-a }.
}
rg-card-spied = { $seat } looks at { $player }’s { $spot }.
    .me = You look at { $player }’s { $spot }: it is { $card-a }.
    .target = { $seat } looks at { $spot-your }.
rg-cards-drawn = { $seat } draws two cards.
    .me = You draw two cards: { $cards }.
rg-cards-exchanged = { $spots-count ->
    [0] { $seat } takes none of the drawn cards.
    [1] { $seat } exchanges the { $spots }.
   *[other] { $seat } exchanges both characters.
}
    .me = { $spots-count ->
    [0] You take none of the drawn cards.
    [1] You exchange your { $spots }; the new card: { $cards }.
   *[other] You exchange both characters; the new cards: { $cards }.
}
rg-cards-swapped = { $seat } swaps { $target } with { $other }.
    .me = You swap { $target } with { $other }.
rg-cards-passed = These are passed to the { $direction }: { $passed }.
rg-card-received = { $seat }’s { $spot } has come from { $player }{ $card-id ->
    [unknown] {""}
   *[other] : { $card-a }
}.
    .me = Your { $spot } has come from { $player }: { $card-a }.
    .target = { $seat }’s { $spot } has come from you: { $card-a }.
rg-wedding-held = Royal Wedding: { $seat } has a new { $spot } with { $hp } HP.
    .me = Royal Wedding: you have a new { $spot } with { $hp } HP, { $card-a }.
rg-player-fell = { $why-id ->
    [resigned] { $seat } resigns and is out of the game
   *[killed] { $seat }’s Royal is dead, and { $seat } is out of the game
}.{ $cards-count ->
    [0] {""}
   *[other] {""} Turned up: { $cards }.
}{ $coins ->
    [0] {""}
    [one] {""} { $coins } coin goes to the treasury.
   *[other] {""} { $coins } coins go to the treasury.
}
    .me = { $why-id ->
    [resigned] You resign and are out of the game
   *[killed] Your Royal is dead, and you are out of the game
}.{ $cards-count ->
    [0] {""}
   *[other] {""} Turned up: { $cards }.
}{ $coins ->
    [0] {""}
    [one] {""} { $coins } coin goes to the treasury.
   *[other] {""} { $coins } coins go to the treasury.
}
rg-game-ended = The game is over. { $why-id ->
    [last-royal] The last Royal alive wins: { $winners }.
   *[turn-limit] The limit of turns is reached; still alive: { $winners }.
}

## Answers given ahead, and how long they hold

rg-ahead-accuse-two = accuse if you hold two of that character
rg-ahead-believe = believe every claim
rg-ahead-allow = never counter
rg-until-turn = until your next turn
