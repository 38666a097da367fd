# What is said at a table of Royal Secrets, in English.

rs-not-now = That is no answer to what is asked now: { $step ->
    [plans] announce a Planning, use Corruption, or pass
    [splitting] send every player to the King or to the Queen
    [dinners] use Royal Dinner or Corruption, or pass
    [choosing] go to the King or to the Queen, or use Royal Dinner or Corruption
    [naming] give the Parley to another player
    [betting] bet a card
    [favors] use Espionage, Stabbing or a Medal of Merit, or pass
    [recruiting] claim a card by Recruitment, or pass
    [tie] choose a third card
    [losses] use Master Stroke or Royal Pardon, or pass
   *[other] take one of the choices offered
}.
rs-no-such-player = There is no such player: the seats are numbered from 0 to { $most }.
rs-parley-to-another = The Parley goes to another player, not to its holder.
rs-has-acted = Seat { $seat } has done this already ({ $action }): name somebody who has not.
rs-card-not-held = You hold no { $card }.
rs-other-face = Your first card lies face { $first }: the second one must lie the other way.
rs-favor-not-held = The favor { $favor } does not lie before you.
rs-planning-not-held = You hold no Planning of influence { $influence }.
rs-second-copy = The favor { $favor } has done its work for you this round: a second copy would do nothing.
rs-dearer-planning = A Planning of { $announced } is announced; yours of { $influence } would decide nothing.
rs-no-valet-left = There is no Valet left to draw.
rs-nothing-to-spy = No card of another lies face down that you have not seen.
rs-no-bet-there = No card has been bet there.
rs-bet-stabbed = That card was stabbed: it is out of this round.
rs-bet-face-up = That card lies face up: only a face-down bet can be stabbed.
rs-has-medal = That card bears a Medal already.
rs-medal-on-nothing = A Medal would change nothing on this card ({ $card }).
rs-recruit-own = You claim a card of another player, not your own.
rs-recruit-elsewhere = Its owner is not at your audience.
rs-recruit-claimed = That card has been claimed already.
rs-recruit-zero = A 0-Courtier in sight can never be claimed.
rs-no-audience-loss = You have lost nothing at an audience this round.
rs-excuse-no-third = The Excuse has no influence, so it breaks no tie.
