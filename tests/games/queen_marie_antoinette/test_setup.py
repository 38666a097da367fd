"""Set-up, the draft, and the facts that follow from the numbers of cards (QMA 1; D1 to D10 of the rulings)."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

import antechamber
from antechamber import Move, Refused
from antechamber.core.laws import check_fair
from antechamber.core.vectors import vector
from antechamber.games.queen_marie_antoinette import fulfilling
from antechamber.games.queen_marie_antoinette.cards import BACKS, CARDS, COLUMN_SIZES, FACTIONS, reconstruction
from antechamber.games.queen_marie_antoinette.events import (
    CardPlayed,
    CardsTaken,
    ColumnEmptied,
    PlotValidated,
    SetTaken,
    TokenMoved,
)
from antechamber.games.queen_marie_antoinette.moves import Place, Play, TakeSet, Validate
from tests.games.queen_marie_antoinette.court import COLORS, GAME, Court, card, court, drafted, fresh, of, play_out

EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4])
CONDITIONS = [back for back in BACKS if not back.endswith("0") or back.endswith("10")]


def refusal(players: int, **options: object) -> Refused:
    with pytest.raises(Refused) as refused:
        GAME.start(players, 1, options)
    return refused.value


# Seats and the box


@pytest.mark.rule("QMA 1.1")
def test_two_to_four_people_play() -> None:
    assert [fresh(players).colors for players in (2, 3, 4)] == [COLORS[:2], COLORS[:3], COLORS]
    for players in (1, 5):
        refused = refusal(players)
        assert (refused.rule, refused.reason) == ("QMA 1.1", "core-bad-players")


@pytest.mark.rule("QMA 1.2")
def test_there_are_fifty_five_characters_with_fifty_conditions_on_their_backs() -> None:
    """D1."""
    assert Counter(name.split()[0] for name in CARDS) == dict.fromkeys(FACTIONS, 11)
    assert [name.split()[1] for name in CARDS] == [str(value) for _ in range(5) for value in range(11)]
    conditions = [condition.id for condition in reconstruction().conditions]
    assert sorted(conditions) == sorted(f"{letter}{number}" for letter in "MANCF" for number in range(1, 11))
    assert len(conditions) == 50


@pytest.mark.rule("QMA 1.2", "Q38")
def test_there_are_ten_requirements_and_thirty_six_plots() -> None:
    deck = reconstruction()

    assert [card.id for card in deck.requirements] == [f"E{number}" for number in range(1, 11)]
    assert [plot.id for plot in deck.plots] == [f"P{number}" for number in range(1, 37)]


@pytest.mark.rule("QMA 5.2")
def test_there_are_five_kinds_of_plot() -> None:
    """D6: three of a value, two kinds of run, four of a faction, two of each of two or three factions."""
    kinds = Counter((plot.kind, len(plot.factions)) for plot in reconstruction().plots)

    assert kinds == {
        ("three of a value", 0): 10,
        ("run of factions", 0): 7,
        ("run of a faction", 1): 5,
        ("four of a faction", 1): 5,
        ("two of each", 2): 5,
        ("two of each", 3): 4,
    }


# Requirement and Conditions


@pytest.mark.rule("QMA 1.3")
def test_any_requirement_may_be_drawn() -> None:
    drawn = {fresh(3, seed).view().requirement for seed in range(120)}

    assert drawn == {f"E{number}" for number in range(1, 11)}


@pytest.mark.rule("QMA 1.4", "Q1")
def test_each_faction_has_one_condition_in_any_order() -> None:
    tables = [fresh(2, seed).view() for seed in range(300)]

    for view in tables:
        assert sorted(name[0] for name in view.conditions) == sorted("MANCF")
    assert {name for view in tables for name in view.conditions} == set(CONDITIONS)
    assert {view.conditions[0][0] for view in tables} == {view.conditions[4][0] for view in tables} == set("MANCF")


@pytest.mark.rule("Q1")
def test_a_condition_of_a_new_faction_comes_next_whichever_it_is() -> None:
    """In 3000 deals each faction is first about 600 times, and each Condition is in use about 300 times."""
    lines = [fresh(2, seed).view().conditions for seed in range(3000)]

    first = Counter(line[0][0] for line in lines)
    used = Counter(name for line in lines for name in line)
    assert 500 < min(first.values()) <= max(first.values()) < 700
    assert 220 < min(used.values()) <= max(used.values()) < 380


@pytest.mark.rule("QMA 1.4", "Q1")
def test_every_order_of_the_factions_is_as_likely_as_the_next() -> None:
    """Whoever goes through a shuffled pile finds the first card of each faction in any of 120 orders."""
    orders = Counter("".join(name[0] for name in fresh(2, seed).view().conditions) for seed in range(3600))

    check_fair(orders, dict.fromkeys(map("".join, permutations("MANCF")), 1 / 120))


@pytest.mark.rule("QMA 1.4", "Q14")
@EVERY_NUMBER
def test_the_conditions_are_out_of_the_game_as_characters_and_never_change(players: int) -> None:
    table = drafted(fresh(players, 5))
    conditions = table.view().conditions
    lying = {name for seat in table.view().seats for name in seat.court}
    lying |= {name for column in table.view().columns for name in column}

    assert lying.isdisjoint(card(name) for name in conditions)
    assert play_out(table).view().conditions == conditions


# Sets and columns


@pytest.mark.rule("QMA 1.5", "QMA 1.6", "Q3")
@pytest.mark.parametrize(("players", "set_size", "column", "in_play"), [(2, 3, 13, 45), (3, 3, 12, 45), (4, 2, 14, 50)])
def test_there_is_a_set_for_each_player_and_the_rest_are_three_equal_columns(
    players: int, set_size: int, column: int, in_play: int
) -> None:
    """D2."""
    view = fresh(players).view()

    assert [len(cards) for cards in view.sets] == [set_size] * players
    assert [len(cards) for cards in view.columns] == [column] * 3
    lying = [name for pile in (*view.sets, *view.columns) for name in pile]
    assert len(set(lying)) == len(lying) == in_play == players * set_size + 3 * column


@pytest.mark.rule("QMA 1.5", "Q2")
@EVERY_NUMBER
def test_the_zeros_are_for_four_players_and_lie_in_sets_and_columns(players: int) -> None:
    places: Counter[str] = Counter()
    for seed in range(40):
        view = fresh(players, seed).view()
        places["sets"] += sum(name.endswith(" 0") for cards in view.sets for name in cards)
        places["columns"] += sum(name.endswith(" 0") for cards in view.columns for name in cards)
        assert not any(name[1:] == "0" for name in view.conditions)

    assert places.total() == (40 * 5 if players == 4 else 0)
    assert players != 4 or min(places.values()) > 0


@pytest.mark.rule("QMA 1.5", "QMA 1.6")
@EVERY_NUMBER
def test_the_characters_are_dealt_fairly(players: int) -> None:
    """In the introductory game each of the 45 or 50 cards is as likely as the next to lie in any place."""
    cards: list[str] = [name for name in CARDS if not name.endswith(" 1") and (players == 4 or not name.endswith(" 0"))]
    tables = [fresh(players, seed, conditions="introductory").view() for seed in range(2500)]
    fair = dict.fromkeys(cards, 1 / len(cards))

    check_fair(Counter(view.sets[0][0] for view in tables), fair)
    check_fair(Counter(view.sets[-1][-1] for view in tables), fair)
    check_fair(Counter(view.columns[0][0] for view in tables), fair)
    check_fair(Counter(view.columns[2][-1] for view in tables), fair)


@pytest.mark.rule("Q2")
def test_a_zero_has_a_faction_and_an_effect_like_any_card() -> None:
    table = court(players=4, courts={"blue": "f0 ..."})

    table.send("blue", "f0", 1)

    assert table.points("blue") == 5 + 2


@pytest.mark.rule("QMA 1.6", "Q35")
def test_a_column_is_taken_from_its_top_and_added_to_at_its_bottom() -> None:
    table = court("M2 A1 N1 C1 F1", courts={"blue": "m6 ..."}, columns=["f3 c9 m7 ... a5", "...", "..."])
    before = table.column(1).split()

    events = table.send("blue", "m6", 1)

    assert of(CardsTaken, events)[0].cards == (card("f3"), card("c9"))
    assert table.column(1).split() == [*before[2:], "m6"]


# The Order token


@pytest.mark.rule("QMA 1.7", "Q5")
@pytest.mark.parametrize(
    ("condition", "faction"),
    [("A1", "military"), ("A2", "cardinal"), ("A3", "merchant"), ("A4", "favorite"), ("A5", "aristocrat")],
)
def test_the_token_begins_where_the_aristocrat_says(condition: str, faction: str) -> None:
    assert court(f"C8 N5 M2 F6 {condition}").view().token == faction


@pytest.mark.rule("Q5")
@EVERY_NUMBER
def test_the_token_begins_so_in_every_deal(players: int) -> None:
    firsts = {condition.id: condition.first for condition in reconstruction().conditions if condition.first}
    for seed in range(50):
        view = fresh(players, seed).view()
        aristocrat = next(name for name in view.conditions if name[0] == "A")
        assert view.token == firsts[aristocrat]


@pytest.mark.rule("QMA 1.7", "QMA 4.3")
@pytest.mark.example
def test_the_token_moves_along_the_line_and_from_its_right_end_to_the_left() -> None:
    """The line is C8, N5, M2, F6, A4: the token begins above F6, moves to A4, and then to C8."""
    courts = {"blue": "a5 ...", "red": "a6 ..."}
    table = court("C8 N5 M2 F6 A4", courts=courts)
    assert table.view().token == "favorite"

    moved = of(TokenMoved, [*table.send("blue", "a5", 1), *table.send("red", "a6", 1)])

    assert [event.faction for event in moved] == ["aristocrat", "cardinal"]


# Plots


@pytest.mark.rule("QMA 1.8")
def test_the_plots_are_dealt_fairly() -> None:
    tables = [fresh(3, seed, conditions="introductory") for seed in range(1500)]

    for color in ("blue", "yellow"):
        held = Counter(plot for table in tables for plot in table.plots(color))
        check_fair(held, {f"P{number}": 1 / 34 for number in range(2, 37) if number != 11})


@pytest.mark.rule("QMA 1.8")
@pytest.mark.parametrize(("players", "deck"), [(2, 28), (3, 24), (4, 20)])
def test_everyone_has_four_plots_and_the_deck_the_others(players: int, deck: int) -> None:
    """D9."""
    table = fresh(players)
    dealt = [plot for color in table.colors for plot in table.plots(color)]

    assert len(dealt) == len(set(dealt)) == 4 * players
    assert table.view().deck == deck - len(table.view().removed)
    assert table.view().under == ()


@pytest.mark.rule("QMA 1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_owns_four_plots_to_the_end(players: int) -> None:
    """D9; only while somebody exchanges Plots he has one more, or fewer."""
    for seed in range(30):
        table = drafted(fresh(players, seed))
        deck = table.view().deck
        while not table.state.is_over:
            color = table.asked[0]
            table.play(color, table.choices(color)[-1])
            if table.step != "plots":
                seats = table.view().seats
                assert [seat.plots + len(seat.validated) for seat in seats] == [4] * players
                assert table.view().deck == deck


@pytest.mark.rule("QMA 1.8", "QMA 1.10")
def test_plots_are_seen_by_their_owner_alone() -> None:
    """D5."""
    table = fresh(3)

    for color in table.colors:
        text = repr(table.view(color))
        others = {plot for other in table.colors if other != color for plot in table.plots(other)}
        assert not [plot for plot in others if f"'{plot}'" in text]
        assert table.plots(color) == list(table.view(color).plots)
    assert table.view(None).plots == ()


# Points


@pytest.mark.rule("QMA 1.10", "Q6")
@EVERY_NUMBER
def test_everyone_begins_with_five_points_in_sight_of_all(players: int) -> None:
    table = fresh(players)

    for reader in (None, *table.colors):
        assert [seat.points for seat in table.view(reader).seats] == [5] * players


# First player and draft


@pytest.mark.rule("QMA 1.9", "Q36")
@EVERY_NUMBER
def test_lots_are_drawn_for_the_first_player_who_keeps_the_token(players: int) -> None:
    tables = [fresh(players, seed) for seed in range(40)]

    assert {table.view().first for table in tables} == set(range(players))
    for table in tables:
        first = table.view().first
        assert play_out(table).view().first == first


@pytest.mark.rule("QMA 8.2", "Q36")
@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_table_may_name_the_first_player(players: int, seat: int) -> None:
    for seed in range(5):
        table = drafted(fresh(players, seed, first_player=f"seat {seat}"))
        assert table.view().first == seat
        assert table.asked == [COLORS[seat]]


@pytest.mark.rule("QMA 8.2")
@pytest.mark.parametrize(("players", "seat"), [(2, 2), (2, 3), (3, 3)])
def test_a_first_player_whom_the_table_does_not_have_is_refused(players: int, seat: int) -> None:
    refused = refusal(players, first_player=f"seat {seat}")

    assert (refused.rule, refused.reason) == ("QMA 8.2", "qma-no-such-first")
    assert refused.facts == {"seat": seat, "most": players - 1}


@pytest.mark.rule("QMA 1.9", "Q4", "Q37")
@pytest.mark.example
def test_the_sets_are_taken_from_the_last_player_to_the_first_who_gets_the_one_that_remains() -> None:
    """Red is first, so blue takes a set first, then green, then yellow; the last set is red's without a question."""
    table = fresh(4, 1, first_player="seat 1")
    sets = table.view().sets

    assert table.asked == ["blue"]
    table.play("blue", TakeSet(3))
    assert table.asked == ["green"]
    table.play("green", TakeSet(1))
    assert table.asked == ["yellow"]
    events = table.play("yellow", TakeSet(4))

    assert [(event.seat, event.number) for event in of(SetTaken, events)] == [(2, 4), (1, 2)]
    assert [set(seat.court) for seat in table.view().seats] == [set(sets[number]) for number in (2, 1, 3, 0)]
    assert table.asked == ["red"]
    assert table.step == "turn"
    assert table.view().sets == ()


@pytest.mark.rule("QMA 1.9", "Q37")
def test_whoever_takes_a_set_knows_his_plots_all_sets_columns_and_conditions() -> None:
    table = fresh(2)
    view = table.view(table.asked[0])

    assert len(view.plots) == 4
    assert all(view.sets)
    assert all(view.columns)
    assert len(view.conditions) == 5


@pytest.mark.rule("QMA 1.9")
def test_a_set_that_is_taken_or_not_there_is_refused() -> None:
    table = fresh(3, 1, first_player="seat 0")
    table.play("yellow", TakeSet(2))

    taken = table.refusal("red", TakeSet(2))
    absent = table.refusal("red", TakeSet(4))

    assert (taken.rule, taken.reason, taken.facts) == ("QMA 1.9", "qma-set-gone", {"number": 2})
    assert (absent.rule, absent.reason, absent.facts) == ("QMA 1.5", "qma-no-such-set", {"most": 3})
    assert table.choices("red") == [TakeSet(1), TakeSet(3)]


# The introductory set


@pytest.mark.rule("QMA 8.1")
@EVERY_NUMBER
def test_the_introductory_set_is_a_preset_and_an_option(players: int) -> None:
    intro = antechamber.game("queen-marie-antoinette-intro")
    for state in (intro.start(players, 3), GAME.start(players, 3, {"conditions": "introductory"})):
        view = Court(state).view()
        assert view.requirement == "E1"
        assert view.conditions == ("M1", "A1", "N1", "C1", "F1")
        assert view.token == "military"
        assert not [name for column in view.columns for name in column if name.endswith(" 1")]


# How long a game is


@pytest.mark.rule("QMA 1.6", "QMA 3.3")
@pytest.mark.parametrize(("players", "plays", "turns"), [(2, 37, 45), (3, 34, 46), (4, 40, 56)])
def test_no_game_has_more_plays_and_turns_than_the_columns_allow(players: int, plays: int, turns: int) -> None:
    """D3, D10: each play takes one card out of the columns, and the game ends when one of them is empty."""
    for seed in range(40):
        table = play_out(drafted(fresh(players, seed)), seed)
        played = sum(len(seat.court) for seat in table.view().seats) - players * (2 if players == 4 else 3)
        validated = len(of(PlotValidated, table.told))
        assert played <= plays
        assert played + validated <= turns
        assert min(len(seat.court) for seat in table.view().seats) > 0


PLOTTED = [("military", "aristocrat"), ("merchant", "cardinal"), ("favorite", "military"), ("aristocrat", "merchant")]


def idle_deck() -> dict[str, Any]:
    """A deck by which nobody scores; the four Plots of a player all ask for two cards of each of two factions."""
    content: Any = GAME.deck(GAME.settle())
    conditions = [{**condition, "points": [0] * len(condition["points"])} for condition in content["conditions"]]
    plots = [
        {"id": f"P{number + 1}", "kind": "two of each", "factions": PLOTTED[number // 4], "points": 0}
        for number in range(16)
    ]
    return {"name": "idle", "requirements": content["requirements"], "conditions": conditions, "plots": plots}


@pytest.mark.rule("QMA 1.6", "Q12")
@pytest.mark.parametrize(("players", "plays", "turns"), [(2, 37, 45), (3, 34, 46), (4, 40, 56)])
def test_the_longest_game_has_just_so_many_plays_and_turns(players: int, plays: int, turns: int) -> None:
    """D3, D10: all place their cards under the longest column, so that none is emptied before each has one card.

    They keep what their Plots ask for, and whoever can validates one.
    """
    hands = {color: " ".join(f"P{4 * seat + n}" for n in range(1, 5)) for seat, color in enumerate(COLORS[:players])}
    table = court(players=players, plots=hands, options={"deck": idle_deck()})
    while not table.state.is_over:
        table.play(table.player, longest_way(table, table.player))

    played = len(of(CardPlayed, table.told))
    assert played == plays == 3 * (COLUMN_SIZES[players] - 1) + 1
    assert played + len(of(PlotValidated, table.told)) == turns


def longest_way(table: Court, color: str) -> Move:
    """A move that lets the game last."""
    choices = table.choices(color)
    if table.step == "placing":
        return choices[max(range(3), key=lambda column: len(table.view().columns[column]))]
    if table.step != "turn" or isinstance(choices[-1], Validate):
        return choices[-1]
    names = [move.card for move in choices if isinstance(move, Play)]
    idle = [name for name in names if name.split()[0] not in PLOTTED[COLORS.index(color)]]
    return Play((idle or names)[0])


@pytest.mark.rule("QMA 3.3")
@EVERY_NUMBER
def test_turns_can_be_read_from_courts_and_plots(players: int) -> None:
    """D8: cards in court, less those of the start, plus validated Plots."""
    for seed in range(20):
        table = drafted(fresh(players, seed))
        turns = [0] * players
        start = 2 if players == 4 else 3
        while not table.state.is_over:
            view = table.view()
            if view.step == "turn":
                read = [len(seat.court) - start + len(seat.validated) for seat in view.seats]
                assert read == turns
                turns[view.player] += 1
            color = table.asked[0]
            table.play(color, table.choices(color)[seed % len(table.choices(color))])


@pytest.mark.rule("QMA 3.6", "QMA 7.2", "Q10")
@pytest.mark.example
def test_a_column_of_one_card_is_emptied_and_the_own_card_comes_back() -> None:
    """D4: under a column of one both are taken; under a column of two the card stays alone."""
    table = court(courts={"blue": "f8 ..."}, columns=["c4", "...", "..."])
    events = table.send("blue", "f8", 1)

    assert of(CardsTaken, events)[0].cards == (card("c4"), card("f8"))
    assert of(ColumnEmptied, events)[0].column == 1
    assert "f8" in table.court("blue").split()
    assert table.points("blue") == 5 + 2
    assert table.state.is_over

    two = court(courts={"blue": "f8 ..."}, columns=["c4 n9", "...", "..."])
    two.send("blue", "f8", 1)
    assert two.column(1) == "f8"
    assert not two.state.is_over


# Positions that leave the deal to chance


def test_a_position_may_fix_the_conditions_and_leave_the_deal_to_chance() -> None:
    position: dict[str, Any] = {"game": "queen-marie-antoinette", "players": 3, "requirement": "E4"}
    position["conditions"] = ["M8", "A3", "N2", "C5", "F7"]
    table = Court(GAME.load(position))

    view = table.view()
    assert (view.step, view.requirement, view.token) == ("draft", "E4", "merchant")
    assert [len(column) for column in view.columns] == [12, 12, 12]
    assert [len(cards) for cards in view.sets] == [3, 3, 3]
    assert play_out(table).state.is_over


@pytest.mark.rule("QMA 2.2")
def test_only_who_is_asked_may_act_and_with_an_answer_to_the_question() -> None:
    table = court(player="red")
    blue = table.refusal("blue", Play(card("m2")))
    red = table.refusal("red", Place(1))

    assert (blue.rule, blue.reason, blue.facts) == ("QMA 2.2", "core-not-asked", {"seat": 0})
    assert (red.rule, red.reason, red.facts) == ("QMA 2.2", "qma-not-now", {"step": "turn"})


# How hard a Plot is

# By the size of a court: three of a value, the two kinds of run, four of a faction, two of each of two and of three.
PER_CENT = {
    7: [1.6, 1.6, 0.01, 2.2, 14, 2.6],
    11: [6.5, 11, 0.1, 13, 49, 30],
    15: [15, 32, 0.5, 34, 78, 67],
}
GROUPS = [range(10), range(10, 17), range(17, 22), range(22, 27), range(27, 32), range(32, 36)]


@pytest.mark.pure
@pytest.mark.rule("QMA 5.2")
@pytest.mark.parametrize("size", PER_CENT)
def test_a_court_by_chance_fulfills_a_plot_as_often_as_the_rules_say(size: int) -> None:
    """D7, on 2000 courts of the cards of two or three players, the Conditions left out."""
    chance, number = Random(size), 2000
    state: Any = court().state
    fulfilled: Counter[int] = Counter()
    for _ in range(number):
        gone = [11 * faction + chance.randint(1, 10) for faction in range(5)]
        deck = [place for place in range(55) if place % 11 and place not in gone]
        masks = [0] * 15
        for place in chance.sample(deck, size):
            masks[place // 11] |= 1 << place % 11
        state.court = vector(masks)
        fulfilled.update(plot for plot in range(36) if fulfilling.fulfills(state, 0, plot))

    found = [100 * sum(fulfilled[plot] for plot in group) / number / len(group) for group in GROUPS]
    assert found == pytest.approx(PER_CENT[size], rel=0.12, abs=0.25)
