"""The laws prove their teeth on Queen Marie-Antoinette: planted leaks and faults, each caught by the law it names."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

import antechamber
from antechamber.core.events import EVERYONE, only
from antechamber.core.laws import LAWS, Broken, Table
from antechamber.core.refused import Refused
from antechamber.games.queen_marie_antoinette import ending, fulfilling, merchant, military, playing, plots, state
from antechamber.games.queen_marie_antoinette import events as told
from antechamber.games.queen_marie_antoinette.cards import MERCHANT
from antechamber.games.queen_marie_antoinette.codes import Code
from antechamber.games.queen_marie_antoinette.conditions import lapse
from antechamber.games.queen_marie_antoinette.moves import PutUnder, Validate
from antechamber.games.queen_marie_antoinette.state import HAND_ROOM
from antechamber.games.queen_marie_antoinette.views import from_state, imagine
from antechamber.games.queen_marie_antoinette.views import shapes as view
from antechamber.games.queen_marie_antoinette.words import notation
from tests.games.queen_marie_antoinette.test_knowledge import DOORS, check_a_small_position
from tests.laws.teeth import Patch, rewrite_view

pytestmark = [pytest.mark.pure, pytest.mark.mutant]

GAME = antechamber.game("queen-marie-antoinette")
Plant = Callable[[Patch], None]
MUTANTS: list[tuple[str, Plant]] = []


def plotting_deck() -> dict[str, Any]:
    """A deck in which every Military is as M9 and every Merchant as N6 or N7, so that Plots are on the move.

    It has twenty Plots, so that what was put under the deck is drawn again.
    """
    content: Any = GAME.deck(GAME.settle())
    upset = {"effect": "upset a Plot", "timing": "at once", "points": ()}
    exchange = [{"effect": "draw a Plot", "timing": "after"}, {"effect": "change Plots", "timing": "after"}]
    conditions = []
    for number, condition in enumerate(content["conditions"]):
        changes: dict[str, dict[str, Any]] = {"M": upset, "N": exchange[number % 2]}
        conditions.append({**condition, **changes.get(condition["id"][0], {})})
    return {**content, "name": "plotting", "conditions": conditions, "plots": list(content["plots"])[:20]}


OPTIONS: dict[str, object] = {"deck": plotting_deck()}


def mutant(law: str) -> Callable[[Plant], Plant]:
    """A planted fault that this law must catch."""

    def keep(plant: Plant) -> Plant:
        MUTANTS.append((law, plant))
        return plant

    return keep


def caught(law: str) -> bool:
    """True when the law finds the fault in one of a few random games."""
    for seed, players in enumerate((2, 3, 4)):
        try:
            LAWS[law](Table(GAME, players, seed, OPTIONS))
        except Broken:
            return True
        except Refused:
            return law == "replay"  # A record that replays otherwise may break off.
    return False


def next_to(table: Any, reader: int) -> int:
    """An opponent of the reader."""
    return int((reader + 1) % table.players)


# Leaks


@mutant("two worlds")
def a_drawn_plot_in_an_event(patch: Patch) -> None:
    patch.setattr(plots, "only", lambda seat: EVERYONE)


@mutant("two worlds")
def an_upset_plot_that_its_enemy_sees(patch: Patch) -> None:
    def upset(table: Any, seat: int, target: int) -> None:
        plot = plots.pick(table, target)
        plots.put_under(table, target, plot)
        readers = only(seat) | only(target)
        table.tell(told.PlotUpset(seat=seat, opponent=target, plot=table.box.plot_ids[plot], readers=readers))
        plots.draw_for(table, target)

    patch.setattr(military, "upset", upset)


@mutant("two worlds")
def an_event_that_only_happens_for_some_hidden_plots(patch: Patch) -> None:
    honest = plots.draw_for

    def draw_for(table: Any, seat: int) -> None:
        honest(table, seat)
        if table.events is not None and table.hand[seat * HAND_ROOM] < 9:
            lapse(table, seat, MERCHANT)

    patch.setattr(plots, "draw_for", draw_for)


@mutant("two worlds")
def a_view_of_an_opponents_plots(patch: Patch) -> None:
    rewrite_view(
        patch, GAME.order, lambda seen, table, reader: {"plots": from_state.hand_of(table, next_to(table, reader))}
    )


@mutant("two worlds")
def a_view_of_what_others_put_under_the_deck(patch: Patch) -> None:
    honest = from_state._under
    patch.setattr(from_state, "_under", lambda table, entry, reader: honest(table, entry, entry % plots.KNOWERS))


@mutant("two worlds")
def a_view_of_what_others_know_of_a_hand(patch: Patch) -> None:
    rewrite_view(patch, GAME.order, lambda seen, table, reader: {"known": tuple(from_state.known_in(table))})


@mutant("two worlds")
def a_count_of_what_others_know_of_a_hand(patch: Patch) -> None:
    """When a known Plot is validated, the count says so to those who did not know it."""
    rewrite_view(patch, GAME.order, lambda seen, table, reader: {"changed": seen.changed + len(table.known)})


@mutant("two worlds")
def a_list_in_the_order_of_what_is_hidden(patch: Patch) -> None:
    def by_plot(seen: view.View, table: Any, reader: int) -> dict[str, object]:
        order = sorted(range(len(seen.under)), key=lambda place: int(table.under[place]) >> 3)
        return {"under": tuple(seen.under[place] for place in order)}

    rewrite_view(patch, GAME.order, by_plot)


@mutant("two worlds")
def how_many_plots_an_opponent_could_validate(patch: Patch) -> None:
    def count_them(seen: view.View, table: Any, reader: int) -> dict[str, object]:
        other = next_to(table, reader)
        held = range(other * HAND_ROOM, other * HAND_ROOM + table.held[other])
        return {"changed": sum(fulfilling.fulfills(table, other, table.hand[place]) for place in held)}

    rewrite_view(patch, GAME.order, count_them)


@mutant("two worlds")
def the_size_of_what_is_hidden(patch: Patch) -> None:
    def pad(seen: view.View, table: Any, reader: int) -> dict[str, object]:
        return {"options": {**seen.options, "padding": " " * len(str(table.dump()))}}

    rewrite_view(patch, GAME.order, pad)


@mutant("two worlds")
def a_refusal_that_says_where_a_plot_is(patch: Patch) -> None:
    def refuse_unheld(table: Any, seat: int, plot: int, rule: str) -> None:
        if not plots.holds(table, seat, plot):
            in_deck = bool(table.deck[plot])
            raise Refused(rule, "qma-plot-not-held", {"plot": table.box.plot_ids[plot], "in deck": in_deck})

    patch.setattr(plots, "refuse_unheld", refuse_unheld)


@mutant("two worlds")
def choices_in_an_order_that_betrays(patch: Patch) -> None:
    honest = playing.list_court

    def list_court(table: Any, seat: int, block: int, into: Any) -> None:
        honest(table, seat, block, into)
        if table.hand[next_to(table, seat) * HAND_ROOM] % 2:
            items = [into.items[place] for place in range(into.count)]
            for place, code in enumerate(reversed(items)):
                into.items[place] = code

    patch.setattr(playing, "list_court", list_court)


@mutant("two worlds")
def a_question_that_is_only_asked_for_some_hidden_plots(patch: Patch) -> None:
    honest = plots.change_some

    def change_some(table: Any, seat: int) -> bool:
        if table.held[seat] and table.hand[seat * HAND_ROOM] < 9:
            return True
        return honest(table, seat)

    patch.setattr(merchant, "change_some", change_some)


# Worlds


@mutant("imagination")
def a_redeal_that_leaves_what_it_should_forget(patch: Patch) -> None:
    patch.setattr(GAME.order, "redeal", lambda table, reader, dice: None)


@mutant("two worlds")
def a_redeal_that_moves_what_the_reader_put_under(patch: Patch) -> None:
    honest = GAME.order.redeal

    def redeal(table: Any, reader: int, dice: Any) -> None:
        honest(table, reader, dice)
        if len(table.under) > 1:
            first, last = int(table.under[0]), int(table.under[len(table.under) - 1])
            table.under[0] = (last >> 3) * plots.KNOWERS + first % plots.KNOWERS
            table.under[len(table.under) - 1] = (first >> 3) * plots.KNOWERS + last % plots.KNOWERS

    patch.setattr(GAME.order, "redeal", redeal)


@mutant("two worlds")
def a_redeal_that_forgets_in_whose_hand_the_reader_saw_a_plot(patch: Patch) -> None:
    patch.setattr(imagine, "is_known", lambda table, plot: False)


@mutant("imagination")
def a_redeal_that_leaves_what_others_know_of_each_other(patch: Patch) -> None:
    patch.setattr(imagine, "forget_others", lambda table, reader: None)


# Faults


@mutant("conservation")
def a_card_that_is_played_and_kept(patch: Patch) -> None:
    patch.setattr(playing, "remove_card", lambda table, seat, card: None)


@mutant("positions")
def a_position_without_the_token(patch: Patch) -> None:
    honest = GAME.order.dump

    def forgetful(table: Any) -> dict[str, object]:
        return {name: value for name, value in honest(table).items() if name != "token"}

    patch.setattr(GAME.order, "dump", forgetful)


@mutant("positions")
def a_position_without_what_is_known_of_hands(patch: Patch) -> None:
    honest = GAME.order.dump

    def forgetful(table: Any) -> dict[str, object]:
        return {name: value for name, value in honest(table).items() if name != "known"}

    patch.setattr(GAME.order, "dump", forgetful)


@mutant("copies")
def a_copy_that_forgets_what_is_known_of_hands(patch: Patch) -> None:
    honest = state.Table.copy

    def copy(state: Any) -> Any:
        other = honest(state)
        other.known = other.known[:0]
        return other

    patch.setattr(state.Table, "copy", copy)


@mutant("copies")
def a_copy_that_shares_the_courts(patch: Patch) -> None:
    honest = state.Table.copy

    def copy(state: Any) -> Any:
        other = honest(state)
        other.court = state.court
        return other

    patch.setattr(state.Table, "copy", copy)


@mutant("copies")
def a_copy_that_forgets_the_token(patch: Patch) -> None:
    honest = state.Table.copy

    def copy(state: Any) -> Any:
        other = honest(state)
        other.token = 0
        return other

    patch.setattr(state.Table, "copy", copy)


@mutant("previews")
def a_draw_that_is_no_surprise(patch: Patch) -> None:
    patch.setattr(told.PlotDrawn, "reveals", False)


@mutant("choices")
def a_pass_that_is_not_offered_and_accepted(patch: Patch) -> None:
    honest = playing.Turn.refuse

    def lenient(step: Any, table: Any, seat: int, code: int) -> None:
        if code != Code.PASS:
            honest(step, table, seat, code)

    patch.setattr(playing.Turn, "refuse", lenient)


@mutant("choices")
def a_card_that_is_offered_and_refused(patch: Patch) -> None:
    honest = playing.refuse_card

    def refuse_card(table: Any, seat: int, card: int) -> None:
        if card % 11 == 7:
            raise Refused("QMA 3.1", "qma-card-not-in-court", {"card": "a 7"})
        honest(table, seat, card)

    patch.setattr(playing, "refuse_card", refuse_card)


@mutant("termination")
def utilities_that_do_not_add_up(patch: Patch) -> None:
    patch.setattr(ending, "share_one", lambda ranks: [1.0 if rank == 1 else 0.0 for rank in ranks])


@mutant("replay")
def luck_that_is_from_no_stream(patch: Patch) -> None:
    numbers = count()

    def pick(table: Any, seat: int) -> int:
        return int(table.hand[seat * HAND_ROOM + next(numbers) % table.held[seat]])

    patch.setattr(plots, "pick", pick)


@mutant("notation")
def two_moves_that_are_written_alike(patch: Patch) -> None:
    honest = notation.write

    def write(move: Any) -> str:
        return honest(Validate(move.plot)) if isinstance(move, PutUnder) else honest(move)

    patch.setattr(notation, "write", write)


@pytest.mark.parametrize(("law", "plant"), MUTANTS, ids=[plant.__name__ for _, plant in MUTANTS])
def test_a_planted_fault_is_caught(law: str, plant: Plant, monkeypatch: Patch) -> None:
    plant(monkeypatch)

    assert caught(law)


@pytest.mark.parametrize("law", sorted({law for law, _ in MUTANTS}))
def test_without_a_fault_nothing_is_caught(law: str) -> None:
    assert not caught(law)


def test_an_unfair_redeal_is_caught_by_chi_square(monkeypatch: Patch) -> None:
    """The first Plot of the unseen comes twice as often as it should."""
    honest = imagine.pick

    def pick(pool: Any, left: int, dice: Any) -> int:
        if dice.below(left + 1) == 0:
            plot = next(plot for plot in range(len(pool)) if pool[plot])
            pool[plot] = 0
            return plot
        return honest(pool, left, dice)

    monkeypatch.setattr(imagine, "pick", pick)
    with pytest.raises(Broken, match="unfairly"):
        check_a_small_position("blue", DOORS[0])
