"""The two-worlds law proves its teeth: planted leaks, each of which it must catch."""

from collections.abc import Callable
from typing import Any

import pytest

import antechamber
from antechamber.core.chance import Dice
from antechamber.core.codes import Codes
from antechamber.core.events import EVERYONE
from antechamber.core.laws import Broken, Table, two_worlds
from antechamber.core.refused import Refused
from antechamber.games.royal_secrets import (
    bets,
    betting,
    choosing,
    favors,
    favors_betting,
    favors_choosing,
    favors_counting,
    setup,
)
from antechamber.games.royal_secrets import events as told
from antechamber.games.royal_secrets.cards import CARDS, COURTIER_0, EXCUSE, KINDS, VALET
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE, PLACES, Code
from antechamber.games.royal_secrets.state import At
from antechamber.games.royal_secrets.views import from_state, imagine
from antechamber.games.royal_secrets.views import shapes as view
from tests.laws.teeth import Patch, is_caught, rewrite_view
from tests.laws.test_fairness import check_a_small_position

pytestmark = [pytest.mark.pure, pytest.mark.mutant]

GAME = antechamber.game("royal-secrets")
MUTANTS: list[Callable[[Patch], None]] = []


def mutant(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
    MUTANTS.append(plant)
    return plant


def caught() -> bool:
    """True when the law finds the leak in one of a few random games."""
    return is_caught(two_worlds, (Table(GAME, players, seed) for seed in range(5) for players in (3, 4)))


@mutant
def a_face_down_card_in_an_event(patch: Patch) -> None:
    patch.setattr(betting, "only", lambda seat: EVERYONE)


@mutant
def a_drawn_valet_in_an_event(patch: Patch) -> None:
    patch.setattr(setup, "only", lambda seat: EVERYONE)


@mutant
def the_cardinals_second_card_in_an_event(patch: Patch) -> None:
    patch.setattr(betting, "NOBODY", EVERYONE)


@mutant
def what_a_spy_saw_in_an_event(patch: Patch) -> None:
    patch.setattr(favors_betting, "only", lambda seat: EVERYONE)


@mutant
def an_event_that_only_happens_for_some_hidden_cards(patch: Patch) -> None:
    honest = betting.lay

    def lay(table: Any, seat: int, card: int, face_up: bool) -> None:
        if card == EXCUSE and not face_up:
            table.tell(told.FavorPassed(seat=seat))
        honest(table, seat, card, face_up)

    patch.setattr(betting, "lay", lay)


@mutant
def a_sealed_answer_that_others_hear_of(patch: Patch) -> None:
    patch.setattr(told.ThirdCardChosen, "private", False)


@mutant
def a_sealed_answer_that_a_view_shows(patch: Patch) -> None:
    def waiting(seen: view.View, table: Any, reader: int) -> dict[str, object]:
        return {"asked": tuple(seat for seat in range(table.players) if table.asked >> seat & 1)}

    rewrite_view(patch, GAME.order, waiting)


@mutant
def a_view_of_face_down_bets(patch: Patch) -> None:
    patch.setattr(from_state, "is_hidden", lambda table, reader, place: False)


@mutant
def a_view_of_the_cardinals_second_card(patch: Patch) -> None:
    honest = imagine.is_hidden
    patch.setattr(from_state, "is_hidden", lambda *where: where[2] < CARDINAL_PLACE and honest(*where))


@mutant
def a_view_that_keeps_what_was_never_shown(patch: Patch) -> None:
    """Whoever has a Valet is known to have that Valet."""

    def keep(seen: view.View, table: Any, reader: int) -> dict[str, object]:
        hands = [[CARDS[card] for card in range(VALET, KINDS) if table.hands[s * KINDS + card]] for s in range(3)]
        return {"options": {**seen.options, "valets": hands}}

    rewrite_view(patch, GAME.order, keep)


@mutant
def a_count_of_hidden_cards_of_a_kind(patch: Patch) -> None:
    rewrite_view(patch, GAME.order, lambda seen, table, reader: {"valet_pile": int(table.valets[0])})


@mutant
def a_list_in_the_order_of_what_is_hidden(patch: Patch) -> None:
    def by_card(seen: view.View, table: Any, reader: int) -> dict[str, object]:
        owners = [CARDINAL_PLACE // 2 if bet.owner is None else bet.owner for bet in seen.bets]
        cards = [table.bet[2 * owner + bet.slot - 1] for owner, bet in zip(owners, seen.bets, strict=True)]
        ordered = sorted(zip(cards, range(len(cards)), strict=True))
        return {"bets": tuple(seen.bets[index] for _, index in ordered)}

    rewrite_view(patch, GAME.order, by_card)


@mutant
def the_size_of_what_is_hidden(patch: Patch) -> None:
    def pad(seen: view.View, table: Any, reader: int) -> dict[str, object]:
        return {"options": {**seen.options, "padding": " " * len(str(table.dump()))}}

    rewrite_view(patch, GAME.order, pad)


@mutant
def choices_that_depend_on_anothers_hand(patch: Patch) -> None:
    """Whoever still holds his Excuse cannot be given the Parley."""

    def offer(step: Any, table: Any, asked: int, into: Codes) -> None:
        candidates = [seat for seat in range(table.players) if choosing.nameable(table) >> seat & 1]
        excused = [seat for seat in candidates if not table.hands[seat * KINDS + EXCUSE]]
        for seat in excused or candidates:
            into.add(Code.GIVE + seat)

    patch.setattr(choosing.Naming, "offer", offer)


@mutant
def choices_in_an_order_that_betrays(patch: Patch) -> None:
    def offer(step: Any, table: Any, asked: int, into: Codes) -> None:
        candidates = [seat for seat in range(table.players) if choosing.nameable(table) >> seat & 1]
        for seat in sorted(candidates, key=lambda seat: list(table.hands)[seat * KINDS + VALET : seat * KINDS + KINDS]):
            into.add(Code.GIVE + seat)

    patch.setattr(choosing.Naming, "offer", offer)


@mutant
def a_medal_that_is_judged_by_a_hidden_card(patch: Patch) -> None:
    honest = favors_betting.can_honor
    patch.setattr(
        favors_betting, "can_honor", lambda t, place: honest(t, place) and t.bet[place] not in (COURTIER_0, EXCUSE)
    )


@mutant
def a_recruitment_that_is_judged_by_a_hidden_card(patch: Patch) -> None:
    honest = favors_counting.can_recruit
    patch.setattr(
        favors_counting, "can_recruit", lambda t, seat, place: honest(t, seat, place) and t.bet[place] != COURTIER_0
    )


@mutant
def a_refusal_that_names_a_hidden_card(patch: Patch) -> None:
    def refuse(table: Any, seat: int, favor: int) -> None:
        if not favors.holds(table, seat, favor):
            down = [CARDS[table.bet[place]] for place in range(PLACES) if bets.is_face_down(table, place)]
            raise Refused("RS 12.1", "rs-favor-not-held", {"favor": down})

    for chapter in (favors_choosing, favors_betting, favors_counting):
        patch.setattr(chapter, "refuse_unheld", refuse)


@mutant
def a_refusal_whose_facts_depend_on_a_hand(patch: Patch) -> None:
    honest = choosing.refuse_name

    def refuse(table: Any, to: int) -> None:
        try:
            honest(table, to)
        except Refused as refused:
            rival = (table.player + 1) % table.players
            raise Refused(refused.rule, refused.reason, {"valets": int(table.hands[rival * KINDS + VALET])}) from None

    patch.setattr(choosing, "refuse_name", refuse)


@mutant
def a_question_that_is_only_asked_for_some_hidden_cards(patch: Patch) -> None:
    """A window is passed over when stabbing or doubling what lies there would change nothing."""
    honest = favors.FavorWindow.has_favor_to_play

    def worthwhile(window: Any, table: Any, seat: int) -> bool:
        down = [table.bet[place] for place in range(CARDINAL_PLACE) if bets.is_face_down(table, place)]
        idle = table.step == At.FAVORS and down and all(card in (COURTIER_0, EXCUSE) for card in down)
        return honest(window, table, seat) and not idle

    patch.setattr(favors.FavorWindow, "has_favor_to_play", worthwhile)


@pytest.mark.parametrize("plant", MUTANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_caught(plant: Callable[[Patch], None], monkeypatch: Patch) -> None:
    plant(monkeypatch)

    assert caught()


def test_without_a_leak_nothing_is_caught() -> None:
    assert not caught()


def test_an_unfair_redeal_is_caught_by_chi_square(monkeypatch: Patch) -> None:
    """Drawing every kind, not every card, with equal chance."""

    def kind_by_kind(dice: Dice, counts: Any, size: int) -> int:
        kinds = [kind for kind in range(len(counts)) if counts[kind]]
        return kinds[dice.below(len(kinds))]

    monkeypatch.setattr(Dice, "pick", kind_by_kind)
    with pytest.raises(Broken, match="unfairly"):
        check_a_small_position(lambda court, seed: court.state.imagine(0, seed))
