"""How many ways of playing lie n moves from a table, as chess's perft: a change of any rule changes a count."""

from antechamber import State


def ways(state: State, depth: int) -> int:
    """The number of sequences of so many moves, or of fewer where the game ends; every choice of all who are asked."""
    if depth == 0 or state.is_over:
        return 1
    number = 0
    for seat in state.actors:
        for move in state.choices(seat):
            after = state.copy()
            after.play(seat, move)
            number += ways(after, depth - 1)
    return number
