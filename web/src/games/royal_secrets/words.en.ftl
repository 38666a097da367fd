# What the board of Royal Secrets says, in English.

rs-king = The King
rs-queen = The Queen
rs-rooms = The two audiences
rs-sill = Guests of both
rs-influence = influence
rs-if-granted = if it succeeds
rs-if-refused = if it fails

## The meter

rs-shown = { $influence } shown
rs-known = { $influence } known to you
rs-needs = needs { $influence }
rs-down = { $count ->
    [one] one face down
    [2] two face down
    [3] three face down
    [4] four face down
   *[other] { $count } face down
}
rs-to-come = { $count ->
    [one] one to come
    [2] two to come
    [3] three to come
    [4] four to come
   *[other] { $count } to come
}
rs-nobody-here = nobody yet

## Cards

rs-courtier = Courtier
rs-excuse = Excuse
rs-valet = Valet
rs-cardinal = Cardinal
rs-face-down-card = a card face down
rs-only-you = face down, known to you
rs-medal = with a Medal
rs-stabbed = stabbed
rs-spied = seen by { $names }
rs-claimed = claimed by { $name }
rs-place = { $slot ->
    [1] first card
   *[other] second card
}
rs-empty-place = { $slot ->
    [1] no first card yet
   *[other] no second card yet
}
rs-copies = { $card }, { $copies } of them
rs-withdrawn = withdrawn
rs-leads = leads
rs-wins = wins the favor

## Favors in one line

rs-cue-corruption = Draw a Valet.
rs-cue-planning = Send everybody where you please.
rs-cue-royal-dinner = Be a guest of both rooms.
rs-cue-espionage = Look at every card that lies face down.
rs-cue-stabbing = Strike out one face-down bet.
rs-cue-medal-of-merit = Double the value of one bet card.
rs-cue-recruitment = Take a card that another has bet.
rs-cue-royal-pardon = Cancel your losses of a round.
rs-cue-master-stroke = Gain what you would have lost.

## Piles

rs-piles = Piles
rs-pile-name = { $pile ->
    [audiences] Audiences
    [valets] Valets
   *[cardinal] Cardinal
}
rs-pile = { $pile ->
    [audiences] Audiences to come: { $count }
    [valets] Valets in the pile: { $count }
   *[cardinal] Cardinal’s cards in the pile: { $count }
}
rs-cardinals-played = Played: { $cards }

## Seats

rs-track = Audience
rs-track-of = Audience { $round } of { $rounds }
rs-hand-size = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
rs-due-gains = is due to gain
rs-due-losses = is due to lose
rs-has-parley = has the Parley
rs-favor-held = { $favor } (for { $influence })

## The hand and the writing case

rs-hand = Your cards
rs-favors = Your favors
rs-known-to-you = known to you alone
rs-reasons = Your fleur-de-lys, and why
rs-round = Audience { $round }
rs-at-first = At first
rs-due = { $why ->
    [opening] What you came with
    [king] The King’s audience
    [queen] The Queen’s audience
    [own-valet] Your own Valet’s rumor
    [valet] A rumor by { $sender }’s Valet
    [master-stroke] Master Stroke
   *[royal-pardon] Royal Pardon
}

## Buttons

rs-go-to = { $side ->
    [king] To the King
   *[queen] To the Queen
}
rs-parley-to = Parley to { $name }
rs-face = { $face ->
    [up] Face up
   *[down] Face down
}
rs-pass = Pass
rs-now-point = { $kind ->
    [bet] { $count ->
        [one] Now point at the bet that glows.
       *[other] Now point at one of the bets that glow.
    }
   *[card] { $count ->
        [one] Now point at the card of yours that glows.
       *[other] Now point at one of your cards that glow.
    }
}
rs-use = Use { $favor }
rs-use-planning = Use { $favor } ({ $influence })

## Planning

rs-split = Who goes where
rs-split-count = King: { $king }, Queen: { $queen }
rs-split-send = Send them
rs-split-king = King
rs-split-queen = Queen
