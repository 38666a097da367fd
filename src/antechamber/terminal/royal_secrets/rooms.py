"""One audience: what it needs, what lies there, what is still missing, and its guests."""

from collections.abc import Sequence

from rich.text import Text

from antechamber.core.moves import Seat
from antechamber.games.royal_secrets.cards import Side
from antechamber.games.royal_secrets.views.shapes import AudienceView, BetView, View
from antechamber.terminal.royal_secrets.cards import bet, favor_name, influence, signed
from antechamber.terminal.screen import Screen

BAR = 10


def phase(view: View) -> str:
    """The phase of the round, as a key of the words (RS 2.3)."""
    if view.step in {"plans", "splitting", "dinners", "choosing"} or (view.step, view.action) == ("naming", "choose"):
        return "choosing"
    return "betting" if view.step in {"naming", "betting", "favors"} else "counting"


def room(screen: Screen, view: View, side: Side, names: Sequence[str]) -> Text:
    """A room as lines of text."""
    audience = view.king if side == "king" else view.queen
    title = Text(screen.words("terminal-rs-room", side=side), "bold")
    if audience is None:
        return title
    lines = [title, *stakes(screen, view, side, audience), *progress(screen, view, side, audience)]
    lines.append(Text(""))
    lines += guests(screen, view, side, audience, names)
    return Text("\n").join(lines)


def stakes(screen: Screen, view: View, side: Side, audience: AudienceView) -> list[Text]:
    """What the Audience card needs, pays, costs and gives (RS 2.2)."""
    card = audience.card
    amounts = {"gain": signed(card.gain), "loss": signed(-card.loss)}
    last = view.round == 7
    majority_only = last and not (view.options["lone_guest_paid"] and side == view.cardinal_side)  # R75
    return [
        Text(screen.words("terminal-rs-needs", needs=card.influence, last=str(majority_only), **amounts)),
        Text(screen.words("terminal-rs-gives", favor=favor_name(screen, card.favor), last=str(last))),
    ]


def bets_at(view: View, side: Side, audience: AudienceView) -> list[BetView]:
    """The bets that lie in a room; the Cardinal's where he is."""
    return [
        laid
        for laid in view.bets
        if (laid.owner in audience.present if laid.owner is not None else view.cardinal_side == side)
    ]


def is_leaving(view: View, owner: Seat | None, bets: Sequence[BetView]) -> bool:
    """True when somebody is seen to withdraw: their bets count for nothing (RS 8.1)."""
    if owner is None:
        return False
    excused = any(laid.owner == owner and laid.card == "excuse" and not laid.stabbed for laid in bets)
    return view.seats[owner].withdrawn or excused


def worth(view: View, bets: Sequence[BetView]) -> int:
    """What bets whose cards are known count together, Medals included (RS 6.2, RS 12.8)."""
    return sum(
        influence(laid.card) * (2 if laid.medal else 1)
        for laid in bets
        if laid.card is not None and not laid.stabbed and not is_leaving(view, laid.owner, bets)
    )


def progress(screen: Screen, view: View, side: Side, audience: AudienceView) -> list[Text]:
    """What is shown, what lies face down, and what is still missing."""
    if not audience.present and phase(view) != "choosing":
        return [Text(screen.words("terminal-rs-empty"), "dim")]
    bets = bets_at(view, side, audience)
    shown = worth(view, [laid for laid in bets if laid.face_up])
    known = worth(view, bets)
    needs = audience.card.influence
    if audience.outcome not in {"uncounted", "empty"}:
        look = "bold green" if audience.outcome == "succeeded" else "bold red"
        key = audience.outcome.replace(" ", "-")
        return [Text(screen.words("terminal-rs-outcome", outcome=key, total=known, needs=needs), look)]
    filled = max(0, min(BAR, known * BAR // needs))
    bar = "#" * filled + "." * (BAR - filled)
    down = sum(not laid.face_up for laid in bets)
    lines = [Text(f"|{bar}| {screen.words('terminal-rs-shown', shown=shown, down=down)}")]
    missing = needs - known
    key = "terminal-rs-missing-known" if known != shown else "terminal-rs-missing"
    if missing > 0:
        lines.append(Text(screen.words(key, missing=missing, known=known), "yellow"))
    else:
        lines.append(Text(screen.words("terminal-rs-enough", spare=-missing), "green"))
    return lines


def guests(screen: Screen, view: View, side: Side, audience: AudienceView, names: Sequence[str]) -> list[Text]:
    """Each guest with their bets, and the Cardinal."""
    present: list[Seat | None] = [*audience.present]
    if view.cardinal_side == side:
        present.append(None)
    lines = []
    for owner in present:
        name = screen.words("terminal-rs-cardinal") if owner is None else names[owner]
        line = Text(name + screen.words("terminal-rs-colon"))
        if owner is not None and owner == view.seat:
            line.stylize("bold")
        laid = [one for one in view.bets if one.owner == owner]
        parts = [bet(screen, one, view.seat, names) for one in laid]
        parts += [Text(words, "dim") for words in remarks(screen, view, owner, audience)]
        line.append(Text(" ").join(parts) if parts else Text("-", "dim"))
        lines.append(line)
    if not lines and phase(view) == "choosing":
        lines.append(Text(screen.words("terminal-rs-nobody"), "dim"))
    return lines


def remarks(screen: Screen, view: View, owner: Seat | None, audience: AudienceView) -> list[str]:
    """What else is to be said of a guest."""
    if owner is None:
        return []
    words = []
    if view.king and view.queen and owner in view.king.present and owner in view.queen.present:
        words.append(screen.words("terminal-rs-both"))
    if view.seats[owner].withdrawn:
        words.append(screen.words("terminal-rs-withdrew"))
    if audience.winner == owner:
        words.append(screen.words("terminal-rs-won"))
    elif audience.outcome == "succeeded" and owner in audience.leaders:
        words.append(screen.words("terminal-rs-leads"))
    return words
