"""The laws prove their teeth on Royal Gambit: planted faults, each of which one of them must catch."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

import antechamber
from antechamber.core.events import EVERYONE
from antechamber.core.laws import LAWS, Table
from antechamber.core.refused import Refused
from antechamber.core.seats import lowest, members
from antechamber.games.royal_gambit import (
    accusing,
    characters,
    countering,
    declaring,
    exchanging,
    places,
    powers,
    state,
)
from antechamber.games.royal_gambit import events as told
from antechamber.games.royal_gambit.cards import (
    ACTIONS,
    CHARACTERS,
    DRUID,
    KNIGHT,
    SPOTS,
)
from antechamber.games.royal_gambit.memory import kind_of, when_of
from antechamber.games.royal_gambit.positions import dump
from antechamber.games.royal_gambit.positions.shapes import CharacterPosition, Position
from antechamber.games.royal_gambit.state import CHARACTER_OF, royal_of
from antechamber.games.royal_gambit.views import from_state, imagine
from antechamber.games.royal_gambit.views import shapes as view
from tests.games.royal_gambit import test_accusing as accusations
from tests.laws.teeth import Patch, is_caught, rewrite_view

pytestmark = [pytest.mark.pure, pytest.mark.mutant]

GAME = antechamber.game("royal-gambit")
OPTIONS: dict[str, object] = {"redistribution": False, "coins": 10, "characters": 1}
"""So that characters live, and everything can be paid: also a Wedding, which brings a second character."""

Plant = Callable[[Patch], None]


@dataclass(frozen=True)
class Mutant:
    """A fault, the law that must catch it, and the options of the games in which it shows soon."""

    plant: Plant
    law: str
    options: dict[str, object]


MUTANTS: list[Mutant] = []
# Decks in which not much else can be claimed.
SPIES = {"whisperer": 9, "trickster": 3}
DRUIDS = {"druid": 9, "trickster": 3}
HEALERS = {"alchemist": 9, "trickster": 3}
TAXES: dict[str, object] = {"deck": {"trickster": 8, "druid": 8}, "actions": "reduced"}


def breaking(law: str, **options: object) -> Callable[[Plant], Plant]:
    """Marks a fault by the law that must catch it."""

    def mark(plant: Plant) -> Plant:
        MUTANTS.append(Mutant(plant, law, {**OPTIONS, **options}))
        return plant

    return mark


def caught(law: str, options: dict[str, object]) -> bool:
    """True when the law finds the fault in one of a few random games."""
    tables = (Table(GAME, players, seed, options) for seed in range(6) for players in (3, 2))
    return is_caught(LAWS[law], tables)


def cards_of(table: Any, seat: int) -> list[int]:
    """The cards in both positions of a seat; -1 for none."""
    return [table.card[royal_of(seat) + spot] for spot in range(1, SPOTS)]


# What is told


@breaking("two worlds", deck=SPIES)
def a_spied_card_that_all_are_told(patch: Patch) -> None:
    patch.setattr(characters, "only", lambda seat: EVERYONE)


@breaking("two worlds", deck=DRUIDS)
def drawn_cards_that_all_are_told(patch: Patch) -> None:
    patch.setattr(exchanging, "only", lambda seat: EVERYONE)


@breaking("two worlds", deck=SPIES)
def a_replacing_card_that_all_are_told(patch: Patch) -> None:
    patch.setattr(accusing, "only", lambda seat: EVERYONE)


@breaking("two worlds")
def a_bride_that_all_are_told(patch: Patch) -> None:
    patch.setattr(powers, "only", lambda seat: EVERYONE)


@breaking("two worlds")
def a_sealed_answer_that_others_hear_of(patch: Patch) -> None:
    patch.setattr(told.AnswerSealed, "private", False)


@breaking("previews")
def an_unused_accusation_that_is_told(patch: Patch) -> None:
    honest = accusing.take_accuser

    def name_all(table: Any, accusers: int) -> int:
        taken = honest(table, accusers)
        for seat in members(accusers & ~(1 << taken)):
            if table.events is not None:
                table.tell(told.LieAdmitted(seat=seat, character=CHARACTERS[accusing.claimed(table)]))
        return taken

    patch.setattr(accusing, "take_accuser", name_all)


@breaking("imagination", deck=SPIES)
def an_accuser_passed_over_whose_view_forgets_it(patch: Patch) -> None:
    """What was told must be in the view."""
    rewrite_view(patch, GAME.order, lambda seen, table, reader: {"passed_over": False})


@breaking("two worlds", deck=HEALERS)
def coins_for_an_honest_heal_that_nobody_is_told_of(patch: Patch) -> None:
    honest = characters.heal

    def heal(table: Any) -> None:
        honest(table)
        if CHARACTER_OF[table.action] in cards_of(table, table.player):
            table.coins[table.player] += 1

    patch.setattr(characters, "heal", heal)


# What is seen


@breaking("two worlds")
def a_view_of_hidden_cards(patch: Patch) -> None:
    patch.setattr(from_state, "knows", lambda table, reader, place: True)


@breaking("two worlds")
def a_view_of_who_has_answered(patch: Patch) -> None:
    rewrite_view(patch, GAME.order, lambda seen, table, reader: {"asked": members(table.asked)})


@breaking("two worlds", deck=SPIES)
def a_view_of_an_unused_accusation(patch: Patch) -> None:
    honest = accusing.take_accuser

    def count(table: Any, accusers: int) -> int:
        table.turn += accusers.bit_count()
        return honest(table, accusers)

    patch.setattr(accusing, "take_accuser", count)


@breaking("two worlds", deck=SPIES)
def a_view_of_others_who_were_passed_over(patch: Patch) -> None:
    rewrite_view(patch, GAME.order, lambda seen, table, reader: {"passed_over": table.passed_over != 0})


@breaking("imagination", deck=SPIES)
def a_redeal_that_keeps_who_was_passed_over(patch: Patch) -> None:
    patch.setattr(imagine, "forget_passed_over", lambda table, reader: None)


@breaking("positions", deck=SPIES)
def a_position_that_forgets_who_was_passed_over(patch: Patch) -> None:
    patch.setattr(dump, "Position", lambda **given: Position(**{**given, "passed_over": ()}))


@breaking("two worlds", **TAXES)
def a_view_of_unopened_counteractions(patch: Patch) -> None:
    def all_counters(seen: view.View, table: Any, reader: int) -> dict[str, object]:
        claimed = [seat for seat in range(table.players) if countering.is_counter(table.counters[seat])]
        return {"counters": tuple(view.CounterView(seat, None, False) for seat in claimed)}

    rewrite_view(patch, GAME.order, all_counters)


@breaking("two worlds", deck=DRUIDS)
def a_view_of_drawn_cards(patch: Patch) -> None:
    rewrite_view(patch, GAME.order, lambda seen, table, reader: {"drawn": from_state._drawn(table)})


@breaking("two worlds")
def a_view_of_an_action_before_its_last_part(patch: Patch) -> None:
    rewrite_view(
        patch, GAME.order, lambda seen, table, reader: {"action": ACTIONS[table.action] if table.action >= 0 else None}
    )


@breaking("two worlds", redistribution=True, characters=2)
def a_view_of_the_share_before_the_last_answer(patch: Patch) -> None:
    rewrite_view(
        patch, GAME.order, lambda seen, table, reader: {"share": int(table.share) if table.share >= 0 else None}
    )


@breaking("two worlds")
def a_view_of_what_is_left_in_the_deck(patch: Patch) -> None:
    rewrite_view(patch, GAME.order, lambda seen, table, reader: {"deck_size": int(table.deck[KNIGHT])})


@breaking("two worlds")
def a_view_that_remembers_what_others_gave_back(patch: Patch) -> None:
    def everything(seen: view.View, table: Any, reader: int) -> dict[str, object]:
        memories = [view.ReturnedView(CHARACTERS[kind_of(memory)], int(when_of(memory))) for memory in table.returned]
        return {"returned": tuple(memories)}

    rewrite_view(patch, GAME.order, everything)


# What is asked, offered and refused


@breaking("two worlds", **TAXES)
def a_window_for_those_alone_who_would_not_lie(patch: Patch) -> None:
    honest = countering.entitled

    def truthful(table: Any) -> int:
        claimed = countering.claimed_by(countering.counter_to(table))
        able = honest(table)
        found = sum(1 << seat for seat in members(able) if claimed in cards_of(table, seat))
        return found or able

    patch.setattr(countering, "entitled", truthful)


@breaking("two worlds")
def choices_that_spare_a_hidden_druid(patch: Patch) -> None:
    honest = declaring.targets_of

    def spare(table: Any, action: int) -> int:
        targets = honest(table, action)
        druids = sum(1 << place for place in range(table.players * SPOTS) if table.card[place] == DRUID)
        return targets & ~druids or targets

    patch.setattr(declaring, "targets_of", spare)


@breaking("two worlds")
def a_refusal_that_names_a_hidden_card(patch: Patch) -> None:
    def refuse(table: Any, seat: int) -> None:
        rival = (table.player + 1) % table.players
        if seat == table.player:
            raise Refused("RG 4.4", "rg-rivals-only", {"card": cards_of(table, rival)[0]})

    patch.setattr(declaring, "refuse_robbery", refuse)


# What is kept


@breaking("imagination")
def a_redeal_that_keeps_a_hidden_card(patch: Patch) -> None:
    honest = imagine.knows
    patch.setattr(imagine, "knows", lambda table, reader, place: place == 1 or honest(table, reader, place))


@breaking("conservation")
def a_shown_card_that_does_not_go_back(patch: Patch) -> None:
    def replace(table: Any, place: int) -> int:
        card = places.draw_card(table)
        places.lay_card(table, place, card)
        return card

    patch.setattr(accusing, "replace_card", replace)


@breaking("positions")
def a_position_that_forgets_from_whom_a_card_came(patch: Patch) -> None:
    honest = dump._character

    def forget(table: Any, place: int) -> CharacterPosition | None:
        kept = honest(table, place)
        if kept is not None:
            kept.came_from = None
        return kept

    patch.setattr(dump, "_character", forget)


@breaking("copies")
def a_copy_that_forgets_a_wedding(patch: Patch) -> None:
    honest = state.Table.duplicate

    def forget(table: Any, other: Any) -> None:
        honest(table, other)
        other.wedded = 0

    patch.setattr(state.Table, "duplicate", forget)


@breaking("undoing", redistribution=True, characters=2)
def a_sacrifice_that_can_be_taken_back(patch: Patch) -> None:
    patch.setattr(told.CharacterDied, "reveals", False)


@breaking("choices")
def a_choice_that_is_offered_and_refused(patch: Patch) -> None:
    """A Raid on a player without coins."""
    patch.setattr(declaring, "robbable", lambda table: sum(1 << royal_of(s) for s in range(table.players)))


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.plant.__name__)
def test_a_planted_fault_is_caught(mutant: Mutant, monkeypatch: Patch) -> None:
    mutant.plant(monkeypatch)

    assert caught(mutant.law, mutant.options)


# What no law can see, since who accused in vain leaves no trace that worlds could differ in: tests must catch it


def an_accuser_passed_over_of_whom_all_are_told(patch: Patch) -> None:
    def tell_all(table: Any, others: int) -> None:
        table.passed_over |= others
        for seat in members(others):
            if table.events is not None:
                table.tell(told.AccusationPassedOver(seat=seat, readers=EVERYONE))

    patch.setattr(accusing, "pass_over", tell_all)


def an_accuser_passed_over_who_is_not_told(patch: Patch) -> None:
    patch.setattr(accusing, "pass_over", lambda table, others: None)


def a_lot_that_always_falls_on_the_first(patch: Patch) -> None:
    patch.setattr(accusing, "take_accuser", lambda table, accusers: lowest(accusers))


FAULTS_OF_THE_LOT: list[tuple[Plant, Callable[[], None]]] = [
    (
        an_accuser_passed_over_of_whom_all_are_told,
        accusations.test_other_accusers_neither_gain_nor_lose_and_are_shown_to_nobody_else,
    ),
    (
        an_accuser_passed_over_who_is_not_told,
        accusations.test_whoever_is_passed_over_is_told_in_private_and_knows_it_until_the_action_is_over,
    ),
    (
        a_lot_that_always_falls_on_the_first,
        lambda: accusations.test_every_accuser_is_as_likely_to_be_drawn_as_the_next(("blue", "yellow", "green")),
    ),
]


@pytest.mark.parametrize(("plant", "test"), FAULTS_OF_THE_LOT, ids=[plant.__name__ for plant, _ in FAULTS_OF_THE_LOT])
def test_a_planted_fault_of_the_lot_is_caught_by_a_test(
    plant: Plant, test: Callable[[], None], monkeypatch: Patch
) -> None:
    test()
    plant(monkeypatch)

    with pytest.raises(AssertionError):
        test()


@pytest.mark.slow
@pytest.mark.parametrize("law", sorted({mutant.law for mutant in MUTANTS}))
def test_without_a_fault_nothing_is_caught(law: str) -> None:
    assert not caught(law, OPTIONS)
