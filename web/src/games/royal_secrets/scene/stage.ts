// The stage of a counting: what is on it, and how each event changes it. No rules.

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

/** What the stage needs from the view before the counting. */
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
  /** The total counted by the server; null until then. */
  readonly counted: number | null;
  /** Who has the majority; null if nobody has yet. */
  readonly winner: number | null;
}

export interface Stage {
  readonly rooms: Readonly<Record<Side, StagedRoom>>;
  readonly bets: readonly StagedBet[];
  readonly withdrawn: readonly number[];
  /** What each seat has gained or lost in this counting. */
  readonly points: readonly number[];
  /** The cards that break a tie, while they are shown. */
  readonly thirds: { readonly side: Side; readonly cards: readonly HeldCard[] } | null;
  /** The favors that each seat has won. */
  readonly favors: readonly (readonly Favor[])[];
  /** The final scores, at the end of the game. */
  readonly scores: readonly number[] | null;
}

/** The stage at the start, or null if there is no audience. */
export function stageBefore(view: Before): Stage | null {
  const { king, queen } = view;
  if (!king || !queen) return null;
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  return {
    rooms: { king: roomOf("king", king, view), queen: roomOf("queen", queen, view) },
    bets: view.bets.map(({ face_up, medal, stabbed, ...bet }) => ({
      ...bet,
      isUp: face_up || stabbed, // A stabbed card was turned up before it was set aside.
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

/** The stage after an event; many events do not change it. */
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

/** What a room's meter shows: the server's total, or before that the sum of the face-up cards. */
export function meterOf(stage: Stage, room: StagedRoom): number {
  if (room.counted !== null) return room.counted;
  return stage.bets.filter((bet) => isInRoom(stage, room, bet)).reduce((sum, bet) => sum + shownBy(bet), 0);
}

/** Whether a bet belongs to somebody who is still in the room. */
const isInRoom = (stage: Stage, room: StagedRoom, { owner }: StagedBet): boolean =>
  owner === null ? room.hasCardinal : room.guests.includes(owner) && !stage.withdrawn.includes(owner);

const shownBy = ({ card, isUp, isStabbed, hasMedal }: StagedBet): number =>
  isUp && !isStabbed && card ? influenceOf(card) * (hasMedal ? 2 : 1) : 0;

/** Whether a seat is a guest in both rooms. */
export const isAtBoth = ({ rooms }: Stage, seat: number): boolean =>
  rooms.king.guests.includes(seat) && rooms.queen.guests.includes(seat);
