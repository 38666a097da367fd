"""What a seat imagines and previews, and whether it does so fairly."""

from collections.abc import Mapping
from typing import Final

from antechamber.core.events import seen
from antechamber.core.laws.tables import Broken, Table, hold, over_the_wire, random_play, random_states, text_of

MOST_DEVIATIONS: Final = 3.7
"""How far a sample of worlds may stray from a fair draw."""


def imagination(table: Table) -> None:
    """`game.imagine(view)` and `state.imagine(seat)` draw the same worlds, and leave the state unchanged."""
    for number, state, dice in random_states(table):
        before = text_of(state.dump())
        for reader in table.readers():
            seed = dice.below(1 << 30)
            fast = state.imagine(reader, seed)
            slow = table.game.imagine(over_the_wire(table.game, state.view(reader)), seed)
            hold(text_of(fast.dump()) == text_of(slow.dump()), table, number, f"{reader} imagines two worlds")
            hold(fast.inventory() == state.inventory(), table, number, "a world has other things")
            again = fast.imagine(reader, seed)
            hold(text_of(again.dump()) == text_of(fast.dump()), table, number, "a world is imagined otherwise")
        hold(text_of(state.dump()) == before, table, number, "imagining has changed the state")


def previews(table: Table) -> None:
    """What a preview shows is what then happens, up to the first surprise."""
    for moment in random_play(table):
        view = moment.state.view(moment.seat)
        foreseen = table.game.preview(view, moment.move)
        happened = seen(moment.state.copy().narrate(moment.seat, moment.move), moment.seat)
        hold(foreseen == happened[: len(foreseen)], table, moment.number, "a preview shows what does not happen")
        rest = happened[len(foreseen) :]
        hold(not rest or rest[0].reveals, table, moment.number, "a preview stops before the first surprise")


def check_fair(counts: Mapping[str, int], expected: Mapping[str, float]) -> None:
    """Check by chi-square that worlds were drawn as often as expected; a fair draw fails about once in ten thousand."""
    drawn = sum(counts.values())
    if stray := set(counts) - set(expected):
        raise Broken(f"worlds that cannot be: {sorted(stray)[:3]}")
    chi_square = sum((counts.get(world, 0) - drawn * share) ** 2 / (drawn * share) for world, share in expected.items())
    freedom = len(expected) - 1
    # Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is almost normal.
    spread = 2 / (9 * freedom)
    deviations = ((chi_square / freedom) ** (1 / 3) - 1 + spread) / spread**0.5
    if deviations > MOST_DEVIATIONS:
        raise Broken(f"worlds are drawn unfairly: {deviations:.1f} standard deviations from what they should be")
