"""What a table of Royal Gambit can choose (RG 10)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from antechamber.core.options import DeckChoice, Number, OneOf, Option, Toggle
from antechamber.core.refused import Refused
from antechamber.games.royal_gambit.cards import (
    ACTION_COUNT,
    ACTIONS,
    CLAIMED,
    LEAST_SEATS,
    MOST_SEATS,
    deck_file,
    read_copies,
)
from antechamber.games.royal_gambit.state import ANY_TIME, NEVER, OWN_TURN, Box

MINI: Final = "royal-gambit-mini"
REDUCED_ACTIONS: Final = ("donation", "tax", "heal", "executioner attack", "knight attack")
"""The actions allowed in the reduced game (RG 10.7)."""
SETUP: Final = deck_file().setup

DECK: Final = DeckChoice(
    "deck",
    {"en": "Deck", "fr": "Paquet"},
    {
        "reconstruction": msgspec.to_builtins(deck_file().copies),
        "reduced": msgspec.to_builtins(deck_file().reduced),
    },
    read_copies,
)
CHARACTERS_DEALT: Final = Number(
    "characters", {"en": "Characters dealt", "fr": "Personnages distribués"}, 1, 2, SETUP.characters
)
CHARACTER_HP: Final = Number(
    "character_hp", {"en": "HP of a character", "fr": "PV d’un personnage"}, 1, 9, SETUP.character_hp
)
ROYAL_HP: Final = Number("royal_hp", {"en": "HP of a Royal", "fr": "PV d’un Royal"}, 1, 20, SETUP.royal_hp)
COINS: Final = Number("coins", {"en": "Coins at the start", "fr": "Pièces au début"}, 0, 20, SETUP.coins)
FIRST: Final = OneOf(
    "first_player",
    {"en": "First player", "fr": "Premier joueur"},
    {
        "random": {"en": "by lot", "fr": "au sort"},
        **{str(seat): {"en": f"seat {seat}", "fr": f"place {seat}"} for seat in range(MOST_SEATS)},
    },
    "random",
)
REDISTRIBUTION: Final = Toggle(
    "redistribution",
    {"en": "HP may be redistributed", "fr": "Les PV peuvent être redistribués"},
    default=True,
)
REFUND: Final = Toggle(
    "refund",
    {"en": "A proven lie gives its cost back", "fr": "Un mensonge avéré rend son coût"},
)
OPPORTUNIST: Final = OneOf(
    "opportunist",
    {"en": "Opportunist", "fr": "Opportunisme"},
    {
        "anyone": {"en": "for anyone", "fr": "pour tous"},
        "victim": {"en": "for the victim of the Raid only", "fr": "pour la victime du Pillage seulement"},
    },
    "anyone",
)
TELEPATHY: Final = OneOf(
    "wrong_guess",
    {"en": "A wrongly guessed card", "fr": "Une carte mal devinée"},
    {
        "replaced": {"en": "is replaced", "fr": "est remplacée"},
        "stays": {"en": "stays where it is", "fr": "reste en place"},
    },
    "replaced",
)
ACCUSER: Final = OneOf(
    "accuser",
    {"en": "If several accuse", "fr": "Si plusieurs accusent"},
    {
        "by lot": {"en": "one is drawn by lot", "fr": "l’un d’eux est tiré au sort"},
        "clockwise": {
            "en": "the first clockwise from the accused is taken",
            "fr": "le premier dans le sens horaire après l’accusé est retenu",
        },
    },
    "by lot",
)
SHIELD_CHARACTERS: Final = Toggle(
    "shield_characters",
    {"en": "Knights shield characters too", "fr": "Les Chevaliers protègent aussi les personnages"},
)
SHIELD_OTHERS: Final = Toggle(
    "shield_others",
    {"en": "Any living player’s Knight may shield", "fr": "Le Chevalier de tout joueur en vie peut protéger"},
)
RESIGNING: Final = OneOf(
    "resigning",
    {"en": "Resigning", "fr": "Abandon"},
    {
        "never": {"en": "never", "fr": "jamais"},
        "own turn": {"en": "on one's own turn", "fr": "à son propre tour"},
        "any time": {"en": "whenever one is asked", "fr": "chaque fois qu’on est interrogé"},
    },
    "never",
)
TURN_LIMIT: Final = Number(
    "turn_limit", {"en": "Turn limit (0 for none)", "fr": "Limite de tours (0 : aucune)"}, 0, 10_000, 300
)
ACTIONS_IN_PLAY: Final = OneOf(
    "actions",
    {"en": "Actions", "fr": "Actions"},
    {"all": {"en": "all", "fr": "toutes"}, "reduced": {"en": "the reduced game’s", "fr": "celles du jeu réduit"}},
    "all",
)
PAY_OFF: Final = OneOf(
    "pay_off",
    {"en": "Pay-off", "fr": "Gain"},
    {
        "last royal": {"en": "the last Royal wins", "fr": "le dernier Royal gagne"},
        "difference": {"en": "by difference, for two", "fr": "par différence, à deux"},
    },
    "last royal",
)
OPTIONS: Final[tuple[Option, ...]] = (
    DECK,
    CHARACTERS_DEALT,
    CHARACTER_HP,
    ROYAL_HP,
    COINS,
    FIRST,
    REDISTRIBUTION,
    REFUND,
    OPPORTUNIST,
    TELEPATHY,
    ACCUSER,
    SHIELD_CHARACTERS,
    SHIELD_OTHERS,
    RESIGNING,
    TURN_LIMIT,
    ACTIONS_IN_PLAY,
    PAY_OFF,
)
PRESETS: Final[Mapping[str, Mapping[str, object]]] = {
    MINI: {
        "deck": "reduced",
        "characters": 1,
        "character_hp": 1,
        "royal_hp": 2,
        "coins": 1,
        "redistribution": False,
        "resigning": "never",
        "turn_limit": 4,
        "actions": "reduced",
        "pay_off": "difference",
    }
}
AT_A_TABLE: Final[Mapping[str, object]] = {"resigning": "any time", "turn_limit": 0}
"""The options for people at a table, unless they choose otherwise (G66, G67)."""


def box_of(options: Mapping[str, object]) -> Box:
    """The box for settled options; the same options give the same box."""
    return _box(msgspec.json.encode(options))


@lru_cache(maxsize=128)  # Bounded, because a server takes decks from strangers.
def _box(encoded: bytes) -> Box:
    options: dict[str, object] = msgspec.json.decode(encoded)
    copies = list(read_copies(DECK.content(options["deck"])).numbers)
    box = Box(copies, options)
    for kind, count in enumerate(copies):
        box.kinds |= (count > 0) << kind
    for action in range(ACTION_COUNT):
        box.actions |= _is_in_play(action, box.kinds, options["actions"] == "reduced") << action
    box.characters = _number(options, CHARACTERS_DEALT)
    box.character_hp = _number(options, CHARACTER_HP)
    box.royal_hp = _number(options, ROYAL_HP)
    box.coins = _number(options, COINS)
    box.turn_limit = _number(options, TURN_LIMIT)
    box.first = -1 if options["first_player"] == "random" else int(str(options["first_player"]))
    box.resigning = {"never": NEVER, "own turn": OWN_TURN, "any time": ANY_TIME}[str(options["resigning"])]
    box.redistribution = bool(options["redistribution"])
    box.refund = bool(options["refund"])
    box.victim_only = options["opportunist"] == "victim"
    box.by_lot = options["accuser"] == "by lot"
    box.shields_characters = bool(options["shield_characters"])
    box.shields_others = bool(options["shield_others"])
    box.guessed_stays = options["wrong_guess"] == "stays"
    box.reduced = options["actions"] == "reduced"
    box.by_difference = options["pay_off"] == "difference"
    return box


def _number(options: Mapping[str, object], option: Number) -> int:
    return int(str(options[option.id]))


def _is_in_play(action: int, kinds: int, is_reduced: bool) -> bool:
    """True if the deck has the character that the action claims, and the table plays the action (G65)."""
    if is_reduced and ACTIONS[action] not in REDUCED_ACTIONS:
        return False
    return CLAIMED[action] < 0 or bool(kinds >> CLAIMED[action] & 1)


def check_table(box: Box, players: int) -> None:
    """Refuse options that do not allow this number of players (G69)."""
    cards, needed = sum(box.deck), players * (box.characters + 1) + 2
    if cards < needed:
        raise Refused("RG 10.1", "rg-deck-too-small", {"cards": cards, "needed": int(needed), "players": players})
    if box.first >= players:
        raise Refused("RG 1.6", "rg-no-such-first", {"seat": int(box.first), "most": players - 1})
    if box.by_difference and players != LEAST_SEATS:
        raise Refused("RG 10.7", "rg-pay-off-for-two", {"players": players})
