"""Positions of Royal Secrets in words: those that come back as they were written, and those that cannot be."""

from typing import Any

from tests.games.royal_secrets.court import GAME

__all__ = ["GAME"]

BLUE, RED, YELLOW, GREEN = range(4)
GONE = ["espionage 20", "espionage 40", "recruitment 30", "recruitment 50", "planning 40", "planning 50"]
CARDINALS = [f"cardinal {number}" for number in (-10, -10, 0, 0, 0, 0, 10, 10, 10, 10, 10, 10, 20, 20)]
COURTIERS = [*(f"courtier {number}" for number in (0, 0, 10, 10, 10, 20, 20, 30, 40)), "excuse"]

Fields = dict[str, Any]

UP: Fields = {"card": "courtier 0", "up": True}
DOWN: Fields = {"card": "courtier 0", "up": False}
TWENTY: Fields = {"card": "courtier 20", "up": True}


def seats(*given: Fields) -> list[Fields]:
    """Four seats; of the last ones nothing is said."""
    return [*given, *[{}] * (4 - len(given))]


def position(*given: Fields, **more: object) -> Fields:
    """The shortest position, of four players, and what is given besides: seats, from blue's on, and other things."""
    return {"game": "royal-secrets", "players": 4, **({"seats": seats(*given)} if given else {}), **more}


def king(*present: int, **given: object) -> Fields:
    return {"audience": "stabbing 30", "present": list(present), **given}


def queen(*present: int, **given: object) -> Fields:
    return {"audience": "corruption 20", "present": list(present), **given}


def opened(*given: Fields, **more: object) -> Fields:
    """A position at the start of a round, its Audience cards turned up."""
    return position(*given, **{"king": king(), "queen": queen(), **more})


def betting(*given: Fields, **more: object) -> Fields:
    """A position in the betting: blue and red with the King, yellow and green with the Queen."""
    there = {"king": king(BLUE, RED), "queen": queen(YELLOW, GREEN)}
    return position(**{**there, "step": "betting", "action": "first card", "seats": seats(*given), **more})


def laid(bet: Fields, **marks: object) -> Fields:
    """Blue alone has bet, a card with these marks, and it is red's turn."""
    return betting({"bets": [{**bet, **marks}]}, acted=[BLUE], parley=RED)


def counted(step: str, *given: Fields, bets: tuple[Fields, Fields] | None = None, **more: object) -> Fields:
    """A position in which everyone has bet two cards, face up after the reveal."""
    two = bets or (UP, DOWN if step in {"revealing", "recruiting"} else UP)
    held = [{"bets": list(two), **seat} for seat in seats(*given)]
    return betting(*held, **{"step": step, "action": "second card", "acted": [0, 1, 2, 3], **more})


def tied(*given: Fields, **more: object) -> Fields:
    """A position in which blue and red are tied with the King at 20."""
    tie = king(BLUE, RED, outcome="succeeded", leaders=[BLUE, RED])
    return counted("tie", *given, bets=(TWENTY, UP), **{"tie": "king", "king": tie, **more})


def with_cardinal(*bets: Fields) -> Fields:
    """Blue is alone with the King, and the Cardinal has bet as often as he."""
    own, others = ([UP, DOWN], [UP]) if len(bets) == 2 else ([UP], [])
    return betting(
        {"bets": own},
        *[{"bets": others}] * 3,
        action="second card" if len(bets) == 2 else "first card",
        acted=[BLUE],
        parley=RED,
        king=king(BLUE),
        queen=queen(RED, YELLOW, GREEN),
        cardinal={"side": "king", "bets": list(bets)},
    )


def lines(*given: tuple[int, int, int, str]) -> list[Fields]:
    """A ledger: the opening line of everyone, and these (round, seat, amount, why)."""
    every = [*((0, seat, 10, "opening") for seat in range(4)), *given]
    return [{"round": n, "seat": seat, "amount": due, "why": why, "sender": None} for n, seat, due, why in every]


def cardinal(number: int, *, up: bool = True) -> Fields:
    return {"card": f"cardinal {number}", "up": up}


PLANNED = {"seat": BLUE, "influence": 40}
KNOWN = {"hand": COURTIERS, "bets": [{"card": "valet 10", "up": False}], "known_valets": ["valet 10"]}
CLAIMED = {"bets": [UP, {**DOWN, "claimed_by": RED}]}
FAILED: Fields = {"king": king(BLUE, RED, outcome="failed"), "queen": queen(YELLOW, GREEN, outcome="failed")}

PARDON: Fields = {"favors": ["royal pardon 40"]}
LOST = [(1, BLUE, -3, "king"), (1, RED, -3, "king"), (1, YELLOW, -2, "queen"), (1, GREEN, -2, "queen")]
"""What everyone loses in the first round when both audiences fail."""

POSITIONS: dict[str, Fields] = {
    "opening": position(chance={"seed": 3}),
    "fixed draws": opened(chance={"seed": 5, "next": {"audiences": ["planning 40"]}}),
    "a plan announced": opened(
        step="splitting", planning={"seat": BLUE, "influence": 50}, discarded=["planning 50"], parley=YELLOW
    ),
    "one who has chosen": opened(step="choosing", acted=[YELLOW], king=king(YELLOW), parley=BLUE),
    "Valets that everyone knows": opened(
        step="choosing",
        seats=[
            {"hand": [*COURTIERS, "valet -10"], "known_valets": ["valet -10"]},
            {"hand": COURTIERS},
            {"hand": COURTIERS},
            {"hand": [*COURTIERS, "valet 20", "valet 20"], "known_valets": ["valet 20"]},
        ],
    ),
    "a Valet that everyone knows in a face-down bet": betting(
        *[{"hand": COURTIERS}] * 2, KNOWN, {"hand": COURTIERS}, acted=[YELLOW]
    ),
    "bets with all their marks": betting(
        {"bets": [{**DOWN, "seen_by": [RED, GREEN], "medal": True}]},
        {"bets": [{"card": "courtier 30", "up": True, "medal": True}]},
        {"bets": [{**DOWN, "stabbed": True}]},
        acted=[BLUE, RED, YELLOW],
        parley=GREEN,
    ),
    "the Cardinal at the King's": {
        **with_cardinal(cardinal(-10)),
        "round": 2,
        "cardinal": {"side": "king", "bets": [cardinal(-10)], "played": ["cardinal -10"]},
    },
    "claims": counted(
        "recruiting",
        CLAIMED,
        {"bets": [{**DOWN, "claimed_by": BLUE}, UP]},
        {"bets": [UP, {**DOWN, "claimed_by": GREEN}], "favors": ["recruitment 30"]},
        asking=2,
    ),
    "a claim beside the Cardinal": counted(
        "recruiting",
        CLAIMED,
        {},
        {},
        {"bets": [UP, {"card": "courtier 10", "up": False}], "favors": ["recruitment 30"]},
        king=king(BLUE, RED, GREEN),
        queen=queen(YELLOW),
        cardinal={"side": "queen", "bets": [cardinal(0), cardinal(0, up=False)]},
        first=GREEN,
    ),
    "a tie": tied(),
    "a tie at the Queen's after the King's was settled": tied(
        tie="queen",
        king=king(BLUE, RED, outcome="succeeded", leaders=[BLUE, RED], winner=RED),
        queen=queen(YELLOW, GREEN, outcome="succeeded", leaders=[YELLOW, GREEN]),
    ),
    "losses of which some are turned and some pardoned": counted(
        "losses",
        {
            "bets": [UP, {"card": "valet -10", "up": True}],
            "losses": 3,
            "rumors": 4,
            "stroked": True,
            "favors": ["royal pardon 40"],
        },
        {"losses": 3, "pardoned": True},
        {"bets": [UP, {"card": "excuse", "up": True}], "withdrawn": True},
        {"losses": 2},
        **FAILED,
    ),
    "the last round, which pays the first seat alone": counted(
        "losses",
        {"bets": [{"card": "courtier 40", "up": True}, UP], "gains": 3},
        {"gains": 0},
        {"losses": 2},
        {"losses": 2, "favors": ["royal pardon 40"]},
        round=7,
        king=king(BLUE, RED, outcome="succeeded", leaders=[BLUE], winner=BLUE),
        queen=FAILED["queen"],
    ),
    "losses that the ledger holds": counted("losses", PARDON, {}, {}, {}, **FAILED, ledger=lines(*LOST)),
    "losses averted in either order": counted(
        "losses",
        {"stroked": True, "pardoned": True},
        PARDON,
        {},
        {},
        **FAILED,
        ledger=lines(*LOST, (1, BLUE, 3, "royal pardon"), (1, BLUE, 3, "master stroke")),
    ),
    "the end": position({"hand": COURTIERS, "points": 30}, round=7, step="over"),
    "options": opened(options={"equal_stakes": True, "favor_windows": "own turn"}),
}

REFUSED: dict[str, list[Any]] = {
    # Names and seats
    "there is no card “joker”: one is written like “courtier 10”, “valet -10” or “excuse”": [
        opened({"hand": ["joker"]}),
        opened({"spent": ["joker"]}),
        opened({"known_valets": ["joker"]}),
        opened({"third": "joker"}),
        opened(cardinal={"played": ["joker"]}),
        laid({"card": "joker", "up": True}),
    ],
    "there is no seat 4": [opened(parley=4)],
    "there is no seat -1": [opened(king=king(-1))],
    # Where it stands
    "round 8: there are rounds 1 to 7": [opened(round=8)],
    "asking 5: a window can have left at most 4 seats behind": [opened(asking=5)],
    "“dancing” is no step; there are: opening, plans, splitting, dinners, choosing, naming, betting, favors, "
    "recruiting, tie, losses, over.": [opened(step="dancing")],
    "“bow” is no action; there are: choose, first card, second card": [opened(action="bow")],
    "“boredom” is no outcome": [opened(king=king(outcome="boredom"))],
    "nobody is ever asked at the step “revealing”": [counted("revealing")],
    # Audience cards
    "there is no Audience card “planning 41”: one is written like “planning 40”": [
        opened(king={"audience": "planning 41"})
    ],
    "the Audience card “stabbing 30” lies in two places": [opened(discarded=["stabbing 30"])],
    "no Planning of 40 lies among the discarded cards": [opened(step="splitting", planning=PLANNED)],
    "Audience cards are left, too few for the rounds to come": [
        opened(discarded=GONE[:5]),
        position(round=2, discarded=[*GONE, "royal dinner 60"]),
    ],
    "in a round both the King and the Queen have an Audience card": [position(king=king(), step="plans")],
    # The Cardinal's cards
    "“courtier 10” is no card of the Cardinal's": [opened(cardinal={"played": ["courtier 10"]})],
    "there are more cards “cardinal 20” than in the box": [opened(cardinal={"played": ["cardinal 20"] * 3})],
    "“cardinal -10” is bet by the Cardinal alone, and no player can hold it": [
        opened({"hand": ["cardinal -10"]}),
        opened({"third": "cardinal -10"}),
    ],
    "“cardinal 0” is bet by somebody who cannot hold it": [laid(cardinal(0))],
    "the Cardinal belongs at no audience": [betting(step="naming", cardinal={"side": "king"})],
    "the Cardinal belongs at the king's audience": [betting(step="naming", king=king(0), queen=queen(1, 2, 3))],
    "the Cardinal has 1 bets where the player beside him has 0": [
        {**with_cardinal(cardinal(0)), "step": "naming", "seats": seats(), "acted": []}
    ],
    "the Cardinal's first card lies face up": [with_cardinal(cardinal(0, up=False))],
    "the Cardinal's second card lies face down": [with_cardinal(cardinal(0), cardinal(0))],
    "the Cardinal's second card was turned up with all others": [
        counted(
            "losses",
            king=king(BLUE),
            queen=queen(RED, YELLOW, GREEN),
            cardinal={"side": "king", "bets": [cardinal(0), cardinal(0, up=False)]},
        )
    ],
    "the Cardinal has played 14 cards, but at most 0 in the rounds that are over": [
        opened(cardinal={"played": CARDINALS})
    ],
    "the Cardinal has played 13 cards, but at most 12 in the rounds that are over": [
        opened(round=7, cardinal={"played": CARDINALS[1:]}),
        position(round=7, cardinal={"played": CARDINALS[1:]}),
    ],
    # Cards of the players
    "“courtier 40”: 4 more than in the box": [opened({"hand": [*COURTIERS, *["courtier 40"] * 4]})],
    "“excuse”: 1 of the box lie nowhere": [opened({"hand": COURTIERS[:-1], "spent": []})],
    "seat 0 has 3 0-Courtiers": [opened({"hand": [*COURTIERS, "courtier 0"]}, {"hand": COURTIERS[1:]})],
    "“courtier 20” is no Valet, and only Valets are listed as known": [opened({"known_valets": ["courtier 20"]})],
    "seat 0 is known to have a “valet 20” that it has not": [opened({"hand": COURTIERS, "known_valets": ["valet 20"]})],
    "seat 0 is known to have a “valet 10” that it has not": [
        betting({**KNOWN, "bets": [{"card": "valet 10", "up": True}]}, acted=[BLUE], parley=RED)
    ],
    "seat 0: points, gains, losses and rumors are from 0 to 20000": [opened({"points": n}) for n in (-1, 2**70)],
    "a line of the ledger is of round 5: only rounds 0 to 0 have lines now": [opened(ledger=lines((5, 0, 3, "king")))],
    "a line of the ledger is of round 3: only rounds 0 to 2 have lines now": [
        opened(round=3, ledger=lines((3, 0, 3, "king"))),
        position(round=3, ledger=lines((3, 0, 3, "king"))),
        tied(round=3, ledger=lines((3, 0, 3, "king"))),
    ],
    f"a line of the ledger is of {2**70} points": [opened(ledger=lines((0, 0, 2**70, "opening")))],
    "the lines of round 1 in the ledger are not what the count gives": [
        counted("losses", ledger=lines(*given))
        for given in (LOST[:3], LOST[::-1], [(1, BLUE, -3, "king"), *LOST], [*LOST, (1, BLUE, 3, "royal pardon")])
    ],
    "by the ledger the points are [10, 10, 10, 10]": [opened({"points": 11}, ledger=lines())],
    # Who is where
    "between rounds nobody is at an audience and no card is bet": [
        position({"bets": [UP]}),
        position(queen={"present": [BLUE]}),
    ],
    "between rounds no Audience card lies open; `next` fixes the coming ones": [
        position(queen=queen()),
        opened(step="opening"),
        opened(round=7, step="over"),
    ],
    "the players at the audiences are not those who have chosen one": [opened(step="choosing", king=king(2))],
    "nobody has announced a Planning": [opened(step="splitting")],
    "after a Planning nobody chooses an audience": [
        opened(step="choosing", planning=PLANNED, discarded=["planning 40"])
    ],
    "at the step “betting” the action is not “choose”": [betting(action="choose", acted=[0, 1, 2, 3])],
    "nobody has acted yet at the step “plans”": [opened(acted=[BLUE])],
    "the game is over after round 7, not after round 3": [position(round=3, step="over")],
    # Bets
    "3 bets of one player: nobody bets more than two": [betting({"bets": [UP, DOWN, UP]})],
    "seat 0 has 1 bets, which does not fit the step and action": [betting({"bets": [UP]})],
    "seat 0 has not bet one card face up and one face down": [counted("recruiting", {"bets": [UP, UP]})],
    "seat 0 has a face-down bet after all were turned up": [counted("losses", {"bets": [UP, DOWN]})],
    "seat 0 has a stabbed bet that lies face up; only face-down ones can be stabbed": [laid(UP, stabbed=True)],
    "seat 1 has spied a card that is its own or does not lie face down": [laid(UP, seen_by=[RED])],
    "seat 0 has spied a card that is its own or does not lie face down": [laid(DOWN, seen_by=[BLUE])],
    "a Medal lies where no card is, or on a stabbed one": [laid(DOWN, stabbed=True, medal=True)],
    "seat 1 has claimed a card that cannot be recruited": [
        laid(DOWN, claimed_by=RED),
        counted("recruiting", {"bets": [UP, {**DOWN, "stabbed": True, "claimed_by": RED}]}),
    ],
    "seat 0 has claimed a card": [counted("recruiting", {"bets": [UP, {**DOWN, "claimed_by": BLUE}]})],
    "seat 3 has claimed a card": [counted("recruiting", {"bets": [UP, {**DOWN, "claimed_by": GREEN}]})],
    # Who is asked
    "the holder of the Parley has done this action already": [betting({"bets": [UP]}, acted=[BLUE])],
    "there is nobody left who could be given": [betting(*[{"bets": [UP]}] * 4, step="naming", acted=[0, 1, 2, 3])],
    "seat 0 has answered, and is not asked": [opened({"third": "courtier 10"})],
    "seat 0 cannot have answered that: ": [
        tied({"third": "excuse"}),
        tied({"third": "valet 20", "hand": [*COURTIERS[1:6], *COURTIERS[7:]]}),
    ],
    "seat 2 has answered, and is not asked": [tied({}, {}, {"third": "courtier 10"})],
    "all have answered, so the window would be open": [
        tied(*[{"third": "courtier 10"}] * 2, *[{"bets": [UP, UP]}] * 2)
    ],
    # The count
    "at the step “opening” nothing has been counted yet": [position({"gains": 2})],
    "at the step “recruiting” nothing has been counted yet": [counted("recruiting", king=king(BLUE, RED, winner=BLUE))],
    "at the step “plans” nothing has been counted yet": [
        opened(king=king(outcome="succeeded")),
        opened(king=king(leaders=[BLUE, RED])),
        *(opened({due: 5}) for due in ("gains", "losses", "rumors")),
        *(opened({mark: True}) for mark in ("withdrawn", "stroked", "pardoned")),
    ],
    "the bets do not give the queen's audience this outcome": [tied(queen=queen(YELLOW, GREEN, outcome="failed"))],
    "the bets do not give the king's audience this outcome and these leaders": [
        tied(king=king(BLUE, RED, outcome="succeeded", leaders=leaders)) for leaders in ([BLUE], [YELLOW, GREEN])
    ],
    "the king's audience cannot have been won so": [
        tied(king=king(BLUE, RED, outcome="succeeded", leaders=[BLUE, RED], winner=RED)),
        counted("losses", {"bets": [{"card": "courtier 40", "up": True}, UP]}, king=king(BLUE, RED, winner=RED)),
        counted("losses", king=king(BLUE, RED, winner=BLUE)),
    ],
    "those who withdrew are not those who bet an Excuse": [counted("losses", {"withdrawn": True})],
    "by the count seat 0 gains 0 and loses 3, and 0 by rumors": [counted("losses", {"losses": 4})],
    # Luck
    "there is no stream of luck called “valet”; there are: first player, audiences, valets, cardinals": [
        position(chance={"next": {"valet": ["valet 10"]}})
    ],
    "“courtier 10” cannot be drawn from “valets”": [position(chance={"next": {"valets": ["courtier 10"]}})],
    "“planning 40” is to be drawn more often": [position(chance={"next": {"audiences": ["planning 40"] * 2}})],
    "“stabbing 30” is to be drawn more often": [opened(chance={"next": {"audiences": ["stabbing 30"]}})],
    "“cardinal 20” is to be drawn more often": [opened(chance={"next": {"cardinals": ["cardinal 20"] * 3}})],
}
"""What is wrong, and positions that it is wrong with."""

NO_START: list[tuple[str, Fields]] = [
    ("core-bad-toggle", position(options={"equal_stakes": 1})),
    ("core-bad-deck", position(options={"deck": {"name": "empty"}})),
]
"""Why no game would start so either, and a position that is refused for it."""
