"""A game in which every choice is noted, to see what can be taken back."""

from antechamber import Move, State
from antechamber.core.undoing import WayBack


class Way:
    """A game in which every choice is noted."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.back = WayBack()

    def play(self, *moves: Move) -> bool:
        """Let whoever is asked make these moves; True if the last one can be taken back."""
        seat = -1
        for move in moves:
            seat, before = self.state.actors[0], self.state.copy()
            self.back.note(seat, before, self.state, self.state.narrate(seat, move))
        return self.back.is_open_to(seat)
