"""Who sees what, line by line (R61).

Most tests set two tables side by side that differ in one hidden thing, and ask which readers can tell them apart.
"""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from antechamber.games.royal_secrets.cards import Card
from antechamber.games.royal_secrets.events import (
    BetsRevealed,
    CardBet,
    CardClaimed,
    CardinalBet,
    CardRecruited,
    CardStabbed,
    GameEnded,
    HeldCard,
    LaidCard,
    MedalLaid,
    PointsDue,
    RoundOpened,
    ThirdCardChosen,
    ThirdCardPassed,
    ThirdCardsShown,
    ValetDrawn,
)
from antechamber.games.royal_secrets.moves import (
    Pass,
    ShowThirdCard,
    UseCorruption,
    UseEspionage,
    UseMasterStroke,
    UseMedal,
    UseRecruitment,
    UseStabbing,
)
from tests.games.royal_secrets.court import COLORS, GAME, Court, court, down, fresh, give, of, play_out, up
from tests.games.sight import apart, readers, told_apart

BLUE, RED, YELLOW, GREEN = range(4)
TWO_AND_TWO: dict[str, Any] = {"at_king": ["blue", "red"], "at_queen": ["yellow", "green"]}
ZEROS = ["courtier 0 up", "courtier 0 down"]
COURTIERS = [*(f"courtier {number}" for number in (0, 0, 10, 10, 10, 20, 20, 30, 40)), "excuse"]


def rest(*bets: str, valet: str = "valet 0") -> list[str]:
    """What is left in a hand with this Valet after these bets."""
    hand = [*COURTIERS, valet]
    for card in bets:
        hand.remove(card)
    return hand


def all_bet(**more: Any) -> Court:
    """Blue and red with the King, yellow and green with the Queen; who is not mentioned has bet two 0-Courtiers."""
    bets = {color: more.pop(color, ZEROS) for color in ("blue", "red", "yellow", "green")}
    return court(**{**TWO_AND_TWO, **more}, bets=bets)


# The owner only


@pytest.mark.rule("R61", "RS 1.5")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    def dealt(valet: str) -> Court:
        return court(hands={"red": [*COURTIERS, valet]}, draws={"valets": ["valet 0", "valet 10", "valet 10"]})

    one, other = dealt("valet 20"), dealt("valet -10")

    assert one.hand("red") == [*COURTIERS, "valet 20"]
    assert [one.view(color).seat for color in readers(one)] == [BLUE, RED, YELLOW, GREEN, None]
    assert apart(one, other) == ["red"]
    assert one.view(None).hand == ()


@pytest.mark.rule("R61", "R60")
@pytest.mark.parametrize("card", ["courtier 10", "courtier 40", "excuse", "valet 0"])
def test_a_face_down_bet_is_seen_by_its_owner_alone_and_does_not_even_show_its_kind(card: Card) -> None:
    """All cards from hands have one back: nobody else can tell this card from a face-down 0-Courtier."""

    def bet(hidden: Card) -> Court:
        table = court(**TWO_AND_TWO, hands={"red": [*COURTIERS, "valet 0"]}, parley="blue")
        table.play("blue", give("red"))
        table.play("red", down(hidden))
        return table

    one, other = bet(card), bet("courtier 0")

    assert apart(one, other) == ["red"]
    assert told_apart(one, other) == ["red"]
    assert [one.view(color).bets[0].card for color in readers(one)] == [None, card, None, None, None]
    assert [of(CardBet, one.seen(color))[0].card for color in readers(one)] == [None, card, None, None, None]


@pytest.mark.rule("R61")
def test_a_valet_drawn_by_corruption_is_seen_by_its_owner_alone() -> None:
    def drawn(valet: str) -> Court:
        draws = {"valets": ["valet 0", "valet 0", "valet 0", "valet 0", valet]}
        table = court(favors={"red": ["corruption 40"]}, draws=draws)
        table.play("red", UseCorruption())
        return table

    one, other = drawn("valet 20"), drawn("valet -10")

    assert apart(one, other) == ["red"]
    assert told_apart(one, other) == ["red"]
    cards = [of(ValetDrawn, one.seen(color))[0].card for color in readers(one)]
    assert cards == [None, "valet 20", None, None, None]


@pytest.mark.rule("R61")
def test_a_valet_drawn_for_an_excuse_is_seen_by_its_owner_alone() -> None:
    def drawn(valet: str) -> Court:
        table = court(
            **TWO_AND_TWO,
            bets={"blue": ZEROS, "red": ["courtier 0 up", "excuse down"], "yellow": ZEROS, "green": ["courtier 0 up"]},
            parley="green",
            draws={"valets": ["valet 0", "valet 0", "valet 0", "valet 0", valet]},
        )
        table.play("green", down("courtier 0"))
        return table

    one, other = drawn("valet 20"), drawn("valet -10")

    assert apart(one, other) == ["red"]
    assert told_apart(one, other) == ["red"]
    assert of(ValetDrawn, one.seen("red")) == [ValetDrawn(seat=RED, by="excuse", card="valet 20")]
    assert of(ValetDrawn, one.seen(None)) == [ValetDrawn(seat=RED, by="excuse", card=None)]


@pytest.mark.rule("R61", "R54", "RS 1.2")
def test_a_total_is_shown_to_its_owner_alone() -> None:
    """Others may add up the ledger, where red's opening line stands, but nothing else in their views says 1037."""
    table = court(points={"red": 1037})

    assert [table.view(color).points for color in readers(table)] == [10, 1037, 10, 10, None]
    for color in ("blue", "yellow", "green", None):
        plain = msgspec.to_builtins(table.view(color))
        assert [line["amount"] for line in plain.pop("ledger")] == [10, 1037, 10, 10]
        assert "1037" not in json.dumps(plain)


@pytest.mark.rule("R61", "R54")
def test_when_points_move_nobody_is_told_a_total() -> None:
    """Red and blue lose 3 of 1037 and 10."""
    table = court(
        **TWO_AND_TWO,
        bets={"blue": ZEROS, "red": ZEROS, "yellow": ZEROS, "green": ["courtier 0 up"]},
        points={"red": 1037},
        parley="green",
    )

    table.play("green", down("courtier 0"))

    assert table.points("red") == 1034
    assert "103" not in repr(table.told)


@pytest.mark.rule("R61", "RS 12.6", "R26")
def test_what_espionage_showed_stays_in_its_users_view_until_the_cards_are_turned_up_and_nobody_else_has_it() -> None:
    """Blue looks at red's first bet and still sees it, and no later one, when all have bet twice."""
    favors = {"blue": ["espionage 20"], "green": ["recruitment 30"]}

    def spied(hidden: Card) -> Court:
        table = court(**TWO_AND_TWO, bets={"red": [f"{hidden} down"]}, favors=favors, step="favors", parley="red")
        table.play("blue", UseEspionage())
        return table

    one, other = spied("courtier 30"), spied("courtier 10")
    assert apart(one, other) == ["blue", "red"]
    assert told_apart(one, other) == ["blue"]
    assert [one.view(color).bets[0].spied_by for color in readers(one)] == [(BLUE,)] * 5

    for table in (one, other):
        table.play("red", give("blue"))
        table.play("blue", up("courtier 0"), give("yellow"))
        table.play("yellow", down("courtier 0"))
        table.play("green", up("courtier 0"), give("red"))
        table.play("red", up("courtier 0"), give("blue"))
        table.play("blue", down("courtier 0"), give("yellow"))
        table.play("yellow", up("courtier 0"))
        table.play("green", down("courtier 0"))
        assert table.step == "recruiting"

    assert apart(one, other) == ["blue", "red"]
    assert [bet.card for bet in one.view("blue").bets if bet.owner == RED] == ["courtier 30", "courtier 0"]
    assert [bet.card for bet in one.view("blue").bets if bet.owner == YELLOW] == [None, "courtier 0"]
    assert [bet.card for bet in one.view("green").bets if bet.owner == RED] == [None, "courtier 0"]
    one.play("green", Pass())
    assert of(BetsRevealed, one.seen(None))[0].cards[1] == LaidCard(RED, 1, "courtier 30")


@pytest.mark.rule("R61")
def test_after_the_cards_are_turned_up_nothing_is_left_of_a_spys_knowledge() -> None:
    favors = {"blue": ["espionage 20"], "yellow": ["master stroke 50"]}
    table = all_bet(red=["courtier 0 up", "courtier 10 down"], favors=favors, step="favors", parley="red")

    table.play("blue", UseEspionage())

    assert table.step == "losses"
    assert {bet.spied_by for bet in table.view("blue").bets} == {()}
    assert table.view("green").bets == table.view("blue").bets


@pytest.mark.rule("R61", "R27")
def test_nobody_sees_the_cardinals_face_down_card_not_even_the_player_beside_him() -> None:
    def laid(card: str) -> Court:
        table = court(
            at_king=["red"],
            at_queen=["blue", "yellow", "green"],
            bets={
                "blue": ["courtier 0 up"],
                "red": ["courtier 0 up"],
                "yellow": ["courtier 0 up"],
                "green": ["courtier 0 up"],
            },
            cardinal=["cardinal 10 up"],
            acted=[],
            action="second card",
            parley="red",
            draws={"cardinals": [card]},
        )
        table.play("red", down("courtier 10"))
        return table

    one, other = laid("cardinal 20"), laid("cardinal -10")

    assert apart(one, other) == []
    assert told_apart(one, other) == []
    assert [of(CardinalBet, one.seen(color)) for color in readers(one)] == [
        [CardinalBet(side="king", slot=2, card=None)]
    ] * 5
    assert [one.view(color).bets[-1].card for color in readers(one)] == [None] * 5


# The public


@pytest.mark.rule("R61")
def test_everyone_sees_the_sizes_of_hands_and_piles() -> None:
    """Red draws a Valet and bets a card beside the Cardinal."""
    table = court(
        at_king=["red"], at_queen=["blue", "yellow", "green"], parley="blue", draws={"cardinals": ["cardinal 0"]}
    )
    table.play("blue", give("red"))
    table.play("red", down("courtier 0"))

    for color in readers(table):
        view = table.view(color)
        assert [seat.hand_size for seat in view.seats] == [11, 10, 11, 11]
        assert (view.valet_pile, view.cardinal_pile) == (6, 13)


@pytest.mark.rule("R61")
def test_everyone_sees_how_many_unseen_valets_a_hand_holds() -> None:
    table = court(favors={"red": ["corruption 40"]})
    table.play("red", UseCorruption())

    for color in readers(table):
        assert [seat.unseen_valets for seat in table.view(color).seats] == [1, 2, 1, 1]
        assert [seat.hand_size for seat in table.view(color).seats] == [11, 12, 11, 11]
        assert table.view(color).valet_pile == 5


@pytest.mark.rule("R61", "R15")
def test_everyone_sees_the_favors_that_lie_before_a_player_and_those_that_are_used_up() -> None:
    table = court(favors={"red": ["corruption 40", "royal pardon 60"]})
    assert [[card.name for card in table.view(color).seats[RED].favors] for color in readers(table)] == [
        ["corruption 40", "royal pardon 60"]
    ] * 5

    table.play("red", UseCorruption())

    for color in readers(table):
        assert [card.name for card in table.view(color).seats[RED].favors] == ["royal pardon 60"]
        assert [card.name for card in table.view(color).audiences_discarded] == ["corruption 40"]


@pytest.mark.rule("R61")
def test_everyone_sees_a_medal_and_where_it_lies_but_not_the_face_down_card_under_it() -> None:
    def honored(hidden: str) -> Court:
        favors = {"green": ["medal of merit 30"]}
        table = court(**TWO_AND_TWO, bets={"red": [f"{hidden} down"]}, favors=favors, step="favors", parley="red")
        table.play("green", UseMedal(RED, 1))
        return table

    one, other = honored("courtier 40"), honored("excuse")

    marks = [(one.view(color).bets[0].medal, one.view(color).bets[0].stabbed) for color in readers(one)]
    assert marks == [(True, False)] * 5
    assert [of(MedalLaid, one.seen(color)) for color in readers(one)] == [
        [MedalLaid(seat=GREEN, owner=RED, slot=1)]
    ] * 5
    assert apart(one, other) == ["red"]
    assert told_apart(one, other) == []


@pytest.mark.rule("R61", "R18")
def test_everyone_sees_a_stabbed_card() -> None:
    favors = {"green": ["stabbing 60"]}
    table = court(**TWO_AND_TWO, bets={"red": ["courtier 40 down"]}, favors=favors, step="favors", parley="red")

    table.play("green", UseStabbing(RED, 1))

    for color in readers(table):
        bet = table.view(color).bets[0]
        assert (bet.card, bet.stabbed, bet.medal, bet.face_up) == ("courtier 40", True, False, False)
        assert table.seen(color)[0] == CardStabbed(seat=GREEN, owner=RED, slot=1, card="courtier 40")


@pytest.mark.rule("R61", "RS 6.1")
def test_everyone_sees_the_bets_that_are_turned_up() -> None:
    table = court(
        **TWO_AND_TWO,
        bets={
            "blue": ["courtier 0 up", "courtier 10 down"],
            "red": ["valet 0 down", "courtier 0 up"],
            "yellow": ["courtier 0 up", "excuse down"],
            "green": ["courtier 0 up"],
        },
        favors={"blue": ["royal pardon 40"]},
        parley="green",
    )
    table.play("green", down("courtier 0"))
    assert table.step == "losses"

    turned = (
        LaidCard(BLUE, 2, "courtier 10"),
        LaidCard(RED, 1, "valet 0"),
        LaidCard(YELLOW, 2, "excuse"),
        LaidCard(GREEN, 2, "courtier 0"),
    )
    for color in readers(table):
        assert of(BetsRevealed, table.seen(color)) == [BetsRevealed(cards=turned)]
        cards = [bet.card for bet in table.view(color).bets]
        assert cards[:4] == ["courtier 0", "courtier 10", "valet 0", "courtier 0"]
        assert cards[4:] == ["courtier 0", "excuse", "courtier 0", "courtier 0"]


@pytest.mark.rule("R61", "RS 10.3")
def test_everyone_sees_the_cardinals_face_up_card_at_once_and_all_that_he_has_played() -> None:
    table = court(
        at_king=["red"],
        at_queen=["blue", "yellow", "green"],
        parley="blue",
        played=["cardinal 0", "cardinal 20"],
        round=2,
        draws={"cardinals": ["cardinal 10"]},
    )
    table.play("blue", give("red"))
    table.play("red", up("courtier 10"))

    for color in readers(table):
        assert table.view(color).bets[-1].card == "cardinal 10"
        assert table.view(color).cardinals_played == ("cardinal 0", "cardinal 20")
        assert of(CardinalBet, table.seen(color)) == [CardinalBet(side="king", slot=1, card="cardinal 10")]


@pytest.mark.rule("R61", "RS 6.6")
def test_everyone_sees_third_cards_when_they_are_shown_and_who_has_them_then() -> None:
    """Blue passes a Valet to red, and everyone knows that red has it."""
    tied = ["courtier 20 up", "courtier 0 down"]
    hands = {"blue": ["courtier 0", "valet 10"], "red": ["courtier 0", "courtier 30"]}
    table = all_bet(blue=tied, red=tied, hands=hands)

    table.play("blue", ShowThirdCard("valet 10"))
    table.play("red", ShowThirdCard("courtier 30"))

    shown = ThirdCardsShown(side="king", cards=(HeldCard(BLUE, "valet 10"), HeldCard(RED, "courtier 30")))
    for color in readers(table):
        assert of(ThirdCardsShown, table.seen(color)) == [shown]
        assert of(ThirdCardPassed, table.seen(color)) == [
            ThirdCardPassed(seat=BLUE, to=RED, card="valet 10"),
            ThirdCardPassed(seat=RED, to=BLUE, card="courtier 30"),
        ]
        view = table.view(color)
        assert view.seats[BLUE].known == ("courtier 0", "courtier 0", "courtier 30")
        assert view.seats[RED].known == ("courtier 0", "courtier 0", "valet 10")
        assert [view.seats[seat].unseen_valets for seat in (BLUE, RED)] == [0, 0]


@pytest.mark.rule("R61", "RS 12.9")
def test_everyone_sees_which_card_was_claimed_and_after_the_round_who_has_it() -> None:
    """Red claims blue's face-down Valet: nobody else learns what it is before it is turned up."""
    favors = {"red": ["recruitment 30"], "green": ["recruitment 50"]}

    def claimed(hidden: str) -> Court:
        hands = {color: rest("courtier 0", "courtier 0") for color in ("yellow", "green")}
        hands |= {"blue": rest("courtier 0", hidden, valet="valet 10"), "red": COURTIERS[2:]}
        table = all_bet(blue=["courtier 0 up", f"{hidden} down"], hands=hands, favors=favors)
        table.play("red", UseRecruitment(BLUE, 2))
        return table

    one, other = claimed("valet 10"), claimed("courtier 10")
    assert one.asked == ["green"]
    assert apart(one, other) == ["blue"]
    for color in readers(one):
        assert of(CardClaimed, one.seen(color)) == [CardClaimed(seat=RED, owner=BLUE, slot=2)]
        assert one.view(color).bets[1].claimed_by == RED

    one.play("green", Pass())

    for color in readers(one):
        assert of(CardRecruited, one.seen(color)) == [CardRecruited(seat=RED, owner=BLUE, card="valet 10", taken=True)]
        assert one.view(color).seats[RED].known[-1] == "valet 10"
        assert one.view(color).seats[RED].unseen_valets == 0


@pytest.mark.rule("R103", "R61")
def test_of_two_equal_valets_the_known_one_counts_as_shown_first() -> None:
    """Red has a 0-Valet that everyone knows and another that nobody does; he shows one, and one unseen is left."""
    given = [{}, {"hand": [*COURTIERS, "valet 0", "valet 0"], "known_valets": ["valet 0"]}, {}, {}]
    table = court(**TWO_AND_TWO, seats=given, parley="blue")
    assert [table.view(color).seats[RED].unseen_valets for color in readers(table)] == [1] * 5
    table.play("blue", give("red"))

    table.play("red", up("valet 0"))

    for color in readers(table):
        assert "valet 0" not in table.view(color).seats[RED].known
        assert table.view(color).seats[RED].unseen_valets == 1


@pytest.mark.rule("R103", "R61")
def test_a_stabbed_valet_that_was_known_is_known_to_be_gone() -> None:
    """Red's 0-Valet, which everyone knew, lies face down; blue has looked at it and stabs it."""
    blue = {"favors": ["espionage 20", "stabbing 60"]}
    red = {"hand": COURTIERS, "known_valets": ["valet 0"], "bets": [{"card": "valet 0", "up": False}]}
    table = court(
        **TWO_AND_TWO, seats=[blue, red, {}, {}], step="favors", action="first card", acted=["red"], parley="red"
    )
    assert [table.view(color).seats[RED].known[-1] for color in readers(table)] == ["valet 0"] * 5

    table.play("blue", UseEspionage(), UseStabbing(RED, 1))

    for color in readers(table):
        assert table.view(color).seats[RED].known == tuple(COURTIERS)
        assert table.view(color).seats[RED].unseen_valets == 0
        assert table.view(color).bets[0].spied_by == ()


@pytest.mark.rule("R61", "R62")
def test_everyone_sees_every_gain_and_loss_as_the_amount_due() -> None:
    """Red, who has a single point, is due -5 and -3 and then turns the 5; yellow's Valet is named as the sender."""
    table = court(
        "planning 50",
        **TWO_AND_TWO,
        bets={"blue": ZEROS, "red": ZEROS, "yellow": ["valet 0 up", "courtier 20 down"], "green": ["courtier 0 up"]},
        favors={"red": ["master stroke 70"]},
        points={"red": 1},
        parley="green",
    )
    table.play("green", down("courtier 0"))
    table.play("red", UseMasterStroke())

    due = [
        PointsDue(seat=BLUE, amount=-5, why="king", sender=None),
        PointsDue(seat=RED, amount=-5, why="king", sender=None),
        PointsDue(seat=YELLOW, amount=2, why="queen", sender=None),
        PointsDue(seat=GREEN, amount=2, why="queen", sender=None),
        PointsDue(seat=BLUE, amount=-3, why="valet", sender=YELLOW),
        PointsDue(seat=RED, amount=-3, why="valet", sender=YELLOW),
        PointsDue(seat=RED, amount=10, why="master stroke", sender=None),
    ]
    for color in readers(table):
        assert of(PointsDue, table.seen(color)) == due
        lines = [(line.seat, line.amount, line.why, line.sender) for line in table.view(color).ledger if line.round]
        assert lines == [(event.seat, event.amount, event.why, event.sender) for event in due]


# Nobody


@pytest.mark.rule("R61")
@pytest.mark.parametrize(
    ("pile", "one", "other"),
    [
        ("valets", "valet 20", "valet -10"),
        ("cardinals", "cardinal 20", "cardinal -10"),
        ("audiences", "planning 40", "espionage 20"),
    ],
)
def test_nobody_sees_what_lies_on_top_of_a_pile(pile: str, one: str, other: str) -> None:
    hands = {color: [*COURTIERS, "valet 0"] for color in COLORS[:4]}
    tables = [court(hands=hands, favors={"red": ["corruption 40"]}, draws={pile: [top]}) for top in (one, other)]

    assert apart(*tables) == []


@pytest.mark.rule("R61", "R1")
def test_nobody_can_tell_the_four_removed_audience_cards_from_those_to_come() -> None:
    """The same deal with other luck to come: what was never turned up is one list in a fixed order."""
    position = fresh(seed=3).state.dump()
    one, other = (Court(GAME.load({**position, "chance": {"seed": seed}})) for seed in (1, 2))

    assert apart(one, other) == []
    assert len(one.view("blue").audiences_unseen) == 18 - 2
    play_out(one)
    play_out(other)
    assert of(RoundOpened, one.told) != of(RoundOpened, other.told)


@pytest.mark.rule("R61", "R1")
def test_no_event_ever_names_an_audience_card_that_was_removed() -> None:
    table = play_out(fresh(seed=5))

    turned = [card for event in of(RoundOpened, table.told) for card in (event.king, event.queen)]
    first = fresh(seed=5).view()
    assert first.king is not None
    assert first.queen is not None
    assert len({card.name for card in (*turned, first.king.card, first.queen.card)}) == 14


# The final count


@pytest.mark.rule("R61", "RS 11.1")
def test_the_final_count_shows_everyone_all_totals_and_all_hands() -> None:
    hands = {color: ["courtier 0"] for color in COLORS[:4]}
    hands["red"] = ["courtier 0", "courtier 30", "valet 20"]
    table = court(
        **TWO_AND_TWO,
        round=7,
        bets={
            "blue": ["courtier 0 up", "courtier 10 down"],
            "red": ["courtier 0 up", "courtier 10 down"],
            "yellow": ["courtier 0 up", "courtier 10 down"],
            "green": ["courtier 20 up"],
        },
        hands={**hands, "green": ["courtier 0", "courtier 0"]},
        points={"blue": 7},
        parley="green",
    )
    assert [table.view(color).final for color in readers(table)] == [None] * 5

    table.play("green", down("courtier 0"))

    zeros: tuple[Card, ...] = ("courtier 0", "courtier 0")
    reds: tuple[Card, ...] = ("courtier 0", "courtier 0", "courtier 30", "valet 20")
    shown = (zeros, reds, zeros, zeros)
    ended = GameEnded(points=(4, 7, 10, 12), hands=shown, unplayed=(0, 5, 0, 0), scores=(4, 12, 10, 12))
    for color in readers(table):
        final = table.view(color).final
        assert final is not None
        assert (final.points, final.hands) == ((4, 7, 10, 12), shown)
        assert (final.result.scores, final.result.ranks) == ((4, 12, 10, 12), (4, 1, 3, 1))
        assert of(GameEnded, table.seen(color)) == [ended]


# The sealed third card


def tie(answer: Card | None = None) -> Court:
    """Blue, red and green are tied with the King; blue has answered, or not."""
    tied = ["courtier 20 up", "courtier 0 down"]
    bets = {"blue": tied, "red": tied, "yellow": ["courtier 0 up", "courtier 10 down"], "green": tied}
    table = court(
        at_king=["blue", "red", "green"],
        at_queen=["yellow"],
        bets=bets,
        cardinal=["cardinal 0 up", "cardinal 0 down"],
        draws={"valets": ["valet 0", "valet 0", "valet 0", "valet 0"]},
    )
    if answer is not None:
        table.play("blue", ShowThirdCard(answer))
    return table


@pytest.mark.rule("R61", "R105", "R41", "RS 6.5")
def test_a_sealed_third_card_changes_nothing_that_reaches_anybody_else() -> None:
    """Not their views, events, choices or refusals: they do not even learn that blue has answered."""
    asked, answered = tie(), tie("courtier 30")

    assert apart(asked, answered) == ["blue"]
    assert [answered.seen(color) for color in ("red", "yellow", "green", None)] == [[], [], [], []]
    assert [answered.view(color).asked for color in readers(answered)] == [(BLUE, RED, GREEN)] * 5


@pytest.mark.rule("R61", "R105")
def test_which_card_was_sealed_is_known_to_its_owner_alone() -> None:
    one, other = tie("courtier 30"), tie("valet 0")

    assert apart(one, other) == ["blue"]
    assert [one.view(color).third for color in readers(one)] == ["courtier 30", None, None, None, None]
    assert one.seen("blue") == [ThirdCardChosen(seat=BLUE, card="courtier 30")]
    assert [one.view(color).seats[BLUE].hand_size for color in readers(one)] == [
        one.view("blue").seats[BLUE].hand_size
    ] * 5
    assert one.view("blue").seats[BLUE].hand_size == len(tie().hand("blue"))


@pytest.mark.rule("R105", "RS 2.4")
def test_who_has_sealed_a_card_is_asked_no_more_and_cannot_take_it_back() -> None:
    table = tie("courtier 30")

    assert table.choices("blue") == []
    assert table.refusal("blue", ShowThirdCard("courtier 10")).reason == "core-not-asked"


# Choices and refusals betray nothing


@pytest.mark.rule("R58", "R61")
@pytest.mark.parametrize("hidden", ["courtier 0", "courtier 40", "excuse", "valet 0"])
def test_what_a_favor_may_be_played_on_does_not_depend_on_a_hidden_card(hidden: str) -> None:
    """Green could stab or honor red's face-down bet, and blue is asked to recruit it."""
    favors = {"green": ["stabbing 60", "medal of merit 30"], "blue": ["recruitment 30"]}

    def laid(card: str) -> Court:
        hands = {color: rest("courtier 0", "courtier 0") for color in ("blue", "yellow", "green")}
        hands["red"] = rest("courtier 0", card)
        bets = ["courtier 0 up", f"{card} down"]
        return all_bet(red=bets, hands=hands, favors=favors, step="favors", parley="red")

    one, other = laid(hidden), laid("courtier 10")
    assert apart(one, other) == ["red"]

    for table in (one, other):
        table.play("green", Pass())
        assert table.asked == ["blue"]
    assert apart(one, other) == ["red"]
    assert one.choices("blue") == [UseRecruitment(RED, 2), Pass()]


@pytest.mark.rule("R58")
def test_a_spy_may_still_honor_or_recruit_what_he_knows_to_be_a_0_courtier() -> None:
    """Whether a favor could have an effect is judged on what everybody knows."""
    favors = {"blue": ["espionage 20", "medal of merit 30", "recruitment 30"]}
    table = all_bet(red=["courtier 10 up", "courtier 0 down"], favors=favors, step="favors", parley="red")

    table.play("blue", UseEspionage())
    assert table.view("blue").bets[3].card == "courtier 0"
    assert UseMedal(RED, 2) in table.choices("blue")
    table.play("blue", Pass())

    assert UseRecruitment(RED, 2) in table.choices("blue")


# A whole game


@pytest.mark.rule("R61", "R62")
def test_in_a_whole_game_all_that_is_public_is_the_same_in_every_view() -> None:
    private = {"seat", "hand", "third", "points", "bets"}
    table, chance = fresh(seed=8), Random(8)
    while not table.state.is_over:
        plain = [msgspec.to_builtins(table.view(color)) for color in readers(table)]
        shared = [{name: value for name, value in view.items() if name not in private} for view in plain]
        assert [view == shared[-1] for view in shared] == [True] * 5
        marks = [[{**bet, "card": None} for bet in view["bets"]] for view in plain]
        assert [bets == marks[-1] for bets in marks] == [True] * 5
        color = chance.choice(table.asked)
        table.play(color, chance.choice(table.choices(color)))
