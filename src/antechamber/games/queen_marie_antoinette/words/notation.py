"""How moves are written, the same in every language, and what cards say."""

from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.text import named, put, slug
from antechamber.games.queen_marie_antoinette import moves as m
from antechamber.games.queen_marie_antoinette.cards import BACKS, CARDS, Card, Deck, Plot


def write(move: Move) -> str:
    """A move as text: `m3` plays Military 3, `>2` places it in column 2, `!p7` validates Plot P7."""
    match move:
        case m.Play():
            return _short(move.card)
        case m.Place():
            return f">{move.column}"
        case m.Validate():
            return f"!{move.plot.lower()}"
        case m.TakeSet():
            return f"set {move.number}"
        case m.Pass():
            return "-"
    return _answer(move)


def _answer(move: Move) -> str:
    """The text of an answer to an effect's question."""
    match move:
        case m.Target():
            return f"@{move.opponent}"
        case m.Give():
            return f"-{_short(move.card)}"
        case m.Take():
            return f"+{_short(move.card)}"
        case m.ChooseColumn():
            return f"|{move.column}"
        case m.SwapTops():
            return f"{move.first}x{move.second}"
        case m.MoveTop():
            return f"{move.source}>{move.to}"
        case m.PutUnder():
            return f"_{move.plot.lower()}"
        case m.KeepPlots():
            return "_"
    raise Refused("", "core-no-such-move", {"move": type(move).__name__})


def _short(card: Card) -> str:
    """`m3`, like the Condition on its back."""
    return BACKS[CARDS.index(card)].lower()


def card_text(deck: Deck, card: str, lang: str) -> str:
    """What a Requirement, Condition or Plot of this deck says, from the message of its effect, with its points."""
    for plot in deck.plots:
        if plot.id == card:
            return plot_text(plot, lang)
    for condition in deck.conditions:
        if condition.id == card:
            return effect_text(condition.effect, condition.points, lang)
    requirement = next(requirement for requirement in deck.requirements if requirement.id == card)
    return effect_text(requirement.effect, requirement.points, lang)


def effect_text(effect: str, points: tuple[int, ...], lang: str) -> str:
    """What a Requirement or Condition does, from a message like `qma-effect-strike-all`."""
    facts: dict[str, object] = {f"p{n}": number for n, number in enumerate(points, 1)}
    return put(f"qma-effect-{slug(effect)}", {**facts, "places": ", ".join(map(str, points))}, lang)


def plot_text(plot: Plot, lang: str) -> str:
    """What a Plot requires, from a message like `qma-plot-four-of-a-faction`."""
    lowest = plot.value or 0
    facts: dict[str, object] = {"p1": plot.points, "value": lowest}
    facts |= {f"v{n + 1}": lowest + n for n in range(4)}
    named_factions = [named("qma", "faction", faction, lang) for faction in plot.factions]
    for names in named_factions[:1]:
        facts |= names
    facts["pairs"] = ", ".join(put("qma-two-of", names, lang) for names in named_factions)
    return put(f"qma-plot-{slug(plot.kind)}", facts, lang)
