# What is said at a table of Queen Marie-Antoinette, in English.

## Why not

qma-not-now = That is no answer to what is asked now: { $step-id ->
    [draft] take one of the starting sets
    [turn] play a card of your court or validate a Plot
    [placing] choose the column where your card is placed
    [target] choose an opponent
    [giving] choose a card of your court
    [taking] choose a card of an opponent’s court
    [column] choose a column
    [swapping] choose the two columns whose top cards change places
    [moving] choose which top card moves, and to which column
    [plots] choose one of your Plots
   *[other] take one of the choices offered
}.
qma-no-such-player = There is no such player: the seats are numbered from 0 to { $most }.
qma-no-such-set = There is no such set: they are numbered from 1 to { $most }.
qma-set-gone = Set { $number } has been taken.
qma-card-not-in-court = { $card } is not in your court.
qma-plot-not-held = { $plot } is none of your unvalidated Plots.
qma-plot-not-fulfilled = Your court does not fulfill { $plot }.
qma-no-passing = You can play a card, so you may not pass.
qma-column-guarded = The guard of seat { $seat } stands on column { $column }: you may not place a card there.
qma-target-an-opponent = You have to choose an opponent, not yourself.
qma-target-not-leading = { $condition } cannot meet seat { $seat } now: another of your opponents has more points.
qma-target-not-larger = { $condition } cannot meet seat { $seat } now: their court is not larger than yours.
qma-target-without-plots = { $condition } cannot meet seat { $seat } now: they have no unvalidated Plot.
qma-card-not-an-opponents = { $card } is in no opponent’s court.
qma-another-column = You take the second card from another column than column { $column }, where you have placed yours.
qma-column-empty = Column { $column } has no card.
qma-must-put-under = One of your Plots has to go under the deck.
qma-no-such-first = The first player cannot be seat { $seat }: the seats of this table are numbered from 0 to { $most }.
qma-no-introductory-set = This deck has no Requirement { $requirement }, which belongs to the introductory set.

## Names of things

qma-name-military-0 = Military 0
qma-name-military-1 = Military 1
qma-name-military-2 = Military 2
qma-name-military-3 = Military 3
qma-name-military-4 = Military 4
qma-name-military-5 = Military 5
qma-name-military-6 = Military 6
qma-name-military-7 = Military 7
qma-name-military-8 = Military 8
qma-name-military-9 = Military 9
qma-name-military-10 = Military 10
qma-name-aristocrat-0 = Aristocrat 0
qma-name-aristocrat-1 = Aristocrat 1
qma-name-aristocrat-2 = Aristocrat 2
qma-name-aristocrat-3 = Aristocrat 3
qma-name-aristocrat-4 = Aristocrat 4
qma-name-aristocrat-5 = Aristocrat 5
qma-name-aristocrat-6 = Aristocrat 6
qma-name-aristocrat-7 = Aristocrat 7
qma-name-aristocrat-8 = Aristocrat 8
qma-name-aristocrat-9 = Aristocrat 9
qma-name-aristocrat-10 = Aristocrat 10
qma-name-merchant-0 = Merchant 0
qma-name-merchant-1 = Merchant 1
qma-name-merchant-2 = Merchant 2
qma-name-merchant-3 = Merchant 3
qma-name-merchant-4 = Merchant 4
qma-name-merchant-5 = Merchant 5
qma-name-merchant-6 = Merchant 6
qma-name-merchant-7 = Merchant 7
qma-name-merchant-8 = Merchant 8
qma-name-merchant-9 = Merchant 9
qma-name-merchant-10 = Merchant 10
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
qma-name-value-0 = a 0
qma-name-value-1 = a 1
qma-name-value-2 = a 2
qma-name-value-3 = a 3
qma-name-value-4 = a 4
qma-name-value-5 = a 5
qma-name-value-6 = a 6
qma-name-value-7 = a 7
qma-name-value-8 = an 8
qma-name-value-9 = a 9
qma-name-value-10 = a 10
qma-name-military = Military
    .many = Military
qma-name-aristocrat = Aristocrat
    .many = Aristocrats
qma-name-merchant = Merchant
    .many = Merchants
qma-name-cardinal = Cardinal
    .many = Cardinals
qma-name-favorite = Favorite
    .many = Favorites
qma-name-draft = choice of the sets
qma-name-turn = turn
qma-name-placing = placing the card
qma-name-target = choice of an opponent
qma-name-giving = choice of one’s own card
qma-name-taking = choice of another’s card
qma-name-column = choice of a column
qma-name-swapping = swapping top cards
qma-name-moving = moving a top card
qma-name-plots = exchange of Plots
qma-name-over = end of the game
qma-name-points = influence points
qma-name-requirement = Requirement

## The cards: the numbers of points come from the deck

qma-effect-full-sets = For each full set of the five factions in your court: { $p1 }.
qma-effect-largest-faction = For each card of your largest faction: { $p1 }.
qma-effect-pairs = For each pair of equal values (for each value half of its cards, rounded down): { $p1 }.
qma-effect-runs-of-three = For each run of three consecutive values, of any factions; no card is in two runs: { $p1 }.
qma-effect-high-cards = For each card of value 8 or more: { $p1 }.
qma-effect-low-cards = For each card of value 3 or less: { $p1 }.
qma-effect-largest-court = The most cards in court, by place: { $places }.
qma-effect-even-pairs = For every two even cards, rounded down (0 is even): { $p1 }.
qma-effect-strong-factions = For each faction of which you have four cards or more: { $p1 }.
qma-effect-leading-factions = For each faction of which you have a card and no opponent has more: { $p1 }.
qma-effect-strike = An opponent of your choice loses { $p1 }.
qma-effect-strike-all = Every opponent loses { $p1 }.
qma-effect-strike-the-leader = The opponent with the most points loses { $p1 }; among ties you choose.
qma-effect-strike-a-larger-court = An opponent of your choice with more cards in court than you now have loses { $p1 }.
qma-effect-strike-by-numbers = An opponent of your choice loses { $p1 } for each Military left in your court, at most { $p2 }.
qma-effect-strike-the-defenceless = Every opponent without a Military loses { $p1 }.
qma-effect-steal = You take { $p1 } from an opponent of your choice, as far as it is there.
qma-effect-exchange-with-a-court = After taking: exchange a card of your court with a card of an opponent’s court; you choose both.
qma-effect-upset-a-plot = An opponent of your choice puts an unvalidated Plot, picked by chance, under the deck and draws the top one.
qma-effect-guard = Put the guard on a column: no opponent may place a card there until your next turn begins.
qma-effect-most-cards = Most cards of the faction under the Order token: { $places }.
qma-effect-highest-sum = Highest sum of values of the faction under the Order token: { $places }.
qma-effect-highest-value = Highest single value of the faction under the Order token: { $places }.
qma-effect-lowest-value = Lowest single value of the faction under the Order token: { $places }.
qma-effect-most-odd-cards = Most odd cards of the faction under the Order token: { $places }.
qma-effect-most-even-cards = Most even cards of the faction under the Order token: { $places }.
qma-effect-most-high-cards = Most cards of value 6 or more of the faction under the Order token: { $places }.
qma-effect-most-low-cards = Most cards of value 5 or less of the faction under the Order token: { $places }.
qma-effect-fewest-cards = Fewest cards (one at least) of the faction under the Order token: { $places }.
qma-effect-longest-run = Longest run of consecutive values of the faction under the Order token: { $places }.
qma-effect-exchange-with-a-column = After taking: exchange a card of your court with the top card of a column.
qma-effect-take-elsewhere = Instead: take your two cards from the top of any one column, your own included.
qma-effect-reverse-a-column = After taking: reverse a column.
qma-effect-swap-the-tops = Before taking: swap the top cards of two columns.
qma-effect-take-from-two-columns = Instead: take the top card of your column and the top card of another.
qma-effect-draw-a-plot = After taking: draw a Plot, then put one of your unvalidated Plots under the deck.
qma-effect-change-plots = After taking: put none, one or two of your unvalidated Plots under the deck and draw as many.
qma-effect-move-a-top-card = Before taking: move the top card of a column to the bottom of another.
qma-effect-take-from-above = Instead: take the two cards directly above yours; if only one lies there, that one and your own.
qma-effect-take-three = Instead: take the top three of your column, then put a card of your court at its bottom; it has no effect.
qma-effect-five-factions = All five factions in your court: { $p1 }.
qma-effect-three-of-a-value = Three cards of one value: { $p1 }.
qma-effect-three-in-a-row = Three consecutive values, of any factions: { $p1 }.
qma-effect-four-of-a-faction = Four cards of one faction: { $p1 }.
qma-effect-most-cardinals = More Cardinals than each opponent: { $p1 }.
qma-effect-two-pairs = Two different values, each of them at least twice: { $p1 }.
qma-effect-no-9-or-10 = No card of value 9 or 10, and at least four cards: { $p1 }.
qma-effect-shared-largest-faction = No faction is your largest alone, and at least four cards: { $p1 }.
qma-effect-highest-alone = The highest value found in any court, which no opponent has: { $p1 }.
qma-effect-even-court = An even number of cards, at least two: { $p1 }.
qma-effect-plain-favor = You score { $p1 }.
qma-effect-favorites-at-the-bottom = You score { $p1 }, and { $p2 } for each column whose bottom card is a Favorite, yours included.
qma-effect-tops-like-the-covered-card = You score { $p1 }, and { $p2 } for each column whose top card has the covered card’s faction.
qma-effect-difference-of-the-tops = You score the difference in value of the two top cards of your column, at most { $p1 }.
qma-effect-covered-unlike-the-tops = The covered card’s faction is neither of the two top cards’ of your column: { $p1 }, else { $p2 }.
qma-effect-covered-compared = The covered card has your card’s value: { $p1 }; a higher one: { $p2 }; a lower one: { $p3 }.
qma-effect-shorter-columns = You score { $p1 }, and { $p2 } for each column shorter than yours is now.
qma-effect-covered-lower = The covered value is lower than yours: { $p1 }, else { $p2 }.
qma-effect-factions-on-top = For each different faction among the three top cards: { $p1 }.
qma-effect-longest-column = Your column was the longest, alone or tied: { $p1 }, else { $p2 }.
qma-plot-three-of-a-value = Three cards of value { $value }: { $p1 }.
qma-plot-run-of-factions = { $v1 }, { $v2 }, { $v3 }, { $v4 } in four different factions: { $p1 }.
qma-plot-run-of-a-faction = { $faction } { $v1 }, { $v2 }, { $v3 } and { $v4 }: { $p1 }.
qma-plot-four-of-a-faction = Four { $faction-many }: { $p1 }.
qma-plot-two-of-each = { CAPITAL($pairs) }: { $p1 }.
qma-two-of = two { $faction-many }

## Moves in words; read back whatever their case

qma-move-take-set = take set { $number-id }
qma-move-play = play { $card }
qma-move-validate = validate { $plot }
qma-move-pass = pass
qma-move-place = place it in column { $column-id }
qma-move-target = choose { $opponent }
    .named = choose { $opponent }
qma-move-give = give { $card }
qma-move-take = take { $card }
qma-move-choose-column = choose column { $column-id }
qma-move-swap-tops = swap the top cards of columns { $first-id } and { $second-id }
qma-move-move-top = move the top card of column { $source-id } to the bottom of column { $to-id }
qma-move-put-under = put { $plot } under the deck
qma-move-keep-plots = put no other Plot under the deck

## What is asked: of the others, and of me

qma-ask-draft = { $asked } chooses a starting set.
    .me = Choose a starting set: it will be the beginning of your court.
qma-ask-turn = It is { $asked }’s turn.
    .me = Your turn: play a card of your court, or validate a Plot.
qma-ask-placing = { $asked } plays { $played } and chooses a column.
    .me = In which column do you place { $played }?
qma-ask-target = { $effect }: { $asked } chooses an opponent.
    .me = { $effect }: which opponent do you choose?
qma-ask-giving = { $effect }: { $asked } chooses a card of their court.
    .me = { $effect }: which card of your court do you give?
qma-ask-taking = { $effect }: { $asked } offers { $given } and chooses a card of an opponent.
    .me = { $effect }: which card of an opponent do you take for { $given }?
qma-ask-column = { $effect }: { $asked } chooses a column.
    .me = { $effect }: which column do you choose?
qma-ask-swapping = { $effect }: { $asked } chooses two columns.
    .me = { $effect }: of which two columns do you swap the top cards?
qma-ask-moving = { $effect }: { $asked } moves the top card of a column.
    .me = { $effect }: which top card do you move, and to the bottom of which column?
qma-ask-plots = { $effect }: { $asked } exchanges Plots.
    .me = { $effect }: which of your Plots goes under the deck?
qma-ask-over = The game is over.
    .me = The game is over.

## What has happened: to the others, to me who did it, to me whom it meets

qma-set-taken = { $seat } takes set { $number-id }: { $cards }.
    .me = You take set { $number-id }: { $cards }.
qma-card-played = { $seat } plays { $card }.
    .me = You play { $card }.
qma-turn-passed = { $seat } has nothing to play and passes.
    .me = You have nothing to play and pass.
qma-card-placed = { $seat } places { $card } in column { $column-id }, on { $covered }.
    .me = You place { $card } in column { $column-id }, on { $covered }.
qma-cards-taken = { $seat } takes from column { $column-id }: { $cards }.
    .me = You take from column { $column-id }: { $cards }.
qma-column-emptied = Column { $column-id } is empty: the game ends with this turn.
qma-condition-lapsed = { $condition } does nothing for { $seat }.
    .me = { $condition } does nothing for you.
qma-points-scored = { $condition }: { $seat } scores { $amount }.
    .me = { $condition }: you score { $amount }.
qma-points-lost = { $condition }, played by { $by }: { $seat } loses { $amount }.
    .me = { $condition }, played by { $by }: you lose { $amount }.
    .target = Your { $condition }: { $seat } loses { $amount }.
qma-goal-reached = { $seat } has { $points } points: the game ends with this round.
    .me = You have { $points } points: the game ends with this round.
qma-courts-ranked = { $condition }: the courts are ranked by their cards of one faction, { $faction }. Ranked: { $ranked }.
qma-token-moved = The Order token moves on: { $faction }.
qma-card-offered = { $seat } offers { $card } for an exchange.
    .me = You offer { $card } for an exchange.
qma-courts-exchanged = { $seat } gives { $given } to { $opponent } and takes { $taken }.
    .me = You give { $given } to { $opponent } and take { $taken }.
    .target = { $seat } gives you { $given } and takes { $taken } from your court.
qma-top-exchanged = { $seat } lays { $given } on top of column { $column-id } and takes { $taken }.
    .me = You lay { $given } on top of column { $column-id } and take { $taken }.
qma-column-reversed = { $seat } reverses column { $column-id }.
    .me = You reverse column { $column-id }.
qma-tops-swapped = { $seat } swaps the top cards of columns { $first-id } and { $second-id }.
    .me = You swap the top cards of columns { $first-id } and { $second-id }.
qma-top-moved = { $seat } moves { $card } from the top of column { $source-id } to the bottom of column { $to-id }.
    .me = You move { $card } from the top of column { $source-id } to the bottom of column { $to-id }.
qma-card-put-back = { $seat } puts { $card } at the bottom of column { $column-id }.
    .me = You put { $card } at the bottom of column { $column-id }.
qma-guard-set = { $seat } puts the guard on column { $column-id }.
    .me = You put the guard on column { $column-id }.
qma-guard-lifted = { $seat }’s guard leaves column { $column-id }.
    .me = Your guard leaves column { $column-id }.
qma-plot-validated = { $seat } validates { $plot } and scores { $amount }.
    .me = You validate { $plot } and score { $amount }.
qma-plot-drawn = { $seat } draws a Plot.
    .me = You draw a Plot: { $plot }.
qma-plot-put-under = { $seat } puts a Plot under the deck.
    .me = You put { $plot } under the deck.
qma-plots-kept = { $seat } puts no other Plot under the deck.
    .me = You put no other Plot under the deck.
qma-plot-upset = { $seat } upsets the plans of { $opponent }: a Plot picked by chance goes under the deck.
    .me = You upset the plans of { $opponent }: a Plot picked by chance goes under the deck.
    .target = { $seat } upsets your plans: { $plot } goes under the deck.
qma-game-ended = The game is over: { $scores }. Points: { $points }. By the Requirement { $requirement }: { $counted }.
qma-plot-shown = { $seat } shows { $plot }, which was not validated; { $lacking ->
    [0] nothing was missing
   *[other] missing: { $missing }
}.
    .me = You show { $plot }, which you have not validated; { $lacking ->
    [0] nothing was missing
   *[other] missing: { $missing }
}.

## What a table adds

qma-table-removed = Back in the box since the set-up (impossible in this game): { $plots }.
qma-table-known = { $plot } is in the hand of { $name }, as you have seen.
qma-table-left = Not validated, and how far the court came:
