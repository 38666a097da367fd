"""Single choices in words, with everybody by name, one's own cards by theirs, and what would come of them."""

from collections.abc import Sequence

from antechamber.core.game import Game
from antechamber.core.moves import Move, Seat
from antechamber.games.royal_gambit import moves as m
from antechamber.games.royal_gambit.cards import CHARACTER_SPOTS, Character, CharacterSpot, Direction
from antechamber.games.royal_gambit.events import Place
from antechamber.games.royal_gambit.views.shapes import View
from antechamber.terminal.royal_gambit.cards import (
    claimed_to,
    copies_of,
    in_sight,
    losses,
    lying_at,
    name_of,
    own_cards,
    tokens,
)
from antechamber.terminal.screen import Screen


def phrase(game: Game, screen: Screen, view: View, move: Move, names: Sequence[str]) -> str:
    """A move in words; where the table adds nothing, as the game says it."""
    match move:
        case m.KeepHp() | m.GiveRoyal() | m.GiveFirst():
            return redistribution(game, screen, view, move)
        case m.Lose():
            return losses(screen, view, {"royal": move.royal, "first": move.first, "second": move.second})
        case m.Rob():
            return screen.words("terminal-rg-rob", name=names[move.seat], coins=view.seats[move.seat].coins)
        case m.Guess():
            return guess(screen, view, move.character)
        case m.Send():
            return sending(game, screen, view, move, names)
        case m.PassOn():
            to = names[receiver(view, view.seat or 0, view.direction or "left")]
            return screen.words("terminal-rg-pass", card=own_name(screen, view, move.spot), name=to)
        case m.Exchange():
            return exchange(game, screen, view, move)
    return answer(game, screen, view, move, names)


def answer(game: Game, screen: Screen, view: View, move: Move, names: Sequence[str]) -> str:
    """An answer to a claim or to an action."""
    match move:
        case m.Accuse() if view.claimant is not None:
            return screen.words("terminal-rg-accuse", name=names[view.claimant])
        case m.Show():
            return screen.words("terminal-rg-show", card=own_name(screen, view, move.spot), spot=move.spot)
        case m.Counter() if view.counter is not None:
            return bluff(screen, view, screen.words("terminal-rg-claim", claim=name_of(screen, view.counter, "claim")))
        case m.Defend():
            damage = 2 if view.action == "royal gambit" else 1
            words = screen.words("terminal-rg-defend", losses=losses(screen, view, {move.spot: damage}))
            return bluff(screen, view, words)
    return game.format(move, screen.lang)


def bluff(screen: Screen, view: View, words: str) -> str:
    """A counteraction, and whether the reader could prove it."""
    holds = view.counter is not None and claimed_to(view.counter) in own_cards(view).values()
    return screen.words("terminal-rg-bluff", words=words, holds=str(holds))


# Places and cards.


def at_place(screen: Screen, view: View, move: m.Target) -> str:
    """A Royal or a character to choose, with what lies there; whose it is the title of its row says."""
    seat = view.seats[move.seat]
    lying = lying_at(view, Place(move.seat, move.spot))
    if lying is None:
        return f"{name_of(screen, 'royal')} {tokens(screen, seat.royal_hp, seat.royal_poison).plain}"
    name = "" if lying.card is None else f" {name_of(screen, lying.card)}"
    position = screen.words("terminal-rg-position", spot=lying.spot)
    return f"{position}{name} {tokens(screen, lying.hp, lying.poison).plain}"


def own_name(screen: Screen, view: View, spot: CharacterSpot) -> str:
    """One's own character by its name."""
    return name_of(screen, own_cards(view)[spot])


def guess(screen: Screen, view: View, character: Character) -> str:
    """A name for Telepathy, and how many such cards the reader cannot see."""
    hidden = copies_of(view, character) - in_sight(view, character)
    return screen.words("terminal-rg-guess", card=name_of(screen, character), hidden=hidden)


def exchange(game: Game, screen: Screen, view: View, move: m.Exchange) -> str:
    """Which drawn card takes the place of which of one's own."""
    taken = {"first": move.first, "second": move.second}
    parts = [
        screen.words("terminal-rg-exchange", new=name_of(screen, card), old=own_name(screen, view, spot), spot=spot)
        for spot in CHARACTER_SPOTS
        if (card := taken[spot]) is not None
    ]
    return ", ".join(parts) or game.format(move, screen.lang)


# Devious.


def receiver(view: View, seat: Seat, direction: Direction) -> Seat:
    """Who gets what a seat passes: the next in that direction who has a character (RG 7.13)."""
    step = 1 if direction == "left" else -1
    onward = (seat + step) % view.players
    while not view.seats[onward].characters and onward != seat:
        onward = (onward + step) % view.players
    return onward


def sending(game: Game, screen: Screen, view: View, move: m.Send, names: Sequence[str]) -> str:
    """A direction for Devious: to whom one's own card would go, and from whom one would come."""
    mine = view.seat or 0
    to = receiver(view, mine, move.direction)
    come = receiver(view, mine, "right" if move.direction == "left" else "left")
    words = game.format(move, screen.lang)
    return screen.words("terminal-rg-send", words=words, to=names[to], come=names[come])


# HP.


def redistribution(game: Game, screen: Screen, view: View, move: Move) -> str:
    """How the HP would lie: Royal 4, Druid 2, Knight dies."""
    mine = view.seats[view.seat or 0]
    whole = mine.royal_hp + sum(lying.hp for lying in mine.characters)
    match move:
        case m.GiveRoyal():
            parts = [share(screen, name_of(screen, "royal"), move.hp)]
            if len(mine.characters) == 1:
                parts.append(share(screen, own_name(screen, view, mine.characters[0].spot), whole - move.hp))
            else:
                parts.append(screen.words("terminal-rg-rest", rest=whole - move.hp))
            return ", ".join(parts)
        case m.GiveFirst():
            rest = whole - (view.share or 0)
            first, second = own_name(screen, view, "first"), own_name(screen, view, "second")
            return f"{share(screen, first, move.hp)}, {share(screen, second, rest - move.hp)}"
    return game.format(move, screen.lang)


def share(screen: Screen, name: str, hp: int) -> str:
    """A place with the HP that it would have."""
    return screen.words("terminal-rg-share", name=name, hp=hp)
