# What is said at a table of Royal Secrets, in English.

## Why not

rs-not-now = That is no answer to what is asked now: { $step-id ->
    [plans] use a favor that is offered, or pass
    [splitting] send every player to the King or to the Queen
    [dinners] use a favor that is offered, or pass
    [choosing] go to the King or to the Queen, or use a favor that is offered
    [naming] give the Parley to another player
    [betting] bet a card
    [favors] use a favor that is offered, or pass
    [recruiting] claim a card by Recruitment, or pass
    [tie] choose a third card
    [losses] use a favor that is offered, or pass
   *[other] take one of the choices offered
}.
rs-no-such-player = There is no such player: the seats are numbered from 0 to { $most }.
rs-parley-to-another = The Parley goes to another player, not to its holder.
rs-has-acted = Seat { $seat } has done this already ({ $action }): name somebody who has not.
rs-card-not-held = You hold no { LOWER($card) }.
rs-other-face = Your first card lies face { $first }: the second one must lie the other way.
rs-favor-not-held = The favor { LOWER($favor) } does not lie before you.
rs-planning-not-held = You hold no Planning of influence { $influence }.
rs-second-copy = The favor { LOWER($favor) } has done its work for you this round: a second copy would do nothing.
rs-dearer-planning = A Planning of { $announced } is announced; yours of { $influence } would decide nothing.
rs-no-valet-left = There is no Valet left to draw.
rs-nothing-to-spy = No card of another lies face down that you have not seen.
rs-no-bet-there = No card has been bet there.
rs-bet-stabbed = That card was stabbed: it is out of this round.
rs-bet-face-up = That card lies face up: only a face-down bet can be stabbed.
rs-has-medal = That card bears a Medal already.
rs-medal-on-nothing = A Medal would change nothing on this card ({ LOWER($card) }).
rs-recruit-own = You claim a card of another player, not your own.
rs-recruit-elsewhere = Its owner is not at your audience.
rs-recruit-claimed = That card has been claimed already.
rs-recruit-zero = A 0-Courtier in sight can never be claimed.
rs-no-audience-loss = You have lost nothing at an audience this round.
rs-excuse-no-third = The Excuse has no influence, so it breaks no tie.

## Names of things

rs-name-courtier-0 = Courtier 0
rs-name-courtier-10 = Courtier 10
rs-name-courtier-20 = Courtier 20
rs-name-courtier-30 = Courtier 30
rs-name-courtier-40 = Courtier 40
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
rs-name-espionage = Espionage
rs-name-recruitment = Recruitment
rs-name-medal-of-merit = Medal of Merit
rs-name-stabbing = Stabbing
rs-name-royal-pardon = Royal Pardon
rs-name-planning = Planning
rs-name-master-stroke = Master Stroke
rs-name-royal-dinner = Royal Dinner
rs-name-king = the King
    .of = the King’s
rs-name-queen = the Queen
    .of = the Queen’s
rs-name-slot-1 = first
rs-name-slot-2 = second
rs-name-face-up-yes = face up
rs-name-face-up-no = face down
rs-name-choose = choose
rs-name-first-card = first card
rs-name-second-card = second card
rs-name-opening = opening
rs-name-plans = Plannings
rs-name-splitting = sharing out
rs-name-dinners = Royal Dinners
rs-name-choosing = choosing an audience
rs-name-naming = handing on the Parley
rs-name-betting = betting
rs-name-favors = favors
rs-name-recruiting = Recruitments
rs-name-revealing = turning up
rs-name-tie = tie-break
rs-name-dues = counting
rs-name-losses = Pardons and Strokes
rs-name-clearing = clearing the table
rs-name-over = end of the game
rs-name-uncounted = not counted yet
rs-name-empty = empty
rs-name-excused = excused
rs-name-stood-up = left by all
rs-name-failed = failed
rs-name-succeeded = succeeded
rs-name-valet = Valet
rs-name-points = fleur-de-lys
rs-name-unplayed = cards left in hand
rs-audience = { $favor } for { $influence }
rs-laid-card = { $owner-id ->
    [nobody] the Cardinal
   *[other] { $owner }
} ({ $card })
rs-held-card = { $seat } ({ $card })

## Moves in words; read back whatever their case

rs-move-attend = go to { $side }
rs-move-give-parley = give the Parley to { $to }
    .named = give the Parley to { $to }
rs-move-bet = bet { $card } { $face_up }
rs-move-show-third-card = show { $card } as third card
rs-move-pass = pass
rs-move-use-corruption = use Corruption
rs-move-use-planning = use Planning for { $influence }
rs-move-split-players = send { $king } to the King
rs-move-use-royal-dinner = use Royal Dinner
rs-move-use-espionage = use Espionage
rs-move-use-stabbing = use Stabbing on { $owner-id ->
    [nobody] the Cardinal
   *[other] { $owner }
}’s { $slot } card
    .named = use Stabbing on { $owner-id ->
        [nobody] the Cardinal
       *[other] { $owner }
    }’s { $slot } card
rs-move-use-medal = use Medal of Merit on { $owner-id ->
    [nobody] the Cardinal
   *[other] { $owner }
}’s { $slot } card
    .named = use Medal of Merit on { $owner-id ->
        [nobody] the Cardinal
       *[other] { $owner }
    }’s { $slot } card
rs-move-use-recruitment = use Recruitment on { $owner }’s { $slot } card
    .named = use Recruitment on { $owner }’s { $slot } card
rs-move-use-royal-pardon = use Royal Pardon
rs-move-use-master-stroke = use Master Stroke

## What is asked: of the others, and of me

rs-ask-opening = A round opens.
    .me = A round opens.
rs-ask-plans = { $asked } may use a favor ({ $usable }).
    .me = Before anyone chooses: use a favor ({ $usable }) or pass.
rs-ask-splitting = { $asked } shares everyone out between the King and the Queen.
    .me = Your Planning decides: whom do you send to the King? All others go to the Queen.
rs-ask-dinners = { $asked } may use a favor ({ $usable }).
    .me = Before the betting: use a favor ({ $usable }) or pass.
rs-ask-choosing = { $asked } has the Parley and chooses an audience.
    .me = You have the Parley: do you go to the King or to the Queen?{ $usable-count ->
    [0] {""}
   *[other] {" "}Or use a favor ({ $usable }).
}
rs-ask-naming = { $asked } hands on the Parley.
    .me = To whom do you give the Parley?{ $usable-count ->
    [0] {""}
   *[other] {" "}Or use a favor ({ $usable }).
}
rs-ask-betting = { $asked } bets a { $action }.
    .me = Bet your { $action }: one of your two lies face up, the other face down.{ $usable-count ->
    [0] {""}
   *[other] {" "}Or use a favor ({ $usable }).
}
rs-ask-favors = { $asked } may use a favor ({ $usable }).
    .me = A bet has been made: use a favor ({ $usable }) or pass.
rs-ask-recruiting = { $asked } may claim a card by Recruitment.
    .me = Before the cards are turned up: claim a card by Recruitment, or pass.
rs-ask-revealing = The cards are turned up.
    .me = The cards are turned up.
rs-ask-tie = A tie for { $tie_side-of } favor, to be broken by: { $asked }.
    .me = { $third-id ->
    [unknown] You are tied for { $tie_side-of } favor: choose a third card in secret. The highest wins.
   *[other] Your third card is chosen ({ $third }). The tie is to be broken by: { $asked }.
}
rs-ask-dues = The points are counted.
    .me = The points are counted.
rs-ask-losses = { $asked } may use a favor ({ $usable }).
    .me = You are about to lose points: use a favor ({ $usable }) or pass.
rs-ask-clearing = The table is cleared.
    .me = The table is cleared.
rs-ask-over = The game is over.
    .me = The game is over.

## What has happened: to the others, to me who did it, to me whom it meets

rs-round-opened = Round { $round }. The King’s audience: { $king }. The Queen’s: { $queen }. { $first-id ->
    [me] You have the Parley
   *[other] { $first } has the Parley
}.
rs-audience-chosen = { $seat } goes to { $side }.
    .me = You go to { $side }.
rs-parley-given = { $seat } gives the Parley to { $to }.
    .me = You give the Parley to { $to }.
    .target = { $seat } gives you the Parley.
rs-favor-passed = { $seat } uses no favor.
    .me = You use no favor.
rs-planning-announced = { $seat } announces a Planning for { $influence }.
    .me = You announce a Planning for { $influence }.
rs-players-split = { $seat } shares everyone out. To the King: { $king }. To the Queen: { $queen }.
    .me = You share everyone out. To the King: { $king }. To the Queen: { $queen }.
rs-dinner-taken = { $seat } uses Royal Dinner and is a guest of both audiences.
    .me = You use Royal Dinner and are a guest of both audiences.
rs-valet-drawn = { $seat } draws a Valet{ $by-id ->
    [corruption] {""} by Corruption
   *[excuse] {""} for the Excuse
}.
    .me = You draw a Valet{ $by-id ->
    [corruption] {""} by Corruption
   *[excuse] {""} for your Excuse
}: { $card }.
rs-card-bet = { $seat } bets { $card-id ->
    [unknown] a { $slot } card, { $face_up }
   *[other] a { $slot } card, { $face_up }: { $card }
}.
    .me = You bet a { $slot } card, { $face_up }: { $card }.
rs-cardinal-bet = At { $side-of } audience the Cardinal lays his { $slot } card, { $card-id ->
    [unknown] face down
   *[other] face up: { $card }
}.
rs-bets-spied = { $seat } uses Espionage and looks at every card that lies face down.
    .me = You use Espionage and see: { $cards }.
rs-card-stabbed = { $seat } uses Stabbing on { $owner-id ->
    [nobody] the Cardinal’s
    [self] their own
   *[other] { $owner }’s
} { $slot } card: { $card } is set aside.
    .me = You use Stabbing on { $owner-id ->
    [nobody] the Cardinal’s
    [self] your own
   *[other] { $owner }’s
} { $slot } card: { $card } is set aside.
    .target = { $seat } uses Stabbing on your { $slot } card: { $card } is set aside.
rs-medal-laid = { $seat } lays a Medal of Merit on { $owner-id ->
    [nobody] the Cardinal’s
    [self] their own
   *[other] { $owner }’s
} { $slot } card: its influence is doubled.
    .me = You lay a Medal of Merit on { $owner-id ->
    [nobody] the Cardinal’s
    [self] your own
   *[other] { $owner }’s
} { $slot } card: its influence is doubled.
    .target = { $seat } lays a Medal of Merit on your { $slot } card: its influence is doubled.
rs-card-claimed = { $seat } uses Recruitment on { $owner }’s { $slot } card.
    .me = You use Recruitment on { $owner }’s { $slot } card.
    .target = { $seat } uses Recruitment on your { $slot } card.
rs-bets-revealed = { $cards-count ->
    [0] No card lies face down any more.
   *[other] The cards are turned up: { $cards }.
}
rs-player-withdrew = { $seat } has bet the Excuse and withdraws.
    .me = You have bet the Excuse and withdraw.
rs-audience-counted = { CAPITAL($side-of) } audience { $outcome-id ->
    [succeeded] succeeds, { $total } of { $required }{ $leaders-count ->
        [0] ; the Cardinal has bet the most
       *[other] ; most influence: { $leaders }
    }
    [failed] fails, { $total } of { $required }
    [empty] has no guest: its card is discarded
    [excused] is over: its only guest has withdrawn
   *[stood-up] is left by all its guests: each pays for it
}.
rs-third-card-chosen = { $seat } chooses a third card: { $card }.
    .me = You choose your third card in secret: { $card }.
rs-third-cards-shown = Third cards for { $side-of } favor: { $cards }.
rs-third-card-passed = { $to-id ->
    [self] { $seat } takes back { $card }.
   *[other] { $seat } passes { $card } to { $to }.
}
    .me = { $to-id ->
    [self] You take back { $card }.
   *[other] You pass { $card } to { $to }.
}
    .target = { $seat } passes { $card } to you.
rs-audience-won = { $seat-id ->
    [nobody] Nobody has the majority with { $side }.
   *[other] { $seat } has the majority with { $side }.
}
    .me = You have the majority with { $side }.
rs-points-due = { $why-id ->
    [valet] { $sender-id ->
        [self] The audience of { $seat }’s Valet fails and the rumor comes home: { $seat } loses { $amount-size }.
       *[other] { $sender }’s Valet spreads a rumor: { $seat } loses { $amount-size }.
    }
    [master-stroke] Master Stroke: what { $seat } would have lost is gained instead, a difference of { $amount-size }.
    [royal-pardon] Royal Pardon: { $seat } is spared { $amount-size }.
    [opening] { $seat } begins with { $amount }.
   *[other] { $amount-id ->
        [negative] { CAPITAL($why-of) } audience failed: { $seat } loses { $amount-size }.
       *[other] { CAPITAL($why-of) } audience succeeded: { $seat } gains { $amount-size }.
    }
}
    .me = { $why-id ->
    [valet] { $sender-id ->
        [self] The audience of your Valet fails and the rumor comes home: you lose { $amount-size }.
       *[other] { $sender }’s Valet spreads a rumor: you lose { $amount-size }.
    }
    [master-stroke] Master Stroke: what you would have lost you gain instead, a difference of { $amount-size }.
    [royal-pardon] Royal Pardon: you are spared { $amount-size }.
    [opening] You begin with { $amount }.
   *[other] { $amount-id ->
        [negative] { CAPITAL($why-of) } audience failed: you lose { $amount-size }.
       *[other] { CAPITAL($why-of) } audience succeeded: you gain { $amount-size }.
    }
}
    .target = Your Valet spreads a rumor: { $seat } loses { $amount-size }.
rs-card-recruited = { $taken-id ->
    [yes] { $seat } recruits { $card } from { $owner }.
   *[no] { $seat } would have recruited { $card }, which stays with { $owner }.
}
    .me = { $taken-id ->
    [yes] You recruit { $card } from { $owner }.
   *[no] You would have recruited { $card }, which stays with { $owner }.
}
    .target = { $taken-id ->
    [yes] { $seat } recruits { $card } from you.
   *[no] { $seat } would have recruited { $card }, which stays with you.
}
rs-round-ended = Round { $round } is over. Favor of the King: { $king }. Favor of the Queen: { $queen }.
rs-game-ended = The game is over: { $scores }. In fleur-de-lys: { $points }. For cards left in hand: { $unplayed }.

## Answers given ahead, and how long they hold

rs-ahead-pass = pass on all favors
rs-ahead-pass-on-open = pass while no hidden bet is there to use a favor on
rs-until-round = this round
rs-until-bet = until your next bet
