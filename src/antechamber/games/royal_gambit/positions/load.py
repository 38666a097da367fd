"""From a position back to a table; an impossible one is refused with a reason."""

from librt.vecs import append

from antechamber.core.options import settle
from antechamber.core.positions import (
    ask,
    impossible,
    index_in,
    load_chance,
    mask_of,
    read_position,
    seat_in,
    step_named,
    within,
)
from antechamber.core.seats import members
from antechamber.games.royal_gambit.cards import (
    ACTIONS,
    CHARACTERS,
    DEFEND,
    DIRECTIONS,
    GAME_ID,
    KINDS,
    LEAST_SEATS,
    MOST_FALLEN,
    MOST_SEATS,
    RULES,
    SPOT_NAMES,
    SPOTS,
)
from antechamber.games.royal_gambit.codes import ANSWERS, Code
from antechamber.games.royal_gambit.countering import counter_to, entitled
from antechamber.games.royal_gambit.events import Place
from antechamber.games.royal_gambit.memory import SPECTATORS, make_memory
from antechamber.games.royal_gambit.options import OPTIONS, box_of, check_table
from antechamber.games.royal_gambit.order import ORDER, blank
from antechamber.games.royal_gambit.places import draw_card
from antechamber.games.royal_gambit.positions.check import MOST_TOKENS, check
from antechamber.games.royal_gambit.positions.dump import PILES
from antechamber.games.royal_gambit.positions.shapes import CharacterPosition, Position, SeatPosition
from antechamber.games.royal_gambit.state import (
    DECK,
    EVERYBODY,
    STREAMS,
    At,
    Table,
    royal_of,
)

MOST_TURNS = 1_000_000
PLAYERS = range(LEAST_SEATS, MOST_SEATS + 1)


def load(given: object) -> Table:
    """The table of a position in plain JSON, or Refused with what is impossible about it."""
    return load_position(read_position(given, Position, GAME_ID, RULES, PLAYERS))


def load_position(position: Position) -> Table:
    """The table of a position."""
    box = box_of(settle(OPTIONS, position.options))
    check_table(box, position.players)
    table = blank(position.players, box)
    table.chance = load_chance(position.chance, STREAMS, PILES)
    set_turn(table, position)
    set_action(table, position)
    set_seats(table, position)
    set_deck(table, position)
    set_memories(table, position)
    set_counters(table, position)
    check(table)
    begin(table, position)
    return table


def place_in(table: Table, place: Place) -> int:
    """The number of a place."""
    return SPOTS * seat_in(table, place.seat) + SPOT_NAMES.index(place.spot)


def set_turn(table: Table, position: Position) -> None:
    """Set the turn and the step."""
    if not 1 <= position.turn <= MOST_TURNS:
        raise impossible(f"turn {position.turn}: turns are counted from 1")
    table.turn = position.turn
    table.arrivals = within(position.arrivals, MOST_TURNS, "arrivals")
    table.go_to(At.BEGINNING if position.step is None else step_named(ORDER, position.step))
    actor = position.actor if position.actor is not None else position.first
    table.player = seat_in(table, actor if actor is not None else 0)
    table.first = seat_in(table, position.first if position.first is not None else table.player)


def set_action(table: Table, position: Position) -> None:
    """Set what was declared, or begun in parts, and the answers to it."""
    if position.share is not None:
        table.share = within(position.share, MOST_TOKENS, "share")
    if position.action is not None:
        table.action = index_in(ACTIONS, position.action, "action")
    if position.target is not None:
        table.target = place_in(table, position.target)
    if position.other is not None:
        table.other = place_in(table, position.other)
    if position.guess is not None:
        table.guess = CHARACTERS.index(position.guess)
    if position.direction is not None:
        table.direction = index_in(DIRECTIONS, position.direction, "direction")
    if position.claimant is not None:
        table.claimant = seat_in(table, position.claimant)
    if position.accuser is not None:
        table.accuser = seat_in(table, position.accuser)
    table.passed_over = mask_of(table, position.passed_over)
    table.opened = within(position.opened, table.players - 1, "opened")
    table.standing = mask_of(table, position.standing)
    table.owing = within(len(position.owed), len(table.owed), "the number of penalties")
    for debt, seat in enumerate(position.owed):
        table.owed[debt] = seat_in(table, seat)


def set_seats(table: Table, position: Position) -> None:
    """Set tokens, coins and positions; fallen players have none."""
    for seat, given in enumerate(position.seats or (SeatPosition(),) * position.players):
        if given.fell:
            set_fallen(table, seat, given)
        else:
            set_living(table, seat, given)
        if len(given.fallen) > MOST_FALLEN:
            raise impossible(f"seat {seat} has {len(given.fallen)} fallen characters, and can have {MOST_FALLEN}")
        for number, card in enumerate(given.fallen):
            table.fallen[seat * MOST_FALLEN + number] = CHARACTERS.index(card)
        if len(given.fallen_arrivals) not in (0, len(given.fallen)):
            raise impossible(f"seat {seat} has {len(given.fallen)} fallen characters, and other `fallen_arrivals`")
        for number, arrival in enumerate(given.fallen_arrivals):
            table.fallen_arrival[seat * MOST_FALLEN + number] = within(arrival, table.arrivals, "fallen_arrivals")
        table.wedded |= given.wedded << seat


def set_fallen(table: Table, seat: int, given: SeatPosition) -> None:
    """Set a seat that is out of the game."""
    table.fell[seat] = within(given.fell, table.players, "fell")
    table.living &= ~(1 << seat)
    has_character = any(character is not None for character in given.characters or ())
    if given.royal_hp or given.royal_poison or given.coins or has_character or given.answer or given.counter:
        raise impossible(f"seat {seat} has fallen, and still has something")


def set_living(table: Table, seat: int, given: SeatPosition) -> None:
    """Set a seat that is in the game; what is left out is as at the start."""
    box, royal = table.box, royal_of(seat)
    hp = box.royal_hp if given.royal_hp is None else within(given.royal_hp, MOST_TOKENS, "royal_hp")
    set_tokens(table, royal, hp, given.royal_poison)
    table.coins[seat] = box.coins if given.coins is None else within(given.coins, MOST_TOKENS, "coins")
    characters = given.characters
    if characters is None:
        characters = (CharacterPosition(),) * box.characters
    if len(characters) > SPOTS - 1:
        raise impossible(f"seat {seat} has {len(characters)} positions, and there are two")
    for place, character in enumerate(characters, royal + 1):
        if character is not None:
            set_character(table, place, character)


def set_tokens(table: Table, place: int, hp: int, poison: int) -> None:
    """Set HP and poison at a place."""
    if hp == 0:
        raise impossible(f"place {SPOT_NAMES[place % SPOTS]} of seat {place // SPOTS} has no HP, so it would be dead")
    table.hp[place] = hp
    table.poison[place] = within(poison, MOST_TOKENS, "poison")
    table.alive |= 1 << place
    if poison:
        table.poisoned |= 1 << place


def set_character(table: Table, place: int, given: CharacterPosition) -> None:
    """Set a living character; a card that is left out is drawn."""
    hp = table.box.character_hp if given.hp is None else within(given.hp, MOST_TOKENS, "hp")
    set_tokens(table, place, hp, given.poison)
    table.card[place] = CHARACTERS.index(given.card) if given.card is not None else KINDS
    owner = place // SPOTS
    seen = mask_of(table, given.seen_by)
    if seen >> owner & 1:
        raise impossible(f"seat {owner} knows its own cards; `seen_by` is for others")
    table.seen[place] = EVERYBODY & ~(1 << owner) if given.open else seen
    table.arrival[place] = within(given.arrival, table.arrivals, "arrival")
    if given.came_from is not None:
        table.origin[place] = seat_in(table, given.came_from)
        table.bound |= 1 << place


def set_deck(table: Table, position: Position) -> None:
    """Set the deck: all cards that are nowhere else; cards that are left out are drawn from it."""
    if len(position.drawn) not in (0, 2):
        raise impossible("two cards are drawn to exchange, or none")
    for number, card in enumerate(sorted(position.drawn, key=CHARACTERS.index)):
        table.drawn[number] = CHARACTERS.index(card)
    placed = [card for card in (*table.card, *table.drawn, *table.fallen) if 0 <= card < KINDS]
    for kind, character in enumerate(CHARACTERS):
        lying = placed.count(kind)
        table.deck[kind] = table.box.deck[kind] - lying
        if table.deck[kind] < 0:
            raise impossible(f"there are {lying} cards “{character}”, and the deck list has {table.box.deck[kind]}")
    check_fixed(table)
    unnamed = [place for place in range(table.players * SPOTS) if table.card[place] == KINDS]
    if len(unnamed) > sum(table.deck):
        raise impossible("there are not enough cards to fill all positions")
    for place in unnamed:
        table.card[place] = draw_card(table)


def set_memories(table: Table, position: Position) -> None:
    """Set what is known about cards that went back."""
    latest = 0
    for memory in position.returned:
        if not latest <= memory.when <= table.arrivals:
            raise impossible("cards that went back are listed in order, none of them later than the last arrival")
        latest = memory.when
        knowers = mask_of(table, memory.known_by) | memory.open << SPECTATORS
        if not knowers:
            raise impossible(f"nobody knows that a card “{memory.card}” went back, so it is not remembered")
        table.returned = append(table.returned, make_memory(latest, CHARACTERS.index(memory.card), knowers))


def check_fixed(table: Table) -> None:
    """Check that fixed draws are cards in the deck."""
    fixed = table.chance.fixed[DECK] if table.chance.fixed is not None else []
    for kind, character in enumerate(CHARACTERS):
        if fixed.count(kind) > table.deck[kind]:
            raise impossible(f"the deck has {table.deck[kind]} cards “{character}”, and `next` fixes more")


def set_counters(table: Table, position: Position) -> None:
    """Set the answers from the window of counteractions, while they are opened one by one."""
    is_countered = table.action >= 0 and table.now.part_of < 0
    if is_countered:
        check_target(table)
    counter = counter_to(table) if is_countered else -1
    for seat, given in enumerate(position.seats):
        if given.counter is not None:
            table.counters[seat] = counter_named(counter, given.counter)
    if table.opened and counter >= 0:  # Everyone else who was asked to counter has not.
        for seat in members(entitled(table)):
            table.counters[seat] = table.counters[seat] or Code.ALLOW


def counter_named(counter: int, answer: str) -> int:
    """An answer from the window of counteractions, as a code."""
    defenses = ("defend first", "defend second") if counter == DEFEND else ("counter",)
    if answer not in ("allow", "resign", *defenses):
        raise impossible(f"“{answer[:40]}” is no answer at the step “countering”")
    return code_named(answer)


def code_named(answer: str) -> int:
    """An answer by its word, as a code."""
    for code, word in ANSWERS.items():
        if word == answer:
            return code
    raise impossible(f"“{answer[:40]}” is no answer; there are: {', '.join(ANSWERS.values())}")


def check_target(table: Table) -> None:
    """Check that the target is named if counteractions depend on it."""
    needs_target = ("royal gambit", "raid", "barbarian attack", "executioner attack", "knight attack")
    if ACTIONS[table.action] in needs_target and table.target < 0:
        raise impossible(f"the action “{ACTIONS[table.action]}” has a target")


def begin(table: Table, position: Position) -> None:
    """Go on to the question the position stops at."""
    if table.step == At.BEGINNING:
        table.turn -= 1
    answers = {seat: given.answer for seat, given in enumerate(position.seats) if given.answer is not None}
    ask(table, {seat: code_named(answer) for seat, answer in answers.items()})
