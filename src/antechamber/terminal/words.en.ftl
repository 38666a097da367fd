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
    save [FILE] — keep the game; quit — leave, and save if you like
terminal-word-help = help
terminal-word-log = log
terminal-word-rules = rules
terminal-word-save = save
terminal-word-quit = quit
terminal-word-why = why
terminal-word-table = table
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
