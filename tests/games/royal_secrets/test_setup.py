"""Set-up and the shape of a round (RS 1, RS 2)."""

from collections import Counter
from typing import Any

import pytest

from antechamber import Refused
from antechamber.games.royal_secrets.events import AudienceCounted, BetsRevealed, CardBet, RoundEnded, RoundOpened
from antechamber.games.royal_secrets.moves import Attend
from tests.games.royal_secrets.court import COLORS, GAME, Court, court, down, fresh, give, of, play_out, up

# Seats, points, cards


@pytest.mark.rule("RS 1.1")
def test_three_to_five_people_play() -> None:
    assert [fresh(players).colors for players in (3, 4, 5)] == [COLORS[:3], COLORS[:4], COLORS[:5]]
    for players in (2, 6):
        with pytest.raises(Refused) as refused:
            GAME.start(players, 1)
        assert (refused.value.rule, refused.value.reason) == ("RS 1.1", "core-bad-players")


@pytest.mark.rule("RS 1.2")
def test_everyone_begins_with_ten_points_that_only_he_is_shown() -> None:
    table = fresh(5)

    assert [table.view(color).points for color in table.colors] == [10, 10, 10, 10, 10]
    assert table.view(None).points is None


COURTIERS = {
    3: {"courtier 0": 2, "courtier 10": 3, "courtier 20": 3, "courtier 30": 1, "courtier 40": 1, "excuse": 1},
    4: {"courtier 0": 2, "courtier 10": 3, "courtier 20": 2, "courtier 30": 1, "courtier 40": 1, "excuse": 1},
    5: {"courtier 0": 2, "courtier 10": 3, "courtier 20": 1, "courtier 30": 1, "courtier 40": 1, "excuse": 1},
}


@pytest.mark.rule("RS 1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_hand_has_the_courtiers_for_so_many_players(players: int) -> None:
    table = fresh(players)

    for color in table.colors:
        held = Counter(card for card in table.hand(color) if not card.startswith("valet"))
        assert held == COURTIERS[players]


@pytest.mark.rule("RS 1.4", "RS 1.5")
@pytest.mark.parametrize(("players", "hand", "pile"), [(3, 12, 7), (4, 11, 6), (5, 10, 5)])
def test_hands_and_the_valet_pile_have_the_sizes_that_the_number_of_players_gives(
    players: int, hand: int, pile: int
) -> None:
    """D1 and D5."""
    table = fresh(players)

    assert [seat.hand_size for seat in table.view().seats] == [hand] * players
    assert table.view().valet_pile == pile


@pytest.mark.rule("RS 1.4")
@pytest.mark.parametrize(("players", "supply"), [(3, 480), (4, 560), (5, 600)])
def test_the_courtiers_bring_so_much_influence_to_the_table(players: int, supply: int) -> None:
    """D7."""
    table = fresh(players)

    cards = [card for color in table.colors for card in table.hand(color) if card.startswith("courtier")]

    assert sum(int(card.removeprefix("courtier ")) for card in cards) == supply


@pytest.mark.rule("RS 1.5")
def test_each_hand_has_one_of_the_ten_valets() -> None:
    table = fresh(4)

    assert [sum(card.startswith("valet") for card in table.hand(color)) for color in table.colors] == [1, 1, 1, 1]
    box = table.state.inventory()
    assert {card: count for card, count in box.items() if card.startswith("valet")} == {
        "valet -10": 2,
        "valet 0": 4,
        "valet 10": 2,
        "valet 20": 2,
    }


@pytest.mark.rule("RS 1.5")
def test_any_valet_may_be_dealt_to_anybody() -> None:
    dealt = {(color, card) for seed in range(60) for color in COLORS[:3] for card in fresh(3, seed).hand(color)}

    for color in COLORS[:3]:
        for card in ("valet -10", "valet 0", "valet 10", "valet 20"):
            assert (color, card) in dealt


@pytest.mark.rule("RS 1.6")
def test_the_cardinals_pile_has_fourteen_cards() -> None:
    table = fresh(3)

    assert table.view().cardinal_pile == 14
    box = table.state.inventory()
    assert {card: count for card, count in box.items() if card.startswith("cardinal")} == {
        "cardinal -10": 2,
        "cardinal 0": 4,
        "cardinal 10": 6,
        "cardinal 20": 2,
    }


@pytest.mark.rule("RS 1.7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_lots_are_drawn_for_the_first_player_who_takes_the_parley(players: int) -> None:
    tables = [fresh(players, seed) for seed in range(40)]

    assert {table.parley for table in tables} == set(COLORS[:players])
    for table in tables:
        assert table.view().first == table.view().parley
        assert table.asked == [table.parley]


# Audience cards


@pytest.mark.rule("RS 2.2", "R73")
def test_an_audience_card_tells_favor_influence_gain_and_loss() -> None:
    table = court("planning 50", "royal dinner 70")
    king, queen = table.view().king, table.view().queen

    assert king is not None
    assert queen is not None
    assert (king.card.favor, king.card.influence, king.card.gain, king.card.loss) == ("planning", 50, 4, 5)
    assert (queen.card.favor, queen.card.influence, queen.card.gain, queen.card.loss) == ("royal dinner", 70, 6, 7)


@pytest.mark.rule("RS 1.3", "RS 2.1", "RS 10.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_fourteen_of_the_eighteen_audience_cards_are_turned_up_in_seven_rounds(players: int) -> None:
    table = fresh(players, 3)
    first = table.view()
    play_out(table)

    opened = of(RoundOpened, table.told)
    assert [event.round for event in opened] == [2, 3, 4, 5, 6, 7]
    assert first.king is not None
    assert first.queen is not None
    turned_up = [first.king.card, first.queen.card, *(card for event in opened for card in (event.king, event.queen))]
    assert len(set(turned_up)) == 14
    assert {*turned_up, *table.view().audiences_unseen} == {*first.audiences_unseen, first.king.card, first.queen.card}
    assert len(table.view().audiences_unseen) == 4


@pytest.mark.rule("R1", "RS 1.3")
def test_whatever_was_not_turned_up_may_be_one_of_the_four_removed_cards() -> None:
    table = fresh(4, 1)
    unseen = set(table.view().audiences_unseen)
    removed = set()
    for seed in range(60):
        world = Court(table.state.imagine(0, seed))
        removed |= set(play_out(world, seed).view().audiences_unseen)

    assert len(unseen) == 16
    assert removed == unseen


@pytest.mark.rule("R1")
def test_the_four_removed_cards_are_told_to_nobody_even_at_the_end() -> None:
    table = fresh(4, 1)
    play_out(table)

    told = repr(table.told)
    for card in table.view().audiences_unseen:
        assert repr(card) not in told


@pytest.mark.rule("RS 2.1", "R4")
def test_the_kings_card_is_turned_up_first_and_then_the_queens() -> None:
    drawn = ["planning 40", "corruption 20"]
    table = Court(GAME.load({"game": "royal-secrets", "players": 4, "chance": {"next": {"audiences": drawn}}}))
    king, queen = table.view().king, table.view().queen

    assert king is not None
    assert queen is not None
    assert [king.card.name, queen.card.name] == drawn


# The round


@pytest.mark.rule("RS 2.3")
def test_a_round_is_choosing_then_betting_twice_then_counting() -> None:
    table = fresh(3, 1)
    actions: list[str] = []
    while table.view().round == 1:
        if table.view().action not in actions[-1:]:
            actions.append(table.view().action)
        color = table.asked[0]
        table.play(color, table.choices(color)[0])

    assert actions == ["choose", "first card", "second card"]
    kinds = [type(event) for event in table.told]
    kinds = kinds[kinds.index(BetsRevealed) - 1 :]
    assert kinds[:4] == [CardBet, BetsRevealed, AudienceCounted, AudienceCounted]
    assert kinds[-2:] == [RoundEnded, RoundOpened]


@pytest.mark.rule("RS 2.4")
def test_only_who_is_asked_may_act() -> None:
    table = court(step="choosing", parley="yellow")

    assert table.asked == ["yellow"]
    assert table.choices("blue") == []
    refused = table.refusal("blue", Attend("king"))
    assert (refused.rule, refused.reason, refused.facts) == ("RS 2.4", "core-not-asked", {"seat": 0})


@pytest.mark.rule("RS 2.4")
def test_an_answer_must_belong_to_the_question() -> None:
    table = court(step="choosing", parley="yellow")

    refused = table.refusal("yellow", up("courtier 10"))

    assert (refused.rule, refused.reason, refused.facts) == ("RS 2.4", "rs-not-now", {"step": "choosing"})


@pytest.mark.rule("R74", "RS 4.2")
def test_all_five_may_go_to_the_same_audience() -> None:
    table = court(players=5, step="choosing")
    for color, next_color in (("blue", "red"), ("red", "yellow"), ("yellow", "green")):
        table.play(color, Attend("king"), give(next_color))
    table.play("green", Attend("king"))
    table.play("purple", Attend("king"))

    king = table.view().king
    assert king is not None
    assert king.present == (0, 1, 2, 3, 4)


@pytest.mark.rule("R63")
def test_points_are_paid_in_full_beyond_the_tokens_of_the_box() -> None:
    """D8: the box holds 150 points; here 160 are dealt and 12 more are won."""
    table = court(
        "stabbing 30",
        "medal of merit 30",
        at_king=["blue", "red"],
        at_queen=["yellow", "green"],
        bets={
            "blue": ["courtier 40 up", "courtier 0 down"],
            "red": ["courtier 10 up", "courtier 0 down"],
            "yellow": ["courtier 40 up", "courtier 0 down"],
            "green": ["courtier 10 up", "courtier 0 down"],
        },
        points={"blue": 40, "red": 40, "yellow": 40, "green": 40},
    )

    assert [table.points(color) for color in table.colors] == [43, 43, 43, 43]


@pytest.mark.rule("R60", "R79")
@pytest.mark.parametrize("card", ["courtier 0", "courtier 40", "excuse", "valet -10"])
def test_a_face_down_bet_does_not_tell_what_kind_of_card_it_is(card: Any) -> None:
    def after(bet: Any) -> Court:
        table = court(
            at_king=["blue", "red"],
            at_queen=["yellow", "green"],
            bets={"red": ["courtier 10 up"]},
            draws={"valets": ["valet -10", "valet 0", "valet 0", "valet 0"]},
        )
        table.play("blue", down(bet))
        return table

    ten, other = after("courtier 10"), after(card)
    for reader in ("red", "yellow", None):
        assert repr(other.view(reader)) == repr(ten.view(reader))
        assert other.seen(reader) == ten.seen(reader)
    assert other.view("blue") != ten.view("blue")
