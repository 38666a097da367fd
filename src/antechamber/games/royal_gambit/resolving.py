"""The action takes effect, with the counteractions that stand (RG 2.7)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.steps import AtOnce
from antechamber.games.royal_gambit import characters, exchanging, moving, passing, powers
from antechamber.games.royal_gambit.falling import clear_counters
from antechamber.games.royal_gambit.state import Act, At, Table


@final
class Resolving(AtOnce[Table]):
    """The action takes effect (RG 2.7)."""

    def __init__(self) -> None:
        super().__init__(At.RESOLVING, "resolving", "RG 2.7")

    def enter(self, table: Table) -> i64:
        """Carry out the action; then penalties are settled, unless it asks something more."""
        table.go_to(At.SETTLING)
        match table.action:
            case Act.FOOLERY:
                moving.swap(table, table.target, table.other)
            case Act.DEVIOUS:
                passing.begin_passing(table)
            case Act.SHAPESHIFT | Act.REINFORCEMENTS:
                exchanging.draw_two(table)
            case _:
                moving.unbind(table)
                take_effect(table)
                clear_counters(table)
        return 0


def take_effect(table: Table) -> None:
    """Carry out an action that asks nothing more and moves no card between players."""
    match table.action:
        case Act.DONATION:
            powers.collect_donation(table)
        case Act.TAX:
            powers.collect_tax(table)
        case Act.ROYAL_GAMBIT:
            powers.play_gambit(table)
        case Act.WEDDING:
            powers.hold_wedding(table)
        case Act.POISON:
            characters.poison(table)
        case Act.HEAL:
            characters.heal(table)
        case Act.RAID:
            characters.raid(table)
        case Act.TELEPATHY:
            characters.read_mind(table)
        case Act.MIGRATION:
            characters.migrate(table)
        case Act.EXECUTE:
            characters.execute(table)
        case Act.SPY:
            characters.spy(table)
        case _:
            characters.attack(table)
