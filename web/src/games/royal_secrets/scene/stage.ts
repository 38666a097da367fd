// The little stage on which a counting is played: what lies on it, and how it stands after each event. It holds no rule.

import type {
  AnyEvent,
  Audience,
  AudienceView,
  BetView,
  HeldCard,
  LaidCard,
  PointsDue,
  View,
} from "../../../protocol/royal_secrets";
import { influenceOf, type CardName, type Favor, type Side } from "../things";

export type Outcome = AudienceView["outcome"];

/** What the stage needs to know of the view before the counting. */
export interface Before extends Pick<View, "players" | "king" | "queen" | "cardinal_side"> {
  readonly bets: readonly Pick<BetView, "owner" | "slot" | "face_up" | "card" | "medal" | "stabbed">[];
  readonly seats: readonly Pick<View["seats"][number], "withdrawn">[];
}

export interface StagedBet {
  /** Null for the Cardinal. */
  readonly owner: number | null;
  readonly slot: 1 | 2;
  readonly card: CardName | null;
  readonly isUp: boolean;
  readonly hasMedal: boolean;
  readonly isStabbed: boolean;
  /** Who has recruited it. */
  readonly takenBy: number | null;
}

export interface StagedRoom {
  readonly side: Side;
  readonly audience: Audience;
  readonly guests: readonly number[];
  readonly hasCardinal: boolean;
  readonly outcome: Outcome;
  /** As the server has counted it; null until then. */
  readonly counted: number | null;
  /** Who has the majority; null while nobody has. */
  readonly winner: number | null;
}

export interface Stage {
  readonly rooms: Readonly<Record<Side, StagedRoom>>;
  readonly bets: readonly StagedBet[];
  readonly withdrawn: readonly number[];
  /** What each seat has gained or lost on this stage. */
  readonly points: readonly number[];
  /** The cards that break a tie, while they lie side by side. */
  readonly thirds: { readonly side: Side; readonly cards: readonly HeldCard[] } | null;
  /** The favors that each seat has carried away. */
  readonly favors: readonly (readonly Favor[])[];
  /** What everybody has in the end. */
  readonly scores: readonly number[] | null;
}

/** The stage as the curtain rises, or null when no audience is held. */
export function stageBefore(view: Before): Stage | null {
  const { king, queen } = view;
  if (!king || !queen) return null;
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  return {
    rooms: { king: roomOf("king", king, view), queen: roomOf("queen", queen, view) },
    bets: view.bets.map(({ face_up, medal, stabbed, ...bet }) => ({
      ...bet,
      isUp: face_up || stabbed, // A stabbed card was turned up and set aside.
      hasMedal: medal,
      isStabbed: stabbed,
      takenBy: null,
    })),
    withdrawn: seats.filter((seat) => view.seats[seat]?.withdrawn),
    points: seats.map(() => 0),
    thirds: null,
    favors: seats.map(() => []),
    scores: null,
  };
}

const roomOf = (side: Side, audience: AudienceView, view: Before): StagedRoom => ({
  side,
  audience: audience.card,
  guests: audience.present,
  hasCardinal: view.cardinal_side === side,
  outcome: audience.outcome,
  counted: null,
  winner: audience.winner,
});

/** The stage after an event; what does not concern it leaves it as it is. */
export function stageAfter(stage: Stage, event: AnyEvent): Stage {
  switch (event.type) {
    case "CardBet":
      return laid(stage, event.seat, event.slot, event.card, event.face_up);
    case "CardinalBet":
      return laid(stage, null, event.slot, event.card, event.card !== null);
    case "CardStabbed":
      return withBet(stage, event, { card: event.card, isUp: true, isStabbed: true });
    case "MedalLaid":
      return withBet(stage, event, { hasMedal: true });
    case "BetsRevealed":
      return event.cards.reduce(turnedUp, stage);
    case "PlayerWithdrew":
      return { ...stage, withdrawn: [...stage.withdrawn, event.seat] };
    case "AudienceCounted":
      return withRoom(stage, event.side, { outcome: event.outcome, counted: event.total });
    case "ThirdCardsShown":
      return { ...stage, thirds: { side: event.side, cards: event.cards } };
    case "AudienceWon":
      return withRoom(stage, event.side, { winner: event.seat });
    case "PointsDue":
      return withPoints(stage, event);
    case "CardRecruited":
      return event.taken ? recruited(stage, event.owner, event.card, event.seat) : stage;
    case "RoundEnded":
      return withFavor(withFavor(stage, "king", event.king), "queen", event.queen);
    case "GameEnded":
      return { ...stage, scores: event.scores };
    default:
      return stage;
  }
}

function laid(stage: Stage, owner: number | null, slot: 1 | 2, card: CardName | null, isUp: boolean): Stage {
  const bet = { owner, slot, card, isUp, hasMedal: false, isStabbed: false, takenBy: null };
  return { ...stage, bets: [...stage.bets, bet] };
}

export const turnedUp = (stage: Stage, { card, ...place }: LaidCard): Stage =>
  withBet(stage, place, { card, isUp: true });

type Place = Pick<StagedBet, "owner" | "slot">;

const isAt = (bet: Place, place: Place): boolean => bet.owner === place.owner && bet.slot === place.slot;

const withBet = (stage: Stage, place: Place, change: Partial<StagedBet>): Stage => ({
  ...stage,
  bets: stage.bets.map((bet) => (isAt(bet, place) ? { ...bet, ...change } : bet)),
});

const withRoom = (stage: Stage, side: Side, change: Partial<StagedRoom>): Stage => ({
  ...stage,
  rooms: { ...stage.rooms, [side]: { ...stage.rooms[side], ...change } },
});

const withPoints = (stage: Stage, { seat, amount }: PointsDue): Stage => ({
  ...stage,
  points: stage.points.map((points, other) => (other === seat ? points + amount : points)),
});

function recruited(stage: Stage, owner: number, card: CardName, seat: number): Stage {
  const taken = stage.bets.find((bet) => bet.owner === owner && bet.card === card && bet.takenBy === null);
  return taken ? withBet(stage, taken, { takenBy: seat }) : stage;
}

function withFavor(stage: Stage, side: Side, seat: number | null): Stage {
  const { favor } = stage.rooms[side].audience;
  return { ...stage, favors: stage.favors.map((held, other) => (other === seat ? [...held, favor] : held)) };
}

/** What a room's meter shows: the server's count, and before it the sum of what lies face up. */
export function meterOf(stage: Stage, room: StagedRoom): number {
  if (room.counted !== null) return room.counted;
  return stage.bets.filter((bet) => isBefore(stage, room, bet)).reduce((sum, bet) => sum + shownBy(bet), 0);
}

/** True for a bet of somebody who is still in the room. */
const isBefore = (stage: Stage, room: StagedRoom, { owner }: StagedBet): boolean =>
  owner === null ? room.hasCardinal : room.guests.includes(owner) && !stage.withdrawn.includes(owner);

const shownBy = ({ card, isUp, isStabbed, hasMedal }: StagedBet): number =>
  isUp && !isStabbed && card ? influenceOf(card) * (hasMedal ? 2 : 1) : 0;

/** True for whoever dines in both rooms. */
export const isAtBoth = ({ rooms }: Stage, seat: number): boolean =>
  rooms.king.guests.includes(seat) && rooms.queen.guests.includes(seat);
