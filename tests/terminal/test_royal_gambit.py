"""Royal Gambit at the terminal: the table as it is drawn, the choices in words, resigning, and whole games."""

import re
from pathlib import Path

import pytest

import antechamber
from antechamber import Record, bots
from antechamber.cli import main
from antechamber.games.royal_gambit.events import AnswerSealed
from antechamber.games.royal_gambit.moves import (
    Admit,
    Believe,
    Claim,
    Counter,
    GiveRoyal,
    Guess,
    PassOn,
    Rob,
    Send,
    Show,
    Use,
)
from antechamber.games.royal_gambit.views.shapes import View
from antechamber.terminal.play import drawing_of
from antechamber.terminal.screen import PROMPT, Screen
from antechamber.terminal.sitting import Sitting, seats_of
from antechamber.terminal.turn import Turn
from tests.games.royal_gambit.court import COLORS, GAME, Court, at, court
from tests.terminal.seated import Seated, Typist, any_number, place, script, unwrapped
from tests.terminal.test_terminal import Terminal, piped
from tests.toy import moved_in

NAMES = re.compile(r"\b(?:terminal|rg|core)-[a-z]+")
"""A message that has no words is shown by its name."""
LEGEND = "[Knight] yours"
PEOPLE = ("Alma", "Bruno", "Clara", "Diego", "Elsa", "Felix")
CARDS = {
    "blue": ("whisperer 2", "druid 1 poison 1"),
    "red": ("barbarian 2", "knight 2"),
    "yellow": ("alchemist 1", "clairvoyant 3"),
    "green": ("executioner 2 poison 2", "trickster 2"),
}
COINS = {"blue": 4, "red": 12, "yellow": 3, "green": 1}


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


class Painter:
    """Draws what a seat of a table would be shown, with the names of the rules' examples."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, table: Court, color: str, lang: str = "en", columns: int = 80) -> str:
        self.monkeypatch.setenv("COLUMNS", str(columns))
        players = int(table.state.players)
        sitting = Sitting(Record.start(GAME, players, 1, {}, seats_of(players, players, "")))
        place(sitting, table.state)
        Turn(sitting, COLORS.index(color), Screen(lang), drawing_of(GAME), PEOPLE[:players]).draw()
        return self.capsys.readouterr().out


@pytest.fixture
def painted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Painter:
    return Painter(capsys, monkeypatch)


def four(turn_of: str = "blue", **more: object) -> Court:
    """Four players with known cards."""
    given: dict[str, object] = {"options": {"resigning": "any time"}, **more}
    return court(players=4, turn_of=turn_of, cards=CARDS, coins=COINS, **given)  # type: ignore[arg-type]


# The table.


def test_everybody_is_shown_with_royal_characters_poison_and_coins(painted: Painter) -> None:
    page = painted(four("red", poisoned={"yellow": 1}), "blue").splitlines()

    assert page[1].startswith("── Turn 1: Bruno ──")
    assert page[1].endswith(" Deck: 16")
    assert page[2].split() == ["Royal", "First", "Second", "Coins"]
    assert page[3].rstrip() == "▶ Bruno  Birch ♥4     (?) ♥2          (?) ♥2            12"
    assert page[4].rstrip() == "  Clara  Cedar ♥4 ☠1  (?) ♥1          (?) ♥3             3"
    assert page[5].rstrip() == "  Diego  Elm ♥4       (?) ♥2 ☠2       (?) ♥2             1"
    assert page[6].rstrip() == "  You    Ash ♥4       [Whisperer] ♥2  [Druid] ♥1 ☠1      4"


def test_a_card_is_named_to_whoever_knows_it_and_all_see_who_that_is(painted: Painter) -> None:
    table = four("red")
    table.play("red", Claim("devious"), Send("left"))
    table.believe()
    for color in ("blue", "red", "yellow", "green"):
        table.play(color, PassOn("first"))

    page = painted(table, "yellow")

    assert "  Diego  Elm ♥4    (Alchemist) ♥2 ☠2  (?) ♥2" in page
    assert re.search(r"  Alma   Ash ♥4    \(\?\) ♥2 .*\n +seen by Diego", page)
    assert re.search(r"▶ You    Cedar ♥4  \[Barbarian\] ♥1 .*\n +seen by Bruno", page)


def test_dead_characters_lie_face_up_and_the_eliminated_are_out(painted: Painter) -> None:
    table = court(
        cards={"blue": ("knight", "-"), "red": ("druid", "-")},
        fallen={"blue": ["druid"], "red": ["knight", "executioner"], "yellow": ["alchemist", "druid"]},
        seats={"red": {"wedded": True}},
        fell=["yellow"],
    )
    page = painted(table, "blue")

    assert re.search(r"Bruno  Birch ♥4 +\(\?\) ♥2 +- +2  Knight, Executioner *\n +wedded", page)
    assert re.search(r"Clara  out, no\. 1 +Alchemist, Druid", page)
    assert re.search(r"▶ You    Ash ♥4 +\[Knight\] ♥2  - +2  Druid", page)


@pytest.mark.parametrize("columns", [40, 50])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_it_is_narrow_players_stand_below_each_other(painted: Painter, lang: str, columns: int) -> None:
    table = four("red", fallen={"red": ["druid"]}, seats={"red": {"characters": [None, {"card": "knight"}]}})
    page = painted(table, "blue", lang, columns)

    royal, coins, first, second, fallen = {
        "en": ("Birch", "12 coins", "first [Whisperer] ♥2", "second [Druid] ♥1 ☠1", "Face up: Druid"),
        "fr": ("Bouleau", "12 pièces", "premier [Chuchoteur] ♥2", "second [Druide] ♥1 ☠1", "Retournés\u00a0: Druide"),
    }[lang]
    assert f"▶ Bruno, {royal} ♥4, {coins}\n    second (?) ♥2\n    {fallen}\n" in page
    assert re.search(rf"    {re.escape(first)}(?:  |\n    ){re.escape(second)}\n", page)
    assert max(map(len, page.splitlines())) <= columns


def test_what_lies_face_up_has_a_line_of_its_own_where_its_column_does_not_fit(painted: Painter) -> None:
    table = court(
        players=4,
        cards={"blue": ("executioner 12 poison 3", "clairvoyant 12 poison 3"), "red": ("-", "barbarian")},
        fallen={"red": ["executioner"]},
    )
    page = painted(table, "blue")

    assert re.search(r"▶ You +Ash ♥4 +\[Executioner\] ♥12 ☠3  \[Clairvoyant\] ♥12 ☠3", page)
    assert "\nFace up: Bruno (Executioner)\n" in page


def test_what_went_back_to_the_deck_is_remembered_for_who_knows_it(painted: Painter) -> None:
    table = four("red")
    table.play("red", Claim("spy"), at("blue", "first"))
    table.accuse("green")
    table.play("red", Admit())
    assert "Gone back" not in painted(table, "red")

    shown = four("green")
    shown.play("green", Claim("foolery"), at("blue", "first"), at("red", "first"))
    shown.accuse("red")
    shown.play("green", Show("second"))
    assert "Gone back to the deck, as you know: Trickster." in painted(shown, "red")


def test_poison_is_foretold_on_ones_own_turn_only(painted: Painter) -> None:
    table = four(poisoned={"blue": 4}, redistributes=True)

    assert "Poison at the end of your turn: Druid\u00a0-1 (dies), Royal\u00a0-4 (you are out)." in painted(
        table, "blue"
    )
    table.play("blue", GiveRoyal(5))
    assert "Druid\u00a0-1 (dies), Royal\u00a0-4 (you" in painted(table, "blue")
    assert "Poison at the end" not in painted(four("red", poisoned={"blue": 4}), "blue")


def test_a_screen_without_hearts_has_words_for_them() -> None:
    arguments = ("royal-gambit", "--seed", "7", "--bots", "random")
    code, shown, complaint = piped(b"", *arguments, PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert (code, complaint) == (0, "")
    assert re.search(r"You +Ash 4 HP +\[\w+\] 2 HP +\[\w+\] 2 HP", shown)


# The stage.


def test_the_claim_is_told_with_its_target_what_it_does_and_the_cards_in_sight(painted: Painter) -> None:
    table = four("red")
    table.play("red", Claim("raid"), Rob(0))
    page = unwrapped(painted(table, "blue").replace("│ ", ""))

    assert "Bruno claims the Barbarian and raids you. Raid: steal 2 coins, or 1 if there are no more (RG 7.3)." in page
    assert "It may be countered by claiming the Whisperer: Opportunist (RG 6.9)." in page
    assert "Barbarian: 3 cards in the game, none in your sight." in page
    assert "If Bruno shows the Barbarian, you lose 2 HP" in page


def test_counteractions_are_told_with_what_has_become_of_them(painted: Painter) -> None:
    table = four("red")
    table.play("red", Claim("raid"), Rob(0))
    table.believe()
    for color in ("blue", "yellow", "green"):
        table.play(color, Counter())
    assert "│ Clara counters by Opportunist: this is judged now." in painted(table, "blue")
    table.accuse("green")
    table.play("yellow", Admit())

    page = painted(table, "blue")
    assert "│ Clara counters by Opportunist: it is void." in page
    assert "│ Diego counters by Opportunist: this is judged now." in page
    assert "│ Whisperer: 3 cards in the game, 1 in your sight." in page
    assert "│ A penalty of 2 HP is still to be paid by: Clara." in page
    table.believe()
    assert "│ Diego counters by Opportunist: it stands." in painted(table, "red")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You are about to declare: Telepathy, Bruno’s first character. Nobody knows of it yet."),
        ("fr", "Vous allez déclarer : Télépathie, Bruno (premier personnage). Personne n’en sait encore rien."),
    ],
)
def test_while_an_action_is_told_in_parts_its_actor_sees_what_he_has_chosen(
    painted: Painter, lang: str, said: str
) -> None:
    table = four()
    table.play("blue", Claim("telepathy"), at("red", "first"))

    assert said in unwrapped(painted(table, "blue", lang).replace("│ ", ""))
    table.play("blue", Guess("knight"))
    assert said not in unwrapped(painted(table, "red", lang).replace("│ ", ""))


# The choices.


def choices(page: str) -> list[str]:
    """The choices, numbered, below the question, which ends with its rule."""
    return page[page.rindex("(RG\u00a0") :].splitlines()[1:]


def test_claims_stand_by_character_with_costs_and_ones_own_in_brackets(painted: Painter) -> None:
    listed = choices(painted(four("red"), "red"))

    assert listed[:2] == ["     Powers of your Royal", "  1  Peasants Donation: 2 coins"]
    assert listed[4] == "  4  Royal Gambit (9): kill a character, or 2 damage to a Royal"
    assert listed[5] == "   Alchemist     5  Poison: a token          6  Heal: 1 HP, 1 coin"
    assert listed[6] == "  [Barbarian]    7  Raid: steal 2 coins      8  Attack (2): 1 damage"
    assert listed[9] == "   Executioner  12  Execute (5): kill       13  Attack (1): 1 damage (Royal)"
    assert listed[10] == "  [Knight]      14  Attack (1): 1 damage"
    assert listed[-2:] == ["", " 18  resign"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_actions_fit_a_screen_of_eighty_columns(painted: Painter, lang: str) -> None:
    cards = {"blue": ("clairvoyant", "-"), "red": ("knight 2 poison 1", "knight")}
    table = court(cards=cards, coins={"blue": 10, "red": 1}, fallen={"blue": ["druid"]})

    listed = choices(painted(table, "blue", lang))

    assert sum(len(re.findall(r"(?:^|\s)\d+  \S", line)) for line in listed) == 18
    assert len(listed) == 1 + 5 + 8
    assert max(map(len, listed)) <= 80


def test_targets_stand_by_player(painted: Painter) -> None:
    table = four("blue")
    table.play("blue", Claim("poison"))

    assert choices(painted(table, "blue")) == [
        "   Bruno   1  Royal ♥4   2  first ♥2      3  second ♥2",
        "   Clara   4  Royal ♥4   5  first ♥1      6  second ♥3",
        "   Diego   7  Royal ♥4   8  first ♥2 ☠2   9  second ♥2",
    ]


def test_migration_and_foolery_show_what_lies_where(painted: Painter) -> None:
    table = four("red")
    table.play("red", Claim("foolery"), at("green", "first"))

    assert choices(painted(table, "red"))[-1] == "   You     5  first Barbarian ♥2   6  second Knight ♥2"


@pytest.mark.parametrize(
    ("lang", "keep", "some", "none", "shared"),
    [
        ("en", "keep all HP where they are", "Royal 2, characters 5", "Royal 7, both die", "Whisperer dies, Druid 2"),
        (
            "fr",
            "garder tous les PV en place",
            "Royal 2, personnages 5",
            "Royal 7, tous deux meurent",
            "Chuchoteur meurt, Druide 2",
        ),
    ],
)
def test_a_redistribution_says_what_everyone_would_have(
    painted: Painter, lang: str, keep: str, some: str, none: str, shared: str
) -> None:
    table = four(redistributes=True)

    page = painted(table, "blue", lang)
    assert f"  1  {keep} " in page
    assert f"  3  {some}" in page
    assert f"  8  {none}" in page
    table.play("blue", GiveRoyal(5))
    assert f"  1  {shared}\n" in painted(table, "blue", lang)


def test_with_one_character_the_royals_hp_settle_all(painted: Painter) -> None:
    table = court(cards={"blue": ("-", "knight 2")}, fallen={"blue": ["druid"]}, redistributes=True)

    assert "Royal 1, Knight 5" in painted(table, "blue")
    assert "Royal 6, Knight dies" in painted(table, "blue")


def test_a_penalty_says_who_would_die_of_it(painted: Painter) -> None:
    table = four("red", royals={"blue": 2})
    table.play("red", Claim("raid"), Rob(0))
    table.accuse("blue")
    table.play("red", Show("first"))

    assert [line for line in choices(painted(table, "blue")) if line] == [
        "  1  Royal\u00a0-2 (you are out)",
        "  2  Whisperer\u00a0-2 (dies)",
        "  3  Royal\u00a0-1, Whisperer\u00a0-1",
        "  4  Royal\u00a0-1, Druid\u00a0-1 (dies)",
        "  5  Whisperer\u00a0-1, Druid\u00a0-1 (dies)",
        "  6  resign",
    ]


def test_an_answer_says_whether_it_could_be_proved(painted: Painter) -> None:
    gambit = four("red")
    gambit.play("red", Use("royal gambit"), at("blue", "royal"))
    assert choices(painted(gambit, "blue"))[:2] == [
        "  1  claim the Knight: Whisperer\u00a0-2 (dies), a bluff",
        "  2  claim the Knight: Druid\u00a0-2 (dies), a bluff",
    ]

    raid = four("red")
    raid.play("red", Claim("raid"), Rob(3))
    raid.believe()
    assert "  1  claim the Whisperer: Opportunist, which you could prove\n" in painted(raid, "blue")
    assert "  1  claim the Whisperer: Opportunist, a bluff\n" in painted(raid, "yellow")


def test_a_proof_an_exchange_a_pass_a_guess_and_a_direction_name_cards_and_people(painted: Painter) -> None:
    table = four(draws=["knight", "alchemist"])
    table.play("blue", Claim("shapeshift"))
    table.accuse("green")
    assert "  1  show your Druid (second)\n  2  admit a lie\n" in painted(table, "blue")

    table = four(draws=["knight", "alchemist"])
    table.play("blue", Claim("shapeshift"))
    table.believe()
    assert "  2  Alchemist instead of Whisperer (first)\n" in painted(table, "blue")
    assert "  5  Knight instead of Druid (second)\n" in painted(table, "blue")

    table = four()
    table.play("blue", Claim("devious"))
    assert "have all pass to the left (yours goes to Bruno, one comes from Diego)" in painted(table, "blue")
    table.play("blue", Send("right"))
    table.believe()
    assert "  1  Whisperer, to Diego\n" in painted(table, "blue")

    table = four()
    table.play("blue", Claim("telepathy"), at("red", "first"))
    assert re.search(r"  4  Druid \(2 hidden\) .* 8  Whisperer \(2 hidden\)", painted(table, "blue"))

    table = four()
    table.play("blue", Claim("raid"))
    assert "  1  Bruno, who has 12 coins\n" in painted(table, "blue")
    assert "  3  Diego, who has 1 coin\n" in painted(table, "blue")


# A table of people.


def test_people_may_resign_and_have_no_turn_limit_unless_they_say_otherwise() -> None:
    mini = antechamber.game("royal-gambit-mini")

    assert GAME.settle_at_a_table({})["resigning"] == "any time"
    assert GAME.settle_at_a_table({})["turn_limit"] == 0
    assert GAME.settle_at_a_table({"turn_limit": 9, "resigning": "own turn"})["turn_limit"] == 9
    assert GAME.settle_at_a_table({"turn_limit": 9, "resigning": "own turn"})["resigning"] == "own turn"
    assert GAME.settle({})["resigning"] == "never"
    assert mini.settle_at_a_table({})["turn_limit"] == 4
    assert mini.settle_at_a_table({"turn_limit": 6})["turn_limit"] == 6
    assert antechamber.game("royal-secrets").settle_at_a_table({}) == antechamber.game("royal-secrets").settle()


@pytest.mark.rule("RG 10.7")
def test_in_the_reduced_game_nobody_resigns_not_even_at_a_table() -> None:
    assert antechamber.game("royal-gambit-mini").settle_at_a_table({})["resigning"] == "never"


@pytest.mark.parametrize(("given", "limit"), [((), 0), (("--option", "turn_limit=9"), 9)])
def test_the_command_sits_people_down_at_such_a_table(tmp_path: Path, given: tuple[str, ...], limit: int) -> None:
    file = tmp_path / "game.json"
    code, _, complaint = piped(b"", "royal-gambit", "--seed", "7", "--bots", "random", "--save", str(file), *given)

    assert (code, complaint) == (0, "")
    options = Record.from_json(file.read_text()).header.options
    assert (options["resigning"], options["turn_limit"]) == ("any time", limit)


def test_a_bad_option_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "royal-gambit", "--option", "turn_limits=9"])
    assert "There is no option “turn_limits” here." in capsys.readouterr().err


def test_the_usual_opponent_is_sensible_where_there_is_one() -> None:
    assert bots.usual(antechamber.game("royal-secrets")) == "sensible"
    with moved_in():
        assert bots.usual(antechamber.game("closed-cups")) == "random"


# Resigning.


def new_record(players: int = 4, people: int = 1, seed: int = 7, **options: object) -> Record:
    settled = GAME.settle_at_a_table({"first_player": "0", **options})
    return Record.start(GAME, players, seed, settled, seats_of(players, people, "random"))


def test_resigning_is_the_last_choice_and_stands_apart(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated(capsys, script(), new_record())
    seated.play()

    assert re.search(r"\n\n 10  resign\n> $", seated.pages[0])


@pytest.mark.parametrize(
    ("lang", "typed", "answers"),
    [
        ("en", "10", ["", "no", "10", "resign"]),
        ("en", "resign", ["quit"]),
        ("fr", "abandonner", ["non", "10"]),
    ],
)
def test_resigning_must_be_confirmed(
    capsys: pytest.CaptureFixture[str], lang: str, typed: str, answers: list[str]
) -> None:
    lines = [line for answer in answers for line in (typed, answer)]
    seated = Seated(capsys, script(*lines), new_record(), lang)
    seated.play()

    asked = {"en": "Do you resign? You are out of the game at once", "fr": "Abandonnez-vous"}[lang]
    back = {"en": "Nothing is done: choose again.", "fr": "Rien n’est fait\u00a0: choisissez encore."}[lang]
    assert [asked in unwrapped(page) for page in seated.pages[1:-1:2]] == [True] * len(answers)
    assert [back in page for page in seated.pages[2:-1:2]] == [True] * len(answers)
    assert seated.sitting.moves == []


@pytest.mark.parametrize(("lang", "yes"), [("en", "yes"), ("en", "Y"), ("fr", "oui"), ("fr", "o")])
def test_whoever_is_sure_resigns(capsys: pytest.CaptureFixture[str], lang: str, yes: str) -> None:
    seated = Seated(capsys, script("10", yes), new_record(resigning="own turn"), lang)
    shown = seated.play()

    assert {"en": "You resign and are out", "fr": "Vous abandonnez et quittez"}[lang] in shown
    assert seated.sitting.playing.is_over


@pytest.mark.rule("G66")
def test_in_a_window_a_resignation_waits_for_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    table = four("red")
    table.play("red", Claim("raid"), Rob(0))
    record = new_record()
    seated = Seated(capsys, script("3", "no"), record)
    place(seated.sitting, table.state)
    table.play("yellow", Believe())
    table.play("green", Believe())
    seated.play()

    assert "You are out of the game when all have answered" in unwrapped(seated.pages[1])


# What is typed.


def test_a_claim_in_the_neutral_notation_is_no_question_about_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated(capsys, script("1", "?heal", "?", "? 7.2"), new_record())
    seated.play()

    assert "where do you put the 1 HP" in unwrapped(seated.pages[2])
    assert seated.pages[3].startswith("?\nRG 2.5\n")
    assert seated.pages[4].startswith("? 7.2\nRG 7.2\n")


@pytest.mark.parametrize(
    ("lang", "helped", "rules", "why"), [("en", "help", "rules", "why"), ("fr", "aide", "règles", "pourquoi")]
)
def test_help_rules_and_why_lead_to_the_rule_behind_the_question(
    capsys: pytest.CaptureFixture[str], lang: str, helped: str, rules: str, why: str
) -> None:
    seated = Seated(capsys, script("1", helped, rules, why), new_record(), lang)
    seated.play()

    assert re.search("(?:stands|il y a) RG\u00a02.4", seated.pages[2])
    assert re.search("(?:stands|il y a) RG\u00a02.4", seated.pages[3])
    assert "\nRG 2.4\n  " in seated.pages[4]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("?execute", "Execute costs 5 coins, and you have 2"),
        ("!wedding", "Royal Wedding costs 10 coins"),
        ("why accuse", "That is no answer to what is asked now"),
        ("claim the Druid: Migration", "No poison lies on the table"),
    ],
)
def test_a_refusal_says_why(capsys: pytest.CaptureFixture[str], typed: str, said: str) -> None:
    seated = Seated(capsys, script("1", typed, "why"), new_record())
    seated.play()

    assert said in unwrapped(seated.pages[2])
    number = re.findall(r"Type “\? (RG [\d.]+)” to read", seated.pages[2])
    assert f"\n{number[0]}\n  " in seated.pages[3]


# Whole games.


@pytest.mark.parametrize(
    ("lang", "columns", "players", "seed"),
    [("en", 80, 4, 1), ("fr", 80, 6, 2), ("en", 40, 5, 3), ("fr", 40, 3, 4), ("fr", 100, 2, 5)],
)
def test_a_whole_game_by_numbers_in_both_languages_and_any_width(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    columns: int,
    players: int,
    seed: int,
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    record = new_record(players, seed=seed, resigning="never")
    seated = Seated(capsys, any_number(seed), record, lang)

    shown = seated.play()

    assert seated.sitting.playing.is_over
    assert {"en": "Final ranks", "fr": "Classement"}[lang] in shown
    assert not NAMES.findall(shown)
    assert max(map(len, shown.splitlines())) <= columns


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_in_a_terminal(lang: str) -> None:
    options = ("--bots", "random", "--option", "resigning=never")
    terminal = Terminal("royal-gambit", "--seed", "7", "--lang", lang, *options, TERM="xterm-256color")
    for _ in range(300):
        terminal.type("1")
    terminal.wait({"en": "Final ranks", "fr": "Classement"}[lang])

    assert terminal.close() == 0
    assert "Traceback" not in terminal.screen


def test_the_log_is_divided_by_turns(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated(capsys, script("1", "1", "log"), new_record())
    seated.play()

    assert "\n  · You use Peasants Donation.\n" in seated.pages[-2]
    assert re.search(r"\n  Turn 2 is Bastien’s\.\n  · ", seated.pages[-2])


def test_the_final_page_shows_everybody_and_where_the_points_come_from(capsys: pytest.CaptureFixture[str]) -> None:
    shown = Seated(capsys, any_number(1), new_record(resigning="never")).play()
    page = shown[shown.index("The final count") :]

    assert sorted(re.findall(r"out, no\. (\d)", page)) == ["1", "2", "3"]
    assert sorted(re.findall(r"rivals outlived \+(\d) \(RG\u00a09.6\)", page)) == ["0", "1", "2", "3"]
    assert "▶" not in page


def test_the_reduced_game_ends_with_its_account(capsys: pytest.CaptureFixture[str]) -> None:
    mini = antechamber.game("royal-gambit-mini")
    record = Record.start(
        mini, 2, 1, mini.settle_at_a_table({"royal_hp": 9, "resigning": "never"}), seats_of(2, 1, "random")
    )
    shown = Seated(capsys, any_number(2), record).play()

    assert re.search(r"You: HP of the Royal [+-]\d+, living characters [+-]\d+, coins [+-]\d+", shown)
    assert "(RG\u00a010.7)" in shown


# Several people at one screen.


def test_hot_seat_hides_hands_and_sealed_answers(capsys: pytest.CaptureFixture[str]) -> None:
    numbers = any_number(3)
    looking = 0
    told = [0, 0, 0]

    def typist(prompt: str, page: str) -> str:
        nonlocal looking
        page = page.rpartition("\n" * 50)[2]
        if prompt != PROMPT:  # The hand-over: whatever has been printed now is fit for all.
            assert "[" not in page
            assert "Under seal" not in page
            looking = int(re.findall(r"Player (\d), press", prompt)[0]) - 1
            return ""
        assert looking in seated.sitting.playing.asked
        own = {lying.card for lying in table_of(seated, looking).seats[looking].characters}
        drawn = "".join(line for line in page.splitlines(keepends=True) if not line.startswith(LEGEND))
        assert {name.lower() for name in re.findall(r"\[(\w+)\]", drawn)} <= own
        told[looking] += page.count("Under seal")
        assert told[looking] == sum(isinstance(event, AnswerSealed) for event in seated.sitting.log[looking])
        return numbers(prompt, page)

    seated = Seated(capsys, typist, new_record(4, 3, seed=2, resigning="never"))
    shown = seated.play()

    assert seated.sitting.playing.is_over
    assert "Final ranks" in shown
    assert min(told) > 3


def table_of(seated: Seated, seat: int) -> View:
    view = seated.sitting.shown(seat).view
    assert isinstance(view, View)
    return view


@pytest.mark.rule("G101")
def test_in_a_window_each_person_answers_in_turn_after_a_hand_over(capsys: pytest.CaptureFixture[str]) -> None:
    prompts: list[str] = []
    lines: Typist = script("", "1", "3", "", "1", "", "2")

    def typist(prompt: str, page: str) -> str:
        prompts.append(prompt)
        return lines(prompt, page)

    seated = Seated(capsys, typist, new_record(3, 3))
    seated.play()

    assert [prompt.partition(",")[0] for prompt in prompts if prompt != PROMPT][:3] == [
        "Player 1",
        "Player 2",
        "Player 3",
    ]
