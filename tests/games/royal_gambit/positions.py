"""Positions of Royal Gambit in words: those that come back as they were written, and those that cannot be."""

from typing import Any

from tests.games.positions import SECRET
from tests.games.royal_gambit.court import GAME

__all__ = ["GAME"]

BLUE, RED, YELLOW = range(3)

Fields = dict[str, Any]


def position(*given: Fields, **more: object) -> Fields:
    """The shortest position, of three players, and what is given besides: seats, from blue's on, and other things."""
    seats = {"seats": [*given, *[{}] * (3 - len(given))]} if given else {}
    return {"game": "royal-gambit", "players": 3, **seats, **more}


def place(seat: int, spot: str) -> Fields:
    return {"seat": seat, "spot": spot}


def held(*cards: str | None, **given: object) -> Fields:
    """A seat with these cards; None is an empty position."""
    return {"characters": [card and {"card": card} for card in cards], **given}


ROYAL, FIRST = place(RED, "royal"), place(RED, "first")
"""Red's Royal and his first character."""
HEAL: Fields = {"action": "heal", "target": place(BLUE, "royal")}
STRIKE: Fields = {"action": "knight attack", "target": ROYAL}
PASSING: Fields = {"step": "passing", "action": "devious", "direction": "left"}
COUNTER: Fields = {"counter": "counter"}
DEAD = held(None, None, fallen=["druid", "knight"])
WIDOWED = held("knight", None, fallen=["druid"])
OUT: Fields = {**DEAD, "fell": 1, "royal_hp": 0, "coins": 0}
OUT_TOO: Fields = {**OUT, "fell": 2}


def claim(*given: Fields, **more: object) -> Fields:
    """Blue claims, by default the Druid to heal his Royal, and may be accused."""
    return position(*given, **{**HEAL, "step": "accusing", "claimant": BLUE, **more})


def proof(*given: Fields, **more: object) -> Fields:
    """Yellow has accused blue, who is to prove his claim."""
    return claim(*given, **{"step": "proving", "accuser": YELLOW, **more})


def losing(*given: Fields, **more: object) -> Fields:
    """Red owes a penalty."""
    return position(*given, **{**HEAL, "step": "losing", "owed": [RED], **more})


def drawn(*given: Fields, **more: object) -> Fields:
    """Blue has drawn two cards to exchange."""
    return position(*given, **{"step": "exchanging", "action": "shapeshift", "drawn": ["druid", "knight"], **more})


def opened(*given: Fields, **more: object) -> Fields:
    """Red and yellow have countered blue's Tax: red's counteraction stands, and yellow's is judged."""
    judged = {"action": "tax", "step": "accusing", "claimant": YELLOW, "opened": 2, "standing": [RED]}
    return position(*(given or ({}, COUNTER, COUNTER)), **{**judged, **more})


BY_HAND: dict[str, tuple[Fields, str, str]] = {
    "redistributing": (
        position({}, WIDOWED, actor=RED, step="redistributing"),
        "red",
        "keep | royal 1 | royal 2 | royal 3 | royal 5 | royal 6",
    ),
    "sharing": (position(step="sharing", share=6), "blue", "first 0 | first 1 | first 2"),
    "declaring": (position({**DEAD, "coins": 9}, step="declaring"), "blue", "!donation | !tax | !royal gambit"),
    "aiming": (position(step="aiming", action="devious"), "blue", ">left | >right"),
    "detailing": (
        position(step="detailing", action="telepathy", target=place(YELLOW, "second")),
        "blue",
        "=alchemist | =barbarian | =clairvoyant | =druid | =executioner | =knight | =trickster | =whisperer",
    ),
    "accusing": (claim(), "red yellow", "accuse | believe"),
    "accusing a counteraction": (opened(), "blue red", "accuse | believe"),
    "proving": (proof(held("druid", "alchemist")), "blue", "show second | admit"),
    "countering": (position(action="tax", step="countering"), "red yellow", "counter | allow"),
    "countering by a Defend": (position(**STRIKE, step="countering"), "red", "defend first | defend second | allow"),
    "exchanging": (drawn(held(None, "trickster", fallen=["druid"])), "blue", "x - - | x - druid | x - knight"),
    "passing": (position(**PASSING), "blue red yellow", "pass first | pass second"),
    "losing": (losing({}, {**WIDOWED, "royal_hp": 1}), "red", "-0.2.0 | -1.1.0"),
    "over": (position({}, OUT_TOO, OUT, step="over"), "", ""),
}
"""A position for every step, who is asked there, and what each of them may choose, in our notation."""

POSITIONS: dict[str, Fields] = {
    **{name: given for name, (given, *_) in BY_HAND.items()},
    "all marks of characters": position(
        {
            "royal_hp": 9,
            "royal_poison": 2,
            "coins": 0,
            "characters": [
                {"card": "druid", "hp": 1, "poison": 3, "seen_by": [RED], "arrival": 5, "came_from": RED},
                None,
            ],
            "fallen": ["trickster", "knight"],
            "fallen_arrivals": [0, 4],
            "wedded": True,
        },
        {"characters": [{"card": "druid", "hp": 7, "open": True}, {"card": "knight", "hp": 2, "arrival": 3}]},
        OUT,
        step="declaring",
        turn=12,
        actor=BLUE,
        first=YELLOW,
        arrivals=5,
        returned=[
            {"card": "knight", "when": 2, "known_by": [BLUE, YELLOW]},
            {"card": "knight", "when": 4, "known_by": [BLUE, RED, YELLOW], "open": True},
        ],
    ),
    "a share": position(held("knight", "druid"), *[held("druid", "trickster")] * 2, step="sharing", share=6),
    "the first part of a Migration": position(
        {}, {"characters": [{"poison": 1}, {}]}, step="detailing", action="migration", target=FIRST
    ),
    "a claim with all its parts": claim(
        {}, {"answer": "believe"}, action="foolery", target=FIRST, other=place(YELLOW, "second")
    ),
    "a guess": claim(action="telepathy", target=FIRST, guess="whisperer"),
    "a resignation under seal": claim({}, {"answer": "resign"}, options={"resigning": "any time"}),
    "an accusation": proof(owed=[RED]),
    "accusers passed over": proof(passed_over=[RED]),
    "a lot": claim(chance={"seed": 5, "next": {"accusers": ["2", "1"]}}),
    "shields for others": position(
        {},
        {"counter": "defend first"},
        {"counter": "defend second"},
        **STRIKE,
        step="accusing",
        claimant=RED,
        opened=1,
        options={"shield_others": True},
    ),
    "counteractions under seal": position({}, {"answer": "counter"}, action="tax", step="countering"),
    "a Defend under judgment": position(
        {}, {"counter": "defend second"}, {"answer": "accuse"}, **STRIKE, step="accusing", claimant=RED, opened=1
    ),
    "drawn cards": drawn(),
    "picks under seal": position({"answer": "second"}, {"answer": "first"}, **PASSING),
    "two penalties": losing(owed=[RED, BLUE]),
    "the end": position({"coins": 7}, OUT_TOO, OUT, step="over", turn=31),
    "options": position(options={"resigning": "any time", "first_player": "1", "refund": True, "turn_limit": 12}),
    "fixed draws": position(
        held("druid", "druid"), chance={"seed": 5, "next": {"deck": ["knight"] * 3 + ["trickster"] * 2}}
    ),
    "luck": position(chance={"secret": SECRET.hex(), "drawn": {"deck": 7}}),
}


def character(**given: object) -> Fields:
    """A seat whose first character is such."""
    return {"characters": [given, {}]}


REFUSED: dict[str, list[Any]] = {
    # Names and numbers
    "Invalid enum value 'jester'": [position(held("jester", "knight"))],
    "Invalid enum value 'third'": [claim(target=place(BLUE, "third"))],
    "there is no seat 3": [position(actor=3), claim(target=place(3, "royal"))],
    "“dance” is no action; there are: donation, tax": [position(step="aiming", action="dance")],
    "“up” is no direction; there are: left, right": [position(**{**PASSING, "direction": "up"})],
    "nobody is ever asked at the step “resolving”": [position(step="resolving")],
    "turn 0: turns are counted from 1": [position(turn=0)],
    f"turn {2**70}: turns are counted from 1": [position(turn=2**70)],
    f"arrivals {2**70}: it is from 0 to 1000000": [position(arrivals=2**70)],
    "coins 10001: it is from 0 to 10000": [position({"coins": 10_001})],
    "coins -1: it is from 0 to 10000": [position({"coins": -1})],
    "royal_hp 10001: it is from 0 to 10000": [position({"royal_hp": 10_001})],
    "poison -1: it is from 0 to 10000": [position({"royal_poison": -1})],
    "arrival 2: it is from 0 to 1": [position(character(arrival=2), arrivals=1)],
    "the number of penalties 7: it is from 0 to 6": [losing(owed=[RED] * 7)],
    "opened 3: it is from 0 to 2": [opened(opened=3)],
    # What lies before a seat
    "place royal of seat 0 has no HP, so it would be dead": [position({"royal_hp": 0})],
    "place second of seat 1 has no HP, so it would be dead": [position({}, {"characters": [{}, {"hp": 0}]})],
    "seat 0 has 3 positions, and there are two": [position({"characters": [{}] * 3})],
    "seat 0 has 4 fallen characters, and can have 3": [position(held(fallen=["druid"] * 3 + ["knight"]))],
    "seat 0 has 1 fallen characters, and other": [position({**WIDOWED, "fallen_arrivals": [1, 1]}, arrivals=1)],
    "fallen_arrivals 2: it is from 0 to 1": [position({**WIDOWED, "fallen_arrivals": [2]}, arrivals=1)],
    "seat 0 has 1 characters, alive and in `fallen`, and should have 2": [position(held("knight", None))],
    "seat 0 has 3 characters, alive and in `fallen`": [position(held("knight", "druid", fallen=["druid"]))],
    "seat 0 has 2 characters, alive and in `fallen`, and should have 3": [position({"wedded": True})],
    "seat 1 has fallen, and still has something": [
        position({}, {**OUT, "coins": 1}),
        position({}, {**OUT, "characters": [{}]}),
    ],
    "seat 0 knows its own cards; `seen_by` is for others": [position(character(seen_by=[BLUE]))],
    "a card of seat 0 came from that seat itself": [position(character(came_from=BLUE))],
    # The deck
    "there are 4 cards “knight”, and the deck list has 3": [position(*[held("knight", "knight")] * 2)],
    "there are not enough cards to fill all positions": [
        {
            **position(players=2, options={"deck": {"knight": 4, "druid": 2}, "characters": 1}),
            "seats": [{"fallen": ["knight"] * 3}, {"fallen": ["druid"] * 2}],
        }
    ],
    "two cards are drawn to exchange, or none": [drawn(drawn=["druid"])],
    "the deck has 1 cards “knight”, and `next` fixes more": [
        position(held("knight", "knight"), chance={"next": {"deck": ["knight", "knight"]}})
    ],
    "“jester” cannot be drawn from “deck”": [position(chance={"next": {"deck": ["jester"]}})],
    "cards that went back are listed in order, none of them later than the last arrival": [
        position(arrivals=3, returned=[{"card": "druid", "when": when, "known_by": [0]} for when in listed])
        for listed in ((2, 1), (4,))
    ],
    "nobody knows that a card “druid” went back": [position(returned=[{"card": "druid", "when": 0}])],
    # Who is in the game
    "players fall one after the other: `fell` counts them from 1": [position({}, OUT_TOO)],
    "fell 4: it is from 0 to 3": [position({}, {**OUT, "fell": 4})],
    "turn 301: the turn limit is 300": [position(turn=301)],
    "1 of the players are left, so the game would be over": [position({}, OUT, OUT_TOO)],
    "0 of the players are left": [position(OUT, OUT_TOO, {**OUT, "fell": 3}, step="over")],
    "the game is over when one Royal is left, or at the turn limit": [position(step="over", turn=299)],
    "seat 0 has fallen, and it cannot be its turn": [position(OUT)],
    # The turn
    "there is nothing to redistribute": [
        position(DEAD, step="redistributing"),
        position(step="redistributing", options={"redistribution": False}),
    ],
    "a `share` is told at the step “sharing”, and only there": [
        position(step="redistributing", share=3),
        position(step="sharing"),
    ],
    "a share of 8: two characters must be left with something to share": [position(step="sharing", share=8)],
    "a share of 0: two characters must be left with something to share": [position(step="sharing", share=0)],
    "a share of 3: two characters must be left with something to share": [position(WIDOWED, step="sharing", share=3)],
    # The parts of an action
    "the step “declaring” and the action do not go together": [position(step="declaring", action="tax")],
    "the step “accusing” and the action do not go together": [position(step="accusing", claimant=BLUE)],
    "“execute” cannot be declared here": [position(step="aiming", action="execute")],
    "“spy” cannot be declared here": [position(step="aiming", action="spy", options={"actions": "reduced"})],
    "“poison” cannot be declared here": [position(DEAD, step="aiming", action="poison")],
    "“migration” cannot be declared here": [position(step="aiming", action="migration")],
    "the last part of an action is never kept: it is declared with it": [
        position(step="detailing", action="telepathy", target=FIRST, guess="druid")
    ],
    "nothing is left to be aimed at with “raid”": [position(players=2, step="aiming", action="raid")],
    "nothing is left to be aimed at with “spy”": [position(step="aiming", action="spy", target=FIRST)],
    "“telepathy” has a first target that does not fit": [
        position(step="detailing", action="telepathy", target=place(BLUE, "first"))
    ],
    "“foolery” has a first target that does not fit": [position(step="detailing", action="foolery")],
    "no second part is asked of “spy”": [position(step="detailing", action="spy", target=FIRST)],
    # The declaration
    "there are parts of an action, and no action": [position(step="declaring", target=FIRST)],
    "“heal” is not declared with these parts": [claim(target=None), claim(guess="druid")],
    "the action “knight attack” has a target": [claim(action="knight attack", target=None)],
    "“heal” cannot concern that place": [claim(target=ROYAL)],
    "“knight attack” cannot concern that place": [
        claim(action="knight attack"),
        claim(action="knight attack", target=FIRST, options={"actions": "reduced"}),
    ],
    "“execute” cannot concern that place": [claim(action="execute", target=ROYAL)],
    "“raid” cannot concern that place": [claim(action="raid", target=FIRST)],
    "“foolery” cannot concern these two places": [
        claim(action="foolery", target=FIRST, other=place(YELLOW, "royal")),
        claim(action="foolery", target=FIRST, other=place(RED, "second")),
    ],
    "“migration” cannot concern these two places": [claim(action="migration", target=FIRST, other=FIRST)],
    "the guessed name is not in the deck list": [
        claim(
            action="telepathy",
            target=FIRST,
            guess="barbarian",
            options={"deck": {"knight": 10, "druid": 10, "clairvoyant": 10}},
        )
    ],
    "“spy” concerns a place where nobody lives": [claim({}, DEAD, action="spy", target=place(RED, "second"))],
    # The steps of one action
    "cards are drawn at the step “exchanging”, and only there": [
        claim(drawn=["druid", "knight"]),
        position(step="declaring", drawn=["druid", "knight"]),
        position(step="exchanging", action="shapeshift"),
        drawn(**HEAL),
    ],
    "there is no living character to exchange": [drawn(DEAD, action="reinforcements")],
    "nothing is passed on here": [position(**HEAL, step="passing"), position({}, DEAD, DEAD, **PASSING)],
    "nobody can counter “donation” here": [position(action="donation", step="countering")],
    "nobody can counter “knight attack” here": [position({}, DEAD, **STRIKE, step="countering")],
    # The claim
    "the step “accusing” does not go with this claimant and accuser": [claim(claimant=None), claim(accuser=RED)],
    "the step “proving” does not go with this claimant and accuser": [proof(accuser=None)],
    "the step “losing” does not go with this claimant and accuser": [losing(claimant=BLUE)],
    "seat 0 has no living character, and cannot claim one": [claim(DEAD)],
    "a Royal power is never accused": [claim(action="tax", target=None)],
    "seat 0 cannot accuse": [proof(accuser=BLUE)],
    "seat 2 cannot accuse": [proof({}, {}, OUT)],
    "nobody is passed over before an accusation is taken, and among two nobody ever is": [
        claim(passed_over=[RED]),
        position(step="declaring", passed_over=[RED]),
        position(action="tax", step="countering", passed_over=[RED]),
        {**proof(accuser=RED, passed_over=[BLUE]), "players": 2},
    ],
    "the claimant and the accuser are not passed over": [proof(passed_over=[YELLOW]), proof(passed_over=[BLUE])],
    # Counteractions
    "there are counteractions, and none is judged": [
        claim(opened=1),
        position(action="tax", step="countering", standing=[RED]),
    ],
    "seat 2 has not opened a counteraction": [
        opened(opened=1),
        opened({}, COUNTER, {"counter": "allow"}),
        opened(action="poison", target=ROYAL),
    ],
    "those who answered in the window of counteractions are not those who were asked": [
        position({}, *[{"counter": "defend first"}] * 2, **STRIKE, step="accusing", claimant=RED, opened=1),
        opened({}, {"counter": "resign"}, COUNTER, standing=[]),
    ],
    "the counteraction of seat 2 cannot stand": [opened(standing=[YELLOW])],
    "the counteraction of seat 1 cannot stand": [opened({}, {"counter": "allow"}, COUNTER)],
    "no other would be opened": [opened(**HEAL)],
    "seat 1 defends with a character that cannot take the damage": [
        position({}, {**WIDOWED, "counter": "defend second"}, **STRIKE, step="accusing", claimant=RED, opened=1),
        position(
            {},
            {"counter": "defend first"},
            action="knight attack",
            target=FIRST,
            step="accusing",
            claimant=RED,
            opened=1,
            options={"shield_characters": True},
        ),
    ],
    # Penalties
    "penalties are owed for an action": [position(step="declaring", owed=[RED])],
    "nobody owes a penalty": [losing(owed=[])],
    "seat 2 is not asked how to split a penalty": [losing({}, {}, OUT, owed=[YELLOW])],
    "seat 1 is not asked how to split a penalty": [losing({}, {**DEAD, "royal_hp": 2})],
    # Answers
    "“perhaps” is no answer; there are: accuse, believe, ": [claim({}, {"answer": "perhaps"})],
    "seat 1 has answered, and is not asked": [position({}, {"answer": "allow"}, step="declaring")],
    "seat 0 has answered, and is not asked": [claim({"answer": "believe"})],
    "seat 0 cannot have answered that: ": [
        position({**WIDOWED, "answer": "second"}, **PASSING),
        position({**character(came_from=RED), "answer": "first"}, **PASSING),
    ],
    "seat 1 cannot have answered that: ": [
        claim({}, {"answer": "defend first"}),
        claim({}, {"answer": "resign"}),
        position({}, {**WIDOWED, "answer": "defend second"}, **STRIKE, step="countering"),
    ],
    "all have answered, so the window would be open": [claim({}, *[{"answer": "believe"}] * 2)],
}
"""What is wrong, and positions that it is wrong with."""

NO_START: list[tuple[str, Fields]] = [
    ("core-bad-toggle", position(options={"refund": 1})),
    ("core-bad-deck", position(options={"deck": {"jester": 3}})),
    ("core-bad-number", position(options={"coins": 21})),
    ("rg-deck-too-small", position(options={"deck": "reduced"})),
    ("rg-no-such-first", position(options={"first_player": "3"})),
    ("rg-pay-off-for-two", position(options={"pay_off": "difference"})),
]
"""Why no game would start so either, and a position that is refused for it."""
