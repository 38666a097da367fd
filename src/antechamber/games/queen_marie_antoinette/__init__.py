"""Queen Marie-Antoinette: play people of your court into three columns, please the Queen, hatch Plots."""

from antechamber.games.queen_marie_antoinette.game import QueenMarieAntoinetteGame

GAME = QueenMarieAntoinetteGame()
