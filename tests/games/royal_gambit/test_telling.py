"""What is told and asked at a table of Royal Gambit, in both languages and for every reader."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args

import pytest
from fluent.syntax import ast, parse

import antechamber
from antechamber import Event, Game, Record, Refused
from antechamber.core.chance import Dice
from antechamber.core.events import seen
from antechamber.core.rulebook import rule_numbers
from antechamber.core.telling import ask, rule_of_prompt, tell
from antechamber.core.text import has_words, kebab, slug
from antechamber.games.royal_gambit import events as e
from antechamber.games.royal_gambit.cards import (
    ABILITIES,
    ACTIONS,
    CHARACTERS,
    CLAIMED,
    COSTS,
    COUNTERACTIONS,
    DIRECTIONS,
    ROYALS,
    SPOT_NAMES,
    Action,
)
from antechamber.games.royal_gambit.events import Place, TurnedUp
from antechamber.games.royal_gambit.moves import Claim
from tests.games.refusals import worded

GAME = antechamber.game("royal-gambit")
MINI = antechamber.game("royal-gambit-mini")
NAMES = ("Alma", "Bruno", "Clara", "Diego", "Elsa", "Félix")
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])
LINES = ("outlived", "dead royal", "rival fallen", "royal hp", "characters", "coins", "clipped")
"""Why a score is what it is."""
WHYS = (e.GainedBy, e.StolenBy, e.LostBy, e.FellBy, e.EndedBy, e.Answer)
SHORT: dict[str, object] = {"turn_limit": 25}
ODD: dict[str, object] = {"resigning": "any time", "refund": True, "wrong_guess": "stays", "opportunist": "victim"}
TABLES: list[tuple[Game, int, int, dict[str, object]]] = [
    *((GAME, players, seed, SHORT if seed % 2 else {**SHORT, **ODD}) for players in (2, 3, 4, 6) for seed in range(4)),
    *((MINI, 2, seed, {}) for seed in range(3)),
]
RAW = re.compile(
    r"[{}$“”]|\bNone\b|\b(rg|core)-|True|False|\?\?\?|\b[a-z]+_[a-z]+|  |\n|\bunknown\b|\binconnu\b"
    rf"|\b({'|'.join(CHARACTERS)})\b"
)
"""What a reader must never see: a template, a bare name, a value of the engine, a thing that he should know."""
ENGLISH = re.compile(r"\b(the|you|your|claims?|lying|coins?|HP|nobody|character|first|Knight|seat|under|seal)\b")


def said(text: str, lang: str) -> str:
    assert re.fullmatch(r"[A-ZÀÉÎ1-9].*[.?]", text), text
    assert not RAW.search(text), text
    assert lang == "en" or not ENGLISH.search(text), text
    return text


def plain(text: str) -> str:
    """A French text with spaces that may break, to compare."""
    return text.replace("\u00a0", " ")


def game(table: tuple[Game, int, int, dict[str, object]]) -> Iterator[tuple[Record, list[Event]]]:
    """A whole random game: the record before each move, and what the move then does."""
    played, players, seed, options = table
    record, dice = Record.start(played, players, seed, options), Dice(seed)
    while not record.state.is_over:
        actors = record.state.actors
        seat = actors[dice.below(len(actors))]
        choices = record.state.choices(seat)
        if len(choices) > 1 and dice.below(20):  # Whoever may resign seldom does.
            choices = [choice for choice in choices if type(choice).__name__ != "Resign"]
        yield record, []
        yield record, record.play(seat, choices[dice.below(len(choices))])


# Nothing is without words


def voices(message: str, lang: str) -> set[str]:
    """The attributes that a message has."""
    words = parse((GAME.words / f"words.{lang}.ftl").read_text("utf-8")).body
    found = next(entry for entry in words if isinstance(entry, ast.Message) and entry.id.name == message)
    return {attribute.id.name for attribute in found.attributes}


@BOTH
@pytest.mark.parametrize("event", get_args(e.AnyEvent), ids=lambda event: event.__name__)
def test_every_event_has_words_for_me_and_for_whom_it_meets(event: type[Event], lang: str) -> None:
    message = f"rg-{kebab(event.__name__)}"
    due = {voice for field, voice in (("seat", "me"), ("player", "target")) if field in event.__struct_fields__}

    assert has_words(message, lang)
    assert voices(message, lang) == due


@BOTH
@pytest.mark.parametrize("step", GAME.order.names)
def test_every_step_has_words(step: str, lang: str) -> None:
    assert has_words(f"rg-ask-{step}", lang)
    assert voices(f"rg-ask-{step}", lang) == {"me"}


def test_what_is_asked_rests_on_a_paragraph() -> None:
    assert {step.rule for step in GAME.order.steps} <= rule_numbers(GAME.folder)


@BOTH
def test_every_thing_has_a_name(lang: str) -> None:
    things = (*CHARACTERS, *ACTIONS, *COUNTERACTIONS, *SPOT_NAMES, *DIRECTIONS, *ROYALS, *GAME.order.names, *LINES)
    literals = [value for why in WHYS for value in get_args(why)]

    assert [thing for thing in (*things, *literals) if not has_words(f"rg-name-{slug(thing)}", lang)] == []


@BOTH
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].preset or table[0].id}-{table[1]}-{table[2]}")
def test_whole_games_are_told_to_every_reader(table: tuple[Game, int, int, dict[str, object]], lang: str) -> None:
    readers = (*range(table[1]), None)
    record = None
    for record, events in game(table):
        for reader in readers:
            if not events:
                said(ask(GAME, record.state.view(reader), NAMES, lang), lang)
            for event in seen(events, reader):
                said(tell(GAME, event, reader, NAMES, lang), lang)
    assert record is not None
    for reader in readers:
        view = record.state.view(reader)
        assert ask(GAME, view, NAMES, lang) == {"en": "The game is over.", "fr": "La partie est finie."}[lang]
        assert rule_of_prompt(GAME, view) == "RG 9.4"


# Separate wording for me, my target and the others


def declared(action: Action, seat: int = 0, **parts: Any) -> e.ActionDeclared:
    """An action at its price."""
    asked = {"player": None, "target": None, "other": None, "guess": None, "direction": None}
    return e.ActionDeclared(seat=seat, action=action, cost=COSTS[ACTIONS.index(action)], **{**asked, **parts})


ROYAL, FIRST, SECOND = Place(1, "royal"), Place(1, "first"), Place(2, "second")
DECLARED: list[Event] = [
    declared("donation"),
    declared("tax"),
    declared("reinforcements"),
    declared("royal gambit", player=1, target=ROYAL),
    declared("wedding"),
    declared("poison", player=1, target=ROYAL),
    declared("heal", target=Place(0, "first")),
    declared("raid", player=1, target=ROYAL),
    declared("barbarian attack", player=1, target=FIRST),
    declared("telepathy", player=1, target=FIRST, guess="knight"),
    declared("shapeshift"),
    declared("migration", player=1, target=FIRST, other=SECOND),
    declared("execute", player=1, target=FIRST),
    declared("executioner attack", player=1, target=ROYAL),
    declared("knight attack", player=1, target=ROYAL),
    declared("foolery", player=1, target=FIRST, other=SECOND),
    declared("spy", player=1, target=FIRST),
    declared("devious", direction="left"),
]
RIGHT = e.CardGuessed(seat=0, player=1, spot="first", guess="knight", card="knight", right=True)
WRONG = e.CardGuessed(seat=0, player=1, spot="first", guess="knight", card="alchemist", right=False)
CARDS = (TurnedUp("first", "knight"), TurnedUp("second", "druid"))
EVENTS: list[Event] = [
    *DECLARED,
    e.TurnBegan(turn=5, seat=0),
    e.HpKept(seat=0),
    e.HpRedistributed(seat=0, royal=4, first=0, second=3),
    e.Accused(seat=0, player=1, character="alchemist"),
    e.ClaimBelieved(seat=0, character="clairvoyant"),
    e.LieAdmitted(seat=0, character="knight"),
    e.CardShown(seat=0, spot="first", card="knight"),
    e.CountersPassed(),
    e.ActionBlocked(seat=0, player=1, counter="herbalism"),
    e.ActionLapsed(seat=0),
    *(e.CoinsGained(seat=0, amount=amount, why=why) for amount in (1, 2) for why in get_args(e.GainedBy)),
    *(e.CoinsStolen(seat=0, player=1, amount=1, why=why) for why in get_args(e.StolenBy)),
    e.CoinsStolen(seat=0, player=1, amount=2, why="raid"),
    e.HpGained(seat=0, spot="royal", amount=1),
    *(e.HpLost(seat=0, spot="first", amount=1, why=why) for why in get_args(e.LostBy)),
    *(e.CharacterDied(seat=0, spot="first", card="knight", poison=poison) for poison in (0, 2)),
    e.PoisonPlaced(seat=0, player=1, spot="royal"),
    e.PoisonMoved(seat=0, target=FIRST, other=SECOND),
    *(e.PoisonSpent(seat=0, spot="royal", amount=amount) for amount in (1, 2)),
    RIGHT,
    WRONG,
    e.CardsSwapped(seat=0, target=FIRST, other=SECOND),
    e.CardsPassed(direction="right", passed=(FIRST, SECOND)),
    *(
        e.PlayerFell(seat=0, why=why, coins=coins, cards=cards)
        for why in get_args(e.FellBy)
        for coins, cards in ((0, ()), (1, CARDS[:1]), (7, CARDS))
    ),
    *(e.GameEnded(winners=(0, 1), why=why) for why in get_args(e.EndedBy)),
]
SECRETS: list[Event] = [
    e.CardReplaced(seat=0, spot="first", card="druid"),
    e.CardSpied(seat=0, player=1, spot="first", card="alchemist"),
    e.CardsDrawn(seat=0, cards=("druid", "knight")),
    e.CardsExchanged(seat=0, spots=(), cards=()),
    e.CardsExchanged(seat=0, spots=("second",), cards=("druid",)),
    e.CardsExchanged(seat=0, spots=("first", "second"), cards=("druid", "knight")),
    e.CardReceived(seat=0, player=1, spot="first", card="druid"),
    e.WeddingHeld(seat=0, spot="first", hp=2, card="executioner"),
]
"""As the seat that acts sees them."""
COUNTERS: list[Event] = [
    e.CounterClaimed(
        seat=0,
        player=1,
        counter=counter,
        character="knight",
        spot="first" if counter == "defend" else None,
    )
    for counter in COUNTERACTIONS
]
ANSWERS: list[Event] = [e.AccusationPassedOver(seat=0)]
ANSWERS += [e.AnswerSealed(seat=0, answer=answer) for answer in get_args(e.Answer)]


@BOTH
def test_every_event_is_told_to_all_whom_it_may_reach(lang: str) -> None:
    assert {type(event) for event in (*EVENTS, *SECRETS, *COUNTERS, *ANSWERS)} == set(get_args(e.AnyEvent))
    for event in (*EVENTS, *COUNTERS):
        for reader in (0, 1, 2, 3, None):
            said(tell(GAME, event, reader, NAMES, lang), lang)
    for event in (*SECRETS, *ANSWERS):
        said(tell(GAME, event, 0, NAMES, lang), lang)


@BOTH
def test_a_declaration_names_what_is_claimed(lang: str) -> None:
    characters = {"en": "Alchemist Barbarian Clairvoyant Druid Executioner Knight Trickster Whisperer"}
    characters["fr"] = "Alchimiste Barbare Voyante Druide Bourreau Chevalier Filou Chuchoteur"
    for event, character in zip(DECLARED, CLAIMED, strict=True):
        if character >= 0:
            for reader in (0, 1, 2, None):
                assert characters[lang].split()[character] in tell(GAME, event, reader, NAMES, lang)


ATTACK = declared("knight attack", 1, player=2, target=Place(2, "royal"))
ROBBERY = declared("raid", 1, player=2, target=Place(2, "royal"))
GUESS = declared("telepathy", 1, player=0, target=Place(0, "first"), guess="alchemist")
ACCUSED = e.Accused(seat=0, player=1, character="clairvoyant")
DEFENSE = e.CounterClaimed(seat=2, player=1, counter="defend", character="knight", spot="first")
SPIED = e.CardSpied(seat=1, player=2, spot="second", card="druid")
UNSEEN = e.CardSpied(seat=1, player=2, spot="second", card=None)
SWAPPED = e.CardsSwapped(seat=3, target=Place(0, "first"), other=Place(2, "second"))
LOST = e.HpLost(seat=0, spot="royal", amount=2, why="penalty")
DIED = e.CharacterDied(seat=0, spot="first", card="clairvoyant", poison=1)
FELL = e.PlayerFell(seat=0, why="killed", coins=1, cards=())
LEFT = e.PlayerFell(seat=0, why="resigned", coins=0, cards=(TurnedUp("second", "druid"),))
CAME = e.CardReceived(seat=0, player=1, spot="first", card="druid")
HIDDEN = e.CardReceived(seat=0, player=1, spot="first", card=None)


@pytest.mark.parametrize(
    ("event", "reader", "english", "french"),
    [
        (
            ATTACK,
            0,
            "Bruno claims the Knight and attacks Clara’s Royal for 1 coin.",
            "Bruno annonce le Chevalier et attaque Clara (Royal) pour 1 pièce.",
        ),
        (
            ATTACK,
            1,
            "You claim the Knight and attack Clara’s Royal for 1 coin.",
            "Vous annoncez le Chevalier et attaquez Clara (Royal) pour 1 pièce.",
        ),
        (
            ATTACK,
            2,
            "Bruno claims the Knight and attacks your Royal for 1 coin.",
            "Bruno annonce le Chevalier et attaque votre Royal pour 1 pièce.",
        ),
        (ROBBERY, 2, "Bruno claims the Barbarian and raids you.", "Bruno annonce le Barbare et vous pille."),
        (ROBBERY, None, "Bruno claims the Barbarian and raids Clara.", "Bruno annonce le Barbare et pille Clara."),
        (
            GUESS,
            0,
            "Bruno claims the Clairvoyant and takes your first character for an Alchemist (Telepathy).",
            "Bruno annonce la Voyante et devine (Télépathie) : votre premier personnage serait un Alchimiste.",
        ),
        (
            declared("wedding", 1),
            0,
            "Bruno uses Royal Wedding for 10 coins.",
            "Bruno déclare le Mariage royal pour 10 pièces.",
        ),
        (declared("tax", 1), 1, "You use Royal Tax.", "Vous déclarez la Taxe royale."),
        (
            ACCUSED,
            1,
            "Alma accuses you of lying about the Clairvoyant.",
            "Alma vous accuse de mentir sur la Voyante.",
        ),
        (
            ACCUSED,
            2,
            "Alma accuses Bruno of lying about the Clairvoyant.",
            "Alma accuse Bruno de mentir sur la Voyante.",
        ),
        (
            DEFENSE,
            1,
            "Clara counters you and claims the Knight: Defend, with the first character to take the damage.",
            "Pour vous contrer, Clara annonce le Chevalier : Défense ; le premier personnage recevrait les dégâts.",
        ),
        (
            SPIED,
            1,
            "You look at Clara’s second character: it is a Druid.",
            "Vous regardez le second personnage chez Clara : c’est un Druide.",
        ),
        (UNSEEN, 2, "Bruno looks at your second character.", "Bruno regarde votre second personnage."),
        (UNSEEN, 0, "Bruno looks at Clara’s second character.", "Bruno regarde le second personnage chez Clara."),
        (
            SWAPPED,
            2,
            "Diego swaps Alma’s first character with your second character.",
            "Diego échange deux cartes : Alma (premier personnage) et votre second personnage.",
        ),
        (LOST, 0, "Penalty: your Royal loses 2 HP.", "Peine : votre Royal perd 2 PV."),
        (LOST, 1, "Penalty: Alma’s Royal loses 2 HP.", "Peine : Alma perd 2 PV sur son Royal."),
        (
            DIED,
            1,
            "Alma’s first character dies and is turned up: a Clairvoyant, and its poison is gone.",
            "Chez Alma, le premier personnage meurt et se retourne : c’était une Voyante, et son poison disparaît.",
        ),
        (
            FELL,
            1,
            "Alma’s Royal is dead, and Alma is out of the game. 1 coin goes to the treasury.",
            "Son Royal est mort : Alma quitte la partie. 1 pièce va au trésor.",
        ),
        (
            LEFT,
            0,
            "You resign and are out of the game. Turned up: Druid (second character).",
            "Vous abandonnez et quittez la partie. On retourne : Druide (second personnage).",
        ),
        (
            CAME,
            0,
            "Your first character has come from Bruno: a Druid.",
            "Vous recevez une carte de chez Bruno comme premier personnage : un Druide.",
        ),
        (
            CAME,
            1,
            "Alma’s first character has come from you: a Druid.",
            "Alma reçoit votre carte comme premier personnage : un Druide.",
        ),
        (
            HIDDEN,
            2,
            "Alma’s first character has come from Bruno.",
            "Alma reçoit une carte de chez Bruno comme premier personnage.",
        ),
        (
            WRONG,
            1,
            "Alma has guessed a Knight, but your first character is an Alchemist.",
            "Alma croyait deviner un Chevalier ; votre premier personnage est un Alchimiste.",
        ),
    ],
)
def test_me_my_target_and_the_others(event: Event, reader: int | None, english: str, french: str) -> None:
    assert tell(GAME, event, reader, NAMES, "en") == english
    assert plain(tell(GAME, event, reader, NAMES, "fr")) == french


@BOTH
def test_a_players_name_is_never_taken_for_a_thing(lang: str) -> None:
    assert tell(GAME, e.TurnBegan(turn=1, seat=0), 1, ("knight", "royal", "None"), lang).count("knight") == 1


@BOTH
def test_who_does_not_see_a_card_is_told_of_no_card(lang: str) -> None:
    for event in (
        e.CardReplaced(seat=0, spot="first", card=None),
        UNSEEN,
        e.CardsDrawn(seat=0, cards=None),
        e.CardsExchanged(seat=0, spots=("second",), cards=None),
        HIDDEN,
        e.WeddingHeld(seat=0, spot="first", hp=2, card=None),
    ):
        for reader in (3, None):
            said(tell(GAME, event, reader, NAMES, lang), lang)


# What is asked


def asked(reader: int | None, lang: str = "en", **position: Any) -> str:
    """What somebody is asked at a position."""
    state = GAME.load({"game": "royal-gambit", "players": 3, "actor": 0, **position})
    return plain(said(ask(GAME, state.view(reader), NAMES, lang), lang))


PART: dict[str, Any] = {"step": "aiming", "seats": [{"coins": 9, "royal_poison": 1}, {"royal_poison": 1}, {}]}
HEAL: dict[str, Any] = {"action": "heal", "target": {"seat": 0, "spot": "royal"}}
STRIKE: dict[str, Any] = {"action": "knight attack", "target": {"seat": 1, "spot": "royal"}}
CLAIM: dict[str, Any] = {**HEAL, "step": "accusing", "claimant": 0}
BLOCK: dict[str, Any] = {
    **HEAL,
    "step": "accusing",
    "claimant": 1,
    "opened": 1,
    "seats": [{}, {"counter": "counter"}, {"counter": "counter"}],
}


def test_whoever_redistributes_is_told_what_he_has_chosen() -> None:
    sharing: dict[str, Any] = {"step": "sharing", "share": 3}

    assert asked(0, step="redistributing").startswith("Your turn begins. How many HP shall your Royal have?")
    assert asked(1, step="redistributing") == "Alma may redistribute HP."
    assert asked(0, **sharing).startswith("Your Royal shall have 3 HP. How many shall your first character have?")
    assert asked(0, "fr", **sharing).startswith("Votre Royal aura 3 PV. Combien en aura votre premier personnage ?")
    assert asked(1, **sharing) == asked(1, step="redistributing")  # Nobody else hears of a part (G102).


@BOTH
@pytest.mark.parametrize("action", sorted({*ACTIONS} - {*ACTIONS[:3], "wedding", "shapeshift"}))
def test_each_action_asks_for_its_own_target(action: str, lang: str) -> None:
    others = {asked(0, lang, **PART, action=other) for other in ABILITIES if other not in (action, "shapeshift")}

    assert asked(0, lang, **PART, action=action) not in others
    assert asked(1, lang, **PART, action=action) == asked(1, lang, step="declaring")


@BOTH
@pytest.mark.parametrize("action", ["telepathy", "migration", "foolery"])
def test_a_second_part_is_asked_for(action: str, lang: str) -> None:
    place = {"seat": 1, "spot": "royal" if action == "migration" else "first"}
    part = {**PART, "step": "detailing", "action": action, "target": place}

    assert asked(0, lang, **part) != asked(0, lang, **PART, action=action)
    assert asked(1, lang, **part) == asked(1, lang, step="declaring")


def test_who_may_accuse_hears_what_it_risks() -> None:
    assert asked(1, **CLAIM) == (
        "Alma claims the Alchemist: Heal on Alma’s Royal. Do you accuse? If Alma shows the Alchemist, you lose 2 HP; if"
        " not, Alma loses 2 HP and the claim is void. An accusation shuts out the counteraction (Herbalism). All"
        " answers are sealed."
    )
    assert asked(1, "fr", **CLAIM) == (
        "Alma annonce l’Alchimiste : Guérison sur Alma (Royal). Accusez-vous ? Si Alma montre l’Alchimiste,"
        " vous perdez 2 PV ; sinon,"
        " Alma perd 2 PV et l’annonce est nulle. Une accusation exclut la contre-action (Herboristerie). Toutes les"
        " réponses sont sous pli."
    )
    assert asked(0, **CLAIM) == "You claim the Alchemist: Heal on your Royal. Who accuses? The answers are sealed."
    assert (
        asked(None, "fr", **CLAIM)
        == "Alma annonce l’Alchimiste : Guérison sur Alma (Royal). Qui accuse ? Les réponses sont sous pli."
    )


def test_who_has_answered_is_told_so_and_the_others_are_asked_on() -> None:
    sealed = {**CLAIM, "seats": [{}, {"answer": "accuse"}, {}]}

    assert asked(1, **sealed) == "Your answer is sealed (accuse) and will be read when all have answered."
    assert asked(1, "fr", **sealed).startswith("Votre réponse est sous pli (accuser)")
    assert asked(2, **sealed) == asked(2, **CLAIM)
    assert asked(0, **sealed) == asked(0, **CLAIM)


def test_a_guess_and_a_direction_are_part_of_the_claim() -> None:
    guess: dict[str, Any] = {"action": "telepathy", "target": {"seat": 1, "spot": "first"}, "guess": "knight"}
    pass_left: dict[str, Any] = {"action": "devious", "direction": "left"}
    window: dict[str, Any] = {"step": "accusing", "claimant": 0}

    assert asked(2, **window, **guess).startswith(
        "Alma claims the Clairvoyant: Telepathy on Bruno’s first character, with a Knight"
    )
    assert asked(2, **window, **pass_left).startswith("Alma claims the Whisperer: Devious, to the left.")
    assert asked(2, "fr", **window, **pass_left).startswith(
        "Alma annonce le Chuchoteur : Sournoiserie, vers la gauche."
    )


def test_a_counteraction_is_judged_by_all_others() -> None:
    assert asked(0, **BLOCK).startswith("Bruno claims the Druid: Herbalism, against you. Do you accuse?")
    assert asked(0, "fr", **BLOCK).startswith("Bruno annonce le Druide : Herboristerie, contre vous. Accusez-vous ?")
    assert asked(2, **BLOCK).endswith("All answers are sealed. Your own counteraction is still to be opened.")
    assert asked(1, **BLOCK).startswith("You claim the Druid: Herbalism.")


def test_the_accused_hears_what_either_answer_costs() -> None:
    proof = {**CLAIM, "step": "proving", "accuser": 2}
    counter = {**BLOCK, "step": "proving", "accuser": 2}

    assert asked(0, **proof) == (
        "Clara accuses you of lying about the Alchemist. Show it, and it goes back to the deck, you draw another, and"
        " Clara loses 2 HP. Or admit a lie: no card is seen, your action is void, and you lose 2 HP."
    )
    assert "your counteraction is void" in asked(1, **counter)
    assert "votre contre-action est nulle" in asked(1, "fr", **counter)
    assert asked(2, **proof).startswith("You accuse Alma of lying about the Alchemist.")
    assert asked(1, "fr", **proof).startswith("Clara accuse Alma de mentir sur l’Alchimiste.")


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        ({"action": "tax"}, "Alma uses Royal Tax. Do you claim the Trickster", "Alma lève la Taxe royale."),
        (HEAL, "Alma claims the Alchemist, to heal. Do you claim the Druid", "Alma annonce l’Alchimiste"),
        ({**STRIKE, "action": "raid"}, "Alma claims the Barbarian, to raid you.", "Alma annonce le Barbare"),
        (
            {"action": "execute", "target": {"seat": 2, "spot": "first"}},
            "Alma claims the Executioner, to kill Clara’s first character.",
            "Alma annonce le Bourreau pour une Exécution sur Clara (premier personnage).",
        ),
        (STRIKE, "Alma attacks your Royal, for 1 damage. Do you claim", "Alma attaque votre Royal : 1 dégât."),
        (
            {**STRIKE, "action": "royal gambit"},
            "Alma plays a Royal Gambit against your Royal, for 2 damage.",
            "Alma joue le Gambit royal contre votre Royal : 2 dégâts.",
        ),
    ],
)
def test_who_may_counter_hears_what_is_countered(action: Mapping[str, Any], english: str, french: str) -> None:
    assert asked(1, step="countering", **action).startswith(english)
    assert asked(1, "fr", step="countering", **action).startswith(french)
    assert asked(0, step="countering", **action).startswith("Your action may be countered with the ")
    assert asked(None, "fr", step="countering", **action).startswith("L’action déclarée par Alma peut être contrée")


def test_what_is_asked_when_an_action_takes_effect() -> None:
    drawn: dict[str, Any] = {"step": "exchanging", "drawn": ["druid", "knight"]}
    passing: dict[str, Any] = {"step": "passing", "action": "devious", "direction": "right"}
    penalty = {**HEAL, "step": "losing", "owed": [1]}

    assert "take one or both" in asked(0, **drawn, action="reinforcements")
    assert "one or both" not in asked(0, **drawn, action="shapeshift")
    assert asked(1, **drawn, action="shapeshift").startswith("Alma looks at two cards")
    assert asked(1, **passing).startswith("Devious: which character do you pass to the right?")
    assert asked(None, "fr", **passing).endswith("On demande sous pli : Alma, Bruno, Clara.")
    assert asked(1, **penalty).startswith("You lose 2 HP as a penalty. Where do you take them?")
    assert asked(0, "fr", **penalty) == "Bruno doit perdre 2 PV et choisit où les prendre."


# Moves in words


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("keep", "keep all HP where they are", "garder tous les PV en place"),
        ("royal 5", "put 5 HP on the Royal", "mettre 5 PV sur le Royal"),
        ("first 0", "put 0 HP on the first character", "mettre 0 PV sur le premier personnage"),
        ("!tax", "use Royal Tax", "déclarer la Taxe royale"),
        ("?heal", "claim the Alchemist: Heal", "annoncer l’Alchimiste : Guérison"),
        ("?knight attack", "claim the Knight: Attack", "annoncer le Chevalier : Attaque"),
        (">2.1", "point at seat 2’s first character", "viser le premier personnage du siège 2"),
        (">2", "raid seat 2", "piller le siège 2"),
        ("=executioner", "say that it is an Executioner", "dire que c’est un Bourreau"),
        (">left", "have all pass to the left", "faire passer vers la gauche"),
        ("show second", "show the second character", "montrer le second personnage"),
        ("defend first", "Defend with the first character", "recourir à la Défense par le premier personnage"),
        ("x - -", "keep the characters as they are", "garder les personnages tels quels"),
        ("x - druid", "take a Druid as second character", "prendre un Druide comme second personnage"),
        (
            "x druid clairvoyant",
            "take a Druid as first and a Clairvoyant as second character",
            "prendre un Druide comme premier personnage et une Voyante comme second",
        ),
        (
            "-1.1.0",
            "lose 1 HP each on the Royal and the first character",
            "perdre 1 PV sur le Royal et 1 sur le premier personnage",
        ),
        ("-0.0.2", "lose 2 HP on the second character", "perdre 2 PV sur le second personnage"),
        ("resign", "resign", "abandonner"),
    ],
)
def test_moves_in_words(notation: str, english: str, french: str) -> None:
    view = GAME.start(4, 1).view(0)
    move = GAME.parse(notation, view)

    assert GAME.format(move, "en") == english
    assert plain(GAME.format(move, "fr")) == french
    assert GAME.parse(english, view, "en") == GAME.parse(french, view, "fr") == move


@BOTH
def test_a_claim_names_its_character(lang: str) -> None:
    the = {"en": "claim the (Alchemist|Barbarian|Clairvoyant|Druid|Executioner|Knight|Trickster|Whisperer): "}
    the["fr"] = "annoncer (l’Alchimiste|le Barbare|la Voyante|le (Druide|Bourreau|Chevalier|Filou|Chuchoteur)) : "

    for ability in ABILITIES:
        assert re.match(the[lang], plain(GAME.format(Claim(ability), lang)))


# Refusals

FACTS: dict[str, dict[str, object]] = {
    "rg-not-in-this-game": {"action": "knight attack"},
    "rg-too-dear": {"action": "wedding", "cost": 10, "coins": 1},
    "rg-other-kind-of-target": {"action": "telepathy"},
    "rg-no-such-player": {"most": 3},
    "rg-not-in-the-deck": {"character": "druid"},
    "rg-too-many-hp": {"hp": 9, "total": 8},
    "rg-no-character-there": {"spot": "second"},
    "rg-proves-nothing": {"card": "alchemist", "character": "clairvoyant"},
    "rg-deck-too-small": {"cards": 16, "needed": 17, "players": 5},
    "rg-no-such-first": {"seat": 4, "most": 3},
    "rg-pay-off-for-two": {"players": 3},
    "rg-not-now": {"step": "accusing"},
}
"""What is told with a reason; with all others nothing."""


@BOTH
def test_every_refusal_has_words(lang: str) -> None:
    assert worded(GAME, lang) >= FACTS.keys()
    for reason in worded(GAME, lang):
        said(Refused("", reason, FACTS.get(reason)).say(lang), lang)


@BOTH
@pytest.mark.parametrize("step", GAME.order.names)
def test_what_is_no_answer_is_met_by_what_is_one(step: str, lang: str) -> None:
    is_asked = step not in ("beginning", "opening", "resolving", "settling", "poisoning", "over")
    fallback = Refused("", "rg-not-now", {"step": "over"}).say(lang)

    text = said(Refused("", "rg-not-now", {"step": step}).say(lang), lang)

    assert (text != fallback) == is_asked


@pytest.mark.parametrize(
    ("reason", "facts", "english", "french"),
    [
        (
            "rg-too-dear",
            {"action": "knight attack", "cost": 1, "coins": 0},
            "Attack (Knight) costs 1 coin, and you have 0: choose an action that you can pay for.",
            "Attaque (Chevalier) : il faut 1 pièce, et vous en avez 0. Choisissez une action à votre portée.",
        ),
        (
            "rg-proves-nothing",
            {"card": "alchemist", "character": "clairvoyant"},
            "That card is an Alchemist and does not prove the Clairvoyant: show another, or admit a lie.",
            "Cette carte est un Alchimiste et ne prouve pas la Voyante : montrez-en une autre, ou avouez un mensonge.",
        ),
        (
            "rg-no-character-there",
            {"spot": "first"},
            "You have no first character any more: that position is empty.",
            "Vous n’avez plus de premier personnage : cet emplacement est vide.",
        ),
        (
            "rg-not-now",
            {"step": "proving"},
            "That is no answer to what is asked now: show the claimed card or admit a lie.",
            "Ce n’est pas ce qui est demandé à présent : montrez la carte annoncée ou avouez un mensonge.",
        ),
    ],
)
def test_refusals_in_words(reason: str, facts: Mapping[str, object], english: str, french: str) -> None:
    assert Refused("", reason, facts).say("en") == english
    assert plain(Refused("", reason, facts).say("fr")) == french


@BOTH
def test_whatever_is_refused_in_a_game_is_refused_in_words(lang: str) -> None:
    for record, events in game((GAME, 3, 5, {**SHORT, **ODD})):
        if not events:
            seat = record.state.actors[0]
            for move in GAME.moves(GAME.settle())[:: 3 + seat]:
                refused = record.state.why_not(seat, move)
                if refused is not None:
                    said(refused.say(lang), lang)
