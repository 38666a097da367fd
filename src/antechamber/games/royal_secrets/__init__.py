"""Royal Secrets: send Courtiers to the King's or the Queen's audience, pool influence, betray."""

from antechamber.games.royal_secrets.game import RoyalSecretsGame

GAME = RoyalSecretsGame()
