# What is said round the table in a terminal, in English.

## Any game

terminal-you = You
terminal-person = Player { $number }
terminal-welcome = At the table: { $names }.
terminal-resumed = The game goes on where it was left, after { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
terminal-hint = Answer with a number or in words. “?” shows the rule behind a question, “rules” all of them on one page, “help” what else there is.
terminal-news = What has happened:
terminal-no-log = Nothing has happened yet.
terminal-empty = Type the number of a choice, or “help”.
terminal-no-number = There is no such choice: the numbers go from 1 to { $most }.
terminal-confirm = { $question } Type “yes” if you are sure; anything else takes you back to the choices.
terminal-not-done = Nothing is done: choose again.
terminal-this-rule = Behind this question stands { $rule }: type “?” to read it.
terminal-allowed = That is allowed now: it is choice { $number }.
terminal-read-rule = Type “? { $rule }” to read that rule.
terminal-try-help = Type the number of a choice, or “help” for what else can be typed.
terminal-why-what = Type “why” and a move, to hear why it is not allowed now.
terminal-no-rule = There is no rule “{ $number }”. A number looks like this: { $example }.
terminal-hand-over = { $name } is asked now. The others look away.
terminal-press-enter = { $name }, press Enter when only you can see the screen.{" "}
terminal-saved = The game is saved in { $file }.
terminal-not-saved = The game was not saved. Good-bye!
terminal-offer = Save the game? Enter for { $file }, another name, or “no”
terminal-left = Good-bye! The game was not saved; with --save FILE it is kept after every move.
terminal-come-back = Good-bye! Go on with: antechamber play --resume { $file }
terminal-final = The final count
terminal-ranks = Final ranks, with points:
terminal-you-win = { $others ->
    [0] You have won!
   *[other] You have won, and share the first rank!
}
terminal-winner = { $count ->
    [one] { $names } wins the game.
   *[other] { $names } share the victory.
}
terminal-help =
    What you can type:
    3 — the choice of that number
    { $words } — a move in words
    { $short } — the same move in short notation
    ? — the rule behind this question; ? { $rule } — any rule
    rules — the rules on one page
    why MOVE — why a move is not allowed now
    table — the table again; log — all that has happened
    undo — take back your last choice, while nobody else has been asked
    ahead — answer questions like this one in advance; ahead clear — be asked again
    save [FILE] — keep the game; quit — leave, and save if you like
terminal-help-card = card M4 — what that card says; card — all cards in use, and your Plots
terminal-can-undo = “undo” takes back your last choice.
terminal-can-ahead = “ahead” answers such questions in advance.
terminal-ahead-cleared = You will be asked again.
terminal-ahead-set = Answered in advance: { $words }. “ahead clear” has you asked again.
terminal-no-ahead = This question cannot be answered in advance.
terminal-ahead-how = Type “ahead” and a number.
terminal-word-help = help
terminal-word-log = log
terminal-word-rules = rules
terminal-word-save = save
terminal-word-undo = undo
terminal-word-ahead = ahead
terminal-word-clear = clear
terminal-word-quit = quit
terminal-word-why = why
terminal-word-table = table
terminal-word-card = card
terminal-word-yes = yes
terminal-word-no = no
terminal-cannot-write = The file “{ $file }” cannot be written: { $fault }.
terminal-bad-people = From 1 to { $most } of the { $players } players are people, not { $people }.
terminal-which-game = Say which game to play, or give --resume FILE.

## Royal Secrets

terminal-rs-valet = { $card }, rumor { $rumor }
terminal-rs-stabbed = {" "}stabbed
terminal-rs-claimed = {" "}claimed by { $whose ->
    [me] you
   *[other] { $name }
}
terminal-rs-room = { $side ->
    [king] THE KING
   *[queen] THE QUEEN
}
terminal-rs-needs = Needs { $needs }. { $last ->
    [True] Wins { $gain } (majority only), fails { $loss }
   *[other] Success { $gain }, failure { $loss }
}
terminal-rs-gives = { $last ->
    [True] Last round: no favor
   *[other] Favor: { $favor }
}
terminal-rs-shown = { $shown } shown, { $down } face down
terminal-rs-missing = { $missing } still missing
terminal-rs-missing-known = You know of { $known }: { $missing } still missing
terminal-rs-enough = { $spare ->
    [0] Just enough, as far as you see
   *[other] Enough as far as you see, { $spare } to spare
}
terminal-rs-outcome = { $outcome ->
    [succeeded] Succeeded: { $total } of { $needs }
    [failed] Failed: { $total } of { $needs }
    [excused] Nobody stayed: not counted
    [stood-up] All withdrew: all pay the loss
   *[other] Not counted
}
terminal-rs-empty = Nobody came: no effect
terminal-rs-cardinal = The Cardinal
terminal-rs-colon = :{" "}
terminal-rs-nobody = nobody yet
terminal-rs-both = guest of both
terminal-rs-withdrew = withdrew
terminal-rs-won = wins the favor
terminal-rs-leads = leads
terminal-rs-round = Round { $round } of { $rounds }, { $phase ->
    [choosing] choosing an audience
    [betting] betting
   *[counting] counting
}
terminal-rs-parley = Parley: { $name }
terminal-rs-legend = [20] face up, (?) face down, (20) face down and known to you, x2 Medal
terminal-rs-waiting = { $action ->
    [choose] Still to choose
    [first-card] Still to bet a first card
   *[second-card] Still to bet a second card
}: { $names }
terminal-rs-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-rs-favors = favors: { $favors }
terminal-rs-hand = Your hand:
terminal-rs-points = Your points: { $points }
terminal-rs-due = This round: gains { $gains }, losses { $losses }, rumors { $rumors }
terminal-rs-favor-line = Your favor { $name }: { $does }
terminal-rs-does = { $favor ->
    [corruption] draw a Valet (while audiences are chosen; RS 12.3)
    [espionage] look at every card that lies face down (while betting; RS 12.6)
    [recruitment] take a card that another guest of your room has bet (before the cards are turned up; RS 12.9)
    [medal-of-merit] double a card that has been bet (while betting; RS 12.8)
    [stabbing] set a face-down bet aside (while betting; RS 12.7)
    [royal-pardon] cancel all your losses of a round (after the count; RS 12.10)
    [planning] send every player to the King or the Queen (before anyone chooses; RS 12.4)
    [master-stroke] gain what you would lose at audiences (after the count; RS 12.11)
   *[royal-dinner] be the guest of both audiences (when you choose; RS 12.5)
}
terminal-rs-face-up = Bet face up
terminal-rs-face-down = Bet face down
terminal-rs-other = Or
terminal-rs-give-parley = give the Parley to { $name }
terminal-rs-with-king = You to the King, together with
terminal-rs-with-queen = You to the Queen, together with
terminal-rs-alone = nobody
terminal-rs-on-bet = use { $favor } on { $whose ->
    [own] your own { $bet }
    [cardinal] the Cardinal’s { $bet }
   *[other] { $name }’s { $bet }
}
terminal-rs-start = Start: { $points }
terminal-rs-no-change = no change
terminal-rs-account = Round { $round }: { $reasons } → { $points }{ $floor ->
    [True] {" "}(nobody falls below 0)
   *[other] {""}
}
terminal-rs-reason = { $amount } { $why ->
    [king] King’s audience
    [queen] Queen’s audience
    [valet] { $whose ->
        [own] own Valet’s rumor
        [me] rumor of your Valet
       *[other] rumor of { $sender }’s Valet
    }
    [master-stroke] Master Stroke
    [royal-pardon] Royal Pardon
   *[opening] before
}
terminal-rs-unplayed = Cards left in hand ({ $cards }): +{ $points } (1 point for each 10, at most 6)
terminal-rs-total = Total: { $points }

## Royal Gambit

terminal-rg-turn = Turn { $turn }: { $whose ->
    [me] yours
   *[other] { $name }
}
terminal-rg-deck = Deck: { $cards }
terminal-rg-head = { $column ->
    [name] {""}
    [royal] Royal
    [first] First
    [second] Second
    [coins] Coins
   *[fallen] Face up
}
terminal-rg-house = { $royal ->
    [ash] Ash
    [birch] Birch
    [cedar] Cedar
    [elm] Elm
    [larch] Larch
   *[rowan] Rowan
}
terminal-rg-hp = { $hp } HP
terminal-rg-poison = { $count } poison
terminal-rg-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
terminal-rg-out = out, no. { $fell }
terminal-rg-wedded = wedded
terminal-rg-open = known to all
terminal-rg-seen = seen by { $names }
terminal-rg-seen-there = { $position }: { $remark }
terminal-rg-fallen = Face up: { $cards }
terminal-rg-fallen-of = { $name } ({ $cards })
terminal-rg-legend = [Knight] yours, (Knight) known to you, (?) face down, ♥ HP, ☠ poison
terminal-rg-so-far = You are about to declare: { $parts }{ $cost ->
    [0] {""}
    [one] {""} ({ $cost } coin)
   *[other] {""} ({ $cost } coins)
}. Nobody knows of it yet.
terminal-rg-does = { $action }: { $effect } ({ $rule }).
terminal-rg-effect = { $action ->
    [donation] 2 coins from the treasury
    [tax] 3 coins from the treasury
    [reinforcements] draw two cards, and exchange up to two characters
    [royal-gambit] kill a character, or deal 2 damage to a Royal
    [wedding] a new character with 2 HP
    [poison] a token, which takes 1 HP at the end of that player’s turn
    [heal] 1 HP more, and 1 coin
    [raid] steal 2 coins, or 1 if there are no more
    [barbarian-attack] 1 damage
    [telepathy] the card is shown and replaced; a right guess brings 2 coins and deals 1 damage
    [shapeshift] draw two cards, and exchange one character at most
    [migration] move a poison token, and collect 1 coin
    [execute] kill a character, whatever its HP
    [executioner-attack] 1 damage to a Royal
    [knight-attack] 1 damage
    [foolery] two characters change places, while HP and poison stay
    [spy] look at a character
   *[devious] everyone passes a character on, chosen in secret
}
terminal-rg-short = { $action ->
    [donation] 2 coins
    [tax] 3 coins
    [reinforcements] draw 2, exchange up to 2
    [royal-gambit] kill a character, or 2 damage to a Royal
    [wedding] a new character with 2 HP
    [poison] a token
    [heal] 1 HP, 1 coin
    [raid] steal 2 coins
    [barbarian-attack] 1 damage
    [telepathy] guess a character
    [shapeshift] exchange 1
    [migration] a token, 1 coin
    [execute] kill
    [executioner-attack] 1 damage (Royal)
    [knight-attack] 1 damage
    [foolery] swap two characters
    [spy] see a card
   *[devious] all pass a card
}
terminal-rg-action = { $action }{ $cost ->
    [0] {""}
   *[other] {""} ({ $cost })
}: { $effect }
terminal-rg-countered = It may be countered by claiming { $counter } ({ $rule }).
terminal-rg-counter = { $whose ->
    [me] You counter
   *[other] { $name } counters
} by { $counter }: { $state ->
    [judged] this is judged now
    [stands] it stands
   *[void] it is void
}.
terminal-rg-odds = { $card }: { $copies } cards in the game, { $known ->
    [0] none
   *[other] { $known }
} in your sight.
terminal-rg-owed = A penalty of 2 HP is still to be paid by: { $names }.
terminal-rg-returned = Gone back to the deck, as you know: { $cards }.
terminal-rg-copies = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
terminal-rg-poison-acts = Poison at the end of your turn: { $losses }.
terminal-rg-loss = { $name } -{ $amount }{ $end ->
    [dies] {""} (dies)
    [out] {""} (you are out)
   *[lives] {""}
}
terminal-rg-share = { $hp ->
    [0] { $name } dies
   *[other] { $name } { $hp }
}
terminal-rg-rest = { $rest ->
    [0] both die
   *[other] characters { $rest }
}
terminal-rg-powers = Powers of your Royal
terminal-rg-resign = Do you resign? You are out of the game { $when ->
    [now] at once
   *[later] when all have answered
}, and your characters are turned up.
terminal-rg-rob = { $name }, who has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
terminal-rg-guess = { $card } ({ $hidden ->
    [0] none
   *[other] { $hidden }
} hidden)
terminal-rg-send = { $words } (yours goes to { $to }, one comes from { $come })
terminal-rg-pass = { $card }, to { $name }
terminal-rg-exchange = { $new } instead of { $old } ({ $spot ->
    [first] first
   *[second] second
})
terminal-rg-position = { $spot ->
    [first] first
   *[second] second
}
terminal-rg-accuse = accuse { $name }
terminal-rg-show = show your { $card } ({ $spot ->
    [first] first
   *[second] second
})
terminal-rg-claim = claim { $claim }
terminal-rg-defend = claim the Knight: { $losses }
terminal-rg-bluff = { $words }{ $holds ->
    [True] , which you could prove
   *[other] , a bluff
}
terminal-rg-account = { $name }: { $reasons } ({ $rule })

## Queen Marie-Antoinette

terminal-qma-turn = { $step ->
    [draft] Choice of the sets
   *[play] { $whose ->
        [me] Your turn
       *[other] { $name }’s turn
    }
}{ $end ->
    [turn] , the last
    [round] , last round
   *[later] {""}
}
terminal-qma-goal = To { $goal } points; Plot deck: { $deck }
terminal-qma-requirement = Requirement
terminal-qma-offered = You offer { $card }.
terminal-qma-cards = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
terminal-qma-guard = (guard: { $whose ->
    [me] yours
   *[other] { $name }
})
terminal-qma-set = Set { $number }
terminal-qma-taken = taken
terminal-qma-head = { $column ->
    [points] Points
    [cards] Cards
   *[plots] Plots
}
terminal-qma-first = 1st
terminal-qma-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $worth ->
    [none] {""}
   *[other] {" "}({ $worth } for { $card })
}
terminal-qma-plots = { $count ->
    [one] { $count } Plot
   *[other] { $count } Plots
}
terminal-qma-impossible = impossible in this game
terminal-qma-under = Put under the Plot deck, from the top: { $plots }.
terminal-qma-legend = { $token } Order token, [taken first], (covered next), { $there } yours; “card M4” reads a card
terminal-qma-choice = { $words }: { $outcome }
terminal-qma-or-validate = Or validate a Plot
terminal-qma-validate = { $plot } { $text } You would have { $points }
terminal-qma-target = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $plots ->
    [one] { $plots } Plot
   *[other] { $plots } Plots
}
terminal-qma-place = column { $column }, on { $card }
terminal-qma-column = column { $column }
terminal-qma-tops = { $words }, then { $cards } on top
terminal-qma-swap = { $cards } (columns { $first } and { $second })
terminal-qma-move = { $card } from column { $source } to the bottom of column { $to }
terminal-qma-take = take { $cards }
terminal-qma-nothing = { $condition } does nothing
terminal-qma-farther = only { $plot }
terminal-qma-broken = breaks { $plots }
terminal-qma-then = then { $condition }
terminal-qma-ends = the game ends: { $scores }
terminal-qma-last-turn = the game ends with this turn
terminal-qma-last-round = the last round begins
terminal-qma-by-column = { $points } by column
terminal-qma-no-card = There is no card “{ $card }” in this deck. A reference looks like this: { $example }.
terminal-qma-zero = { $card } is a Character without a Condition on its back; playing it sets off { $condition }.
terminal-qma-read-requirement = { $card }, a Requirement, counted when the game has ended ({ $rule })
terminal-qma-used = { $used ->
    [True] It is the Requirement of this game.
   *[other] It is not in use: the Requirement of this game is { $card }.
}
terminal-qma-read-condition = { $card }, a Condition ({ $faction }), { $moment ->
    [after] after you have taken your cards
    [before] before you take any card
   *[at-once] at once, before you take any card
} ({ $rule })
terminal-qma-token-start = The Order token begins above { $faction }.
terminal-qma-acts = { $used ->
    [True] It is in use in this game.
   *[other] It is not in use: in this game the Condition of this faction is { $card }.
}
terminal-qma-read-plot = { $card }, a Plot, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $rule })
terminal-qma-where = { $where ->
    [own] You have validated it.
    [validated] { $name } has validated it.
    [held] It is one of yours.
    [under] You have put it under the deck.
   *[unknown] You do not know where it is.
}
terminal-qma-over = { $why ->
    [column] A column was emptied: the game is over.
    [goal] Somebody had { $goal } points, and the round is finished: the game is over.
   *[passes] Nobody can play: the game is over.
}
terminal-qma-judged = Requirement { $card }: { $text } ({ $rule })
terminal-qma-account = { $points } influence points, { $card } +{ $counted }: { $total }
terminal-qma-validated = { $count ->
    [0] No Plot validated
    [1] One Plot validated:
   *[other] { $count } Plots validated:
}
terminal-qma-tie = Where points are equal, more validated Plots are ahead ({ $rule }).
