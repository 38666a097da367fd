"""Royal Gambit: claim characters that you may not hold, accuse, counter, and keep your Royal alive."""

from antechamber.games.royal_gambit.game import RoyalGambitGame

GAME = RoyalGambitGame()
