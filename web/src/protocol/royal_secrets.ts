// Written by `make types` from the Python types of the protocol: do not edit.

export type AnyEvent = RoundOpened | AudienceChosen | ParleyGiven | FavorPassed | PlanningAnnounced | PlayersSplit | DinnerTaken | ValetDrawn | CardBet | CardinalBet | BetsSpied | CardStabbed | MedalLaid | CardClaimed | BetsRevealed | PlayerWithdrew | AudienceCounted | ThirdCardChosen | ThirdCardsShown | ThirdCardPassed | AudienceWon | PointsDue | CardRecruited | RoundEnded | GameEnded | ChoiceUndone | TimeRanOut;

export type AnyMove = Attend | GiveParley | Bet | ShowThirdCard | Pass | UseCorruption | UsePlanning | SplitPlayers | UseRoyalDinner | UseEspionage | UseStabbing | UseMedal | UseRecruitment | UseRoyalPardon | UseMasterStroke;

/** Go to the King's or the Queen's audience (RS 4.1). */
export interface Attend {
  readonly type: "Attend";
  readonly side: "king" | "queen";
}

/** An Audience card: the favor it gives, the influence it needs, what it pays and what it costs (RS 2.2). */
export interface Audience {
  readonly favor: "corruption" | "espionage" | "master stroke" | "medal of merit" | "planning" | "recruitment" | "royal dinner" | "royal pardon" | "stabbing";
  readonly influence: number;
  readonly gain: number;
  readonly loss: number;
}

/** A player went to an audience (RS 4.1). */
export interface AudienceChosen {
  readonly type: "AudienceChosen";
  readonly seat: number;
  readonly side: "king" | "queen";
}

/** An audience was counted: the total of those who stayed, and who bet the most (RS 6.2). */
export interface AudienceCounted {
  readonly type: "AudienceCounted";
  readonly side: "king" | "queen";
  readonly outcome: "empty" | "excused" | "failed" | "stood up" | "succeeded" | "uncounted";
  readonly total: number;
  readonly required: number;
  readonly leaders: readonly number[];
}

/** An audience of this round; a player who dines with both sovereigns is present at both. */
export interface AudienceView {
  readonly card: Audience;
  readonly present: readonly number[];
  readonly outcome: "empty" | "excused" | "failed" | "stood up" | "succeeded" | "uncounted";
  readonly leaders: readonly number[];
  readonly winner: number | null;
}

/** The majority of a successful audience is settled; None if nobody has it (RS 6.4, RS 6.8, RS 9.4). */
export interface AudienceWon {
  readonly type: "AudienceWon";
  readonly side: "king" | "queen";
  readonly seat: number | null;
}

/** Lay a card from your hand, face up or face down (RS 5.1). */
export interface Bet {
  readonly type: "Bet";
  readonly card: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20";
  readonly face_up: boolean;
}

/** A bet; the card is None if the reader may not know it. */
export interface BetView {
  readonly owner: number | null;
  readonly slot: 1 | 2;
  readonly face_up: boolean;
  readonly card: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20" | null;
  readonly medal: boolean;
  readonly stabbed: boolean;
  readonly spied_by: readonly number[];
  readonly claimed_by: number | null;
}

/** All face-down bets were turned up (RS 6.1). */
export interface BetsRevealed {
  readonly type: "BetsRevealed";
  readonly cards: readonly LaidCard[];
}

/** A player looked at all face-down bets; only they saw them (RS 12.6). */
export interface BetsSpied {
  readonly type: "BetsSpied";
  readonly seat: number;
  readonly cards: readonly LaidCard[] | null;
}

/** A card was laid before a sovereign (RS 5.1). */
export interface CardBet {
  readonly type: "CardBet";
  readonly seat: number;
  readonly slot: 1 | 2;
  readonly face_up: boolean;
  readonly card: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20" | null;
}

/** A player claimed another player's bet card (RS 12.9). */
export interface CardClaimed {
  readonly type: "CardClaimed";
  readonly seat: number;
  readonly owner: number;
  readonly slot: 1 | 2;
}

/** A claimed card went to the player who claimed it, unless it is a 0-Courtier (RS 12.9). */
export interface CardRecruited {
  readonly type: "CardRecruited";
  readonly seat: number;
  readonly owner: number;
  readonly card: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20";
  readonly taken: boolean;
}

/** A face-down bet was turned up and set aside (RS 12.7). */
export interface CardStabbed {
  readonly type: "CardStabbed";
  readonly seat: number;
  readonly owner: number | null;
  readonly slot: 1 | 2;
  readonly card: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20";
}

/** The Cardinal laid a card: the first face up, the second unseen by anyone (RS 9.2). */
export interface CardinalBet {
  readonly type: "CardinalBet";
  readonly side: "king" | "queen";
  readonly slot: 1 | 2;
  readonly card: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20" | null;
}

/** A seat took back its last choice; only those who had been told of the choice are told. */
export interface ChoiceUndone {
  readonly type: "ChoiceUndone";
  readonly seat: number;
}

/** A player became the guest of both audiences (RS 12.5). */
export interface DinnerTaken {
  readonly type: "DinnerTaken";
  readonly seat: number;
}

/** A line of the public ledger. */
export interface DueView {
  readonly round: number;
  readonly seat: number;
  readonly amount: number;
  readonly why: "king" | "master stroke" | "opening" | "queen" | "royal pardon" | "valet";
  readonly sender: number | null;
}

/** A player who could have used a favor passed (RS 12.12). */
export interface FavorPassed {
  readonly type: "FavorPassed";
  readonly seat: number;
}

/** What the final count shows (RS 11.1). */
export interface FinalView {
  readonly points: readonly number[];
  readonly hands: readonly (readonly ("cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20")[])[];
  readonly result: Result;
}

/** All totals and hands were shown (RS 11.1). */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly points: readonly number[];
  readonly hands: readonly (readonly ("cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20")[])[];
  readonly unplayed: readonly number[];
  readonly scores: readonly number[];
}

/** Hand the Parley to the player who acts next (RS 3.1). */
export interface GiveParley {
  readonly type: "GiveParley";
  readonly to: number;
}

/** A card and the seat that holds or shows it. */
export interface HeldCard {
  readonly seat: number;
  readonly card: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20";
}

/** A bet card and where it is; `owner` is None for the Cardinal's. */
export interface LaidCard {
  readonly owner: number | null;
  readonly slot: 1 | 2;
  readonly card: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20";
}

/** One part of a seat's score, with the rule that gives it. */
export interface Line {
  readonly seat: number;
  readonly amount: number;
  readonly why: string;
  readonly rule: string;
}

/** A bet card was doubled (RS 12.8). */
export interface MedalLaid {
  readonly type: "MedalLaid";
  readonly seat: number;
  readonly owner: number | null;
  readonly slot: 1 | 2;
}

/** The Parley changed hands (RS 3.1). */
export interface ParleyGiven {
  readonly type: "ParleyGiven";
  readonly seat: number;
  readonly to: number;
}

/** Use no favor, or no more favors, in this window (RS 12.12). */
export interface Pass {
  readonly type: "Pass";
}

/** A player announced a Planning (RS 12.4). */
export interface PlanningAnnounced {
  readonly type: "PlanningAnnounced";
  readonly seat: number;
  readonly influence: number;
}

/** An Excuse took its player out of the count (RS 8.1). */
export interface PlayerWithdrew {
  readonly type: "PlayerWithdrew";
  readonly seat: number;
}

/** A planner sent everyone to an audience (RS 12.4). */
export interface PlayersSplit {
  readonly type: "PlayersSplit";
  readonly seat: number;
  readonly king: readonly number[];
  readonly queen: readonly number[];
}

/** A player is due a gain or a loss; `sender` is the owner of the Valet, if any (RS 6.3, RS 6.9, RS 7.2). */
export interface PointsDue {
  readonly type: "PointsDue";
  readonly seat: number;
  readonly amount: number;
  readonly why: "king" | "master stroke" | "opening" | "queen" | "royal pardon" | "valet";
  readonly sender: number | null;
}

/** Who won, and why: ranks (1 is best, ties share a rank), scores, utilities and the parts of each score. */
export interface Result {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly utility: readonly number[];
  readonly why: readonly Line[];
}

/** The table was cleared and favors were taken (RS 10.1). */
export interface RoundEnded {
  readonly type: "RoundEnded";
  readonly round: number;
  readonly king: number | null;
  readonly queen: number | null;
}

/** The King's and the Queen's Audience cards were turned up (RS 2.1). */
export interface RoundOpened {
  readonly type: "RoundOpened";
  readonly round: number;
  readonly first: number;
  readonly king: Audience;
  readonly queen: Audience;
}

/** What everyone knows about a seat. */
export interface SeatView {
  readonly hand_size: number;
  readonly known: readonly ("cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20")[];
  readonly unseen_valets: number;
  readonly spent: readonly ("cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20")[];
  readonly favors: readonly Audience[];
  readonly withdrawn: boolean;
  readonly gains: number;
  readonly losses: number;
  readonly rumors: number;
  readonly stroked: boolean;
  readonly pardoned: boolean;
}

/** Choose in secret the card to break a tie with (RS 6.5). */
export interface ShowThirdCard {
  readonly type: "ShowThirdCard";
  readonly card: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20";
}

/** Send these seats to the King and all others to the Queen (RS 12.4). */
export interface SplitPlayers {
  readonly type: "SplitPlayers";
  readonly king: readonly number[];
}

/** A tied player chose a card in secret; hidden from everyone else, including that it happened (RS 6.5). */
export interface ThirdCardChosen {
  readonly type: "ThirdCardChosen";
  readonly seat: number | null;
  readonly card: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20" | null;
}

/** A third card went to the right, or back to its owner if it is a 0-Courtier (RS 6.6, RS 6.7). */
export interface ThirdCardPassed {
  readonly type: "ThirdCardPassed";
  readonly seat: number;
  readonly to: number;
  readonly card: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20";
}

/** The tied players showed their third cards together (RS 6.5). */
export interface ThirdCardsShown {
  readonly type: "ThirdCardsShown";
  readonly side: "king" | "queen";
  readonly cards: readonly HeldCard[];
}

/** A seat let its time run out, and was answered for; only that seat is told. */
export interface TimeRanOut {
  readonly type: "TimeRanOut";
  readonly seat: number;
}

/** Draw a Valet (RS 12.3). */
export interface UseCorruption {
  readonly type: "UseCorruption";
}

/** Look at every face-down card (RS 12.6). */
export interface UseEspionage {
  readonly type: "UseEspionage";
}

/** Turn your audience losses of this round into gains (RS 12.11). */
export interface UseMasterStroke {
  readonly type: "UseMasterStroke";
}

/** Double a bet card; `owner` is None for the Cardinal's (RS 12.8). */
export interface UseMedal {
  readonly type: "UseMedal";
  readonly owner: number | null;
  readonly slot: 1 | 2;
}

/** Announce the Planning whose Audience card needs this much influence (RS 12.4). */
export interface UsePlanning {
  readonly type: "UsePlanning";
  readonly influence: number;
}

/** Claim a card bet by another guest of your audience (RS 12.9). */
export interface UseRecruitment {
  readonly type: "UseRecruitment";
  readonly owner: number;
  readonly slot: 1 | 2;
}

/** Be the guest of both audiences (RS 12.5). */
export interface UseRoyalDinner {
  readonly type: "UseRoyalDinner";
}

/** Cancel all your losses of this round (RS 12.10). */
export interface UseRoyalPardon {
  readonly type: "UseRoyalPardon";
}

/** Discard a face-down bet; `owner` is None for the Cardinal's (RS 12.7). */
export interface UseStabbing {
  readonly type: "UseStabbing";
  readonly owner: number | null;
  readonly slot: 1 | 2;
}

/** A player drew a Valet; only they see it. */
export interface ValetDrawn {
  readonly type: "ValetDrawn";
  readonly seat: number;
  readonly by: "corruption" | "excuse";
  readonly card: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20" | null;
}

/** Everything a seat, or a spectator (seat None), knows about a game; what differs by reader comes last. */
export interface View {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly round: number;
  readonly step: string;
  readonly action: string;
  readonly first: number;
  readonly parley: number;
  readonly asked: readonly number[];
  readonly usable: readonly ("corruption" | "espionage" | "master stroke" | "medal of merit" | "planning" | "recruitment" | "royal dinner" | "royal pardon" | "stabbing")[];
  readonly acted: readonly number[];
  readonly asking: number;
  readonly planner: number | null;
  readonly planning: number | null;
  readonly king: AudienceView | null;
  readonly queen: AudienceView | null;
  readonly cardinal_side: "king" | "queen" | null;
  readonly tie_side: "king" | "queen" | null;
  readonly seats: readonly SeatView[];
  readonly valet_pile: number;
  readonly cardinal_pile: number;
  readonly cardinals_played: readonly ("cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20")[];
  readonly audiences_unseen: readonly Audience[];
  readonly audiences_discarded: readonly Audience[];
  readonly ledger: readonly DueView[];
  readonly final: FinalView | null;
  readonly bets: readonly BetView[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: number | null;
  readonly hand: readonly ("cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20")[];
  readonly third: "cardinal -10" | "cardinal 0" | "cardinal 10" | "cardinal 20" | "courtier 0" | "courtier 10" | "courtier 20" | "courtier 30" | "courtier 40" | "excuse" | "valet -10" | "valet 0" | "valet 10" | "valet 20" | null;
  readonly points: number | null;
}
