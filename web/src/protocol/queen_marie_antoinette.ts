// Written by `make types` from the Python types of the protocol: do not edit.

export type AnyEvent = SetTaken | CardPlayed | TurnPassed | CardPlaced | CardsTaken | ColumnEmptied | ConditionLapsed | PointsScored | PointsLost | GoalReached | CourtsRanked | TokenMoved | CardOffered | CourtsExchanged | TopExchanged | ColumnReversed | TopsSwapped | TopMoved | CardPutBack | GuardSet | GuardLifted | PlotValidated | PlotDrawn | PlotPutUnder | PlotsKept | PlotUpset | GameEnded | PlotShown | ChoiceUndone | TimeRanOut;

export type AnyMove = TakeSet | Play | Validate | Pass | Place | Target | Give | Take | ChooseColumn | SwapTops | MoveTop | PutUnder | KeepPlots;

/** A player chose a card from their court for an exchange (M8, N1). */
export interface CardOffered {
  readonly type: "CardOffered";
  readonly seat: number;
  readonly card: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
}

/** The played card was placed at the bottom of a column, on the covered card (QMA 3.2). */
export interface CardPlaced {
  readonly type: "CardPlaced";
  readonly seat: number;
  readonly card: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
  readonly column: 1 | 2 | 3;
  readonly covered: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
}

/** A player chose the card to play (QMA 3.1). */
export interface CardPlayed {
  readonly type: "CardPlayed";
  readonly seat: number;
  readonly card: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
}

/** A player put a card from their court at the bottom of a column (N10). */
export interface CardPutBack {
  readonly type: "CardPutBack";
  readonly seat: number;
  readonly card: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
  readonly column: 1 | 2 | 3;
}

/** A player took cards from a column into their court (QMA 3.3). */
export interface CardsTaken {
  readonly type: "CardsTaken";
  readonly seat: number;
  readonly column: 1 | 2 | 3;
  readonly cards: readonly ("aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9")[];
}

/** A seat took back its last choice; only those who had been told of the choice are told. */
export interface ChoiceUndone {
  readonly type: "ChoiceUndone";
  readonly seat: number;
}

/** Choose the column for an effect (M10, N1, N2, N3, N5). */
export interface ChooseColumn {
  readonly type: "ChooseColumn";
  readonly column: 1 | 2 | 3;
}

/** A column had no card left: the game ends with this turn (QMA 7.2). */
export interface ColumnEmptied {
  readonly type: "ColumnEmptied";
  readonly column: 1 | 2 | 3;
}

/** A column was turned upside down (N3). */
export interface ColumnReversed {
  readonly type: "ColumnReversed";
  readonly seat: number;
  readonly column: 1 | 2 | 3;
}

/** A Condition had nothing to act on, or was not met (QMA 3.5). */
export interface ConditionLapsed {
  readonly type: "ConditionLapsed";
  readonly seat: number;
  readonly condition: string;
}

/** Two players exchanged a card (M8). */
export interface CourtsExchanged {
  readonly type: "CourtsExchanged";
  readonly seat: number;
  readonly opponent: number;
  readonly given: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
  readonly taken: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
}

/** The courts were ranked by one faction; these have a card of it (QMA 4.2). */
export interface CourtsRanked {
  readonly type: "CourtsRanked";
  readonly seat: number;
  readonly condition: string;
  readonly faction: "aristocrat" | "cardinal" | "favorite" | "merchant" | "military";
  readonly ranked: readonly number[];
}

/** What the end shows (QMA 7.3, QMA 7.5). */
export interface FinalView {
  readonly counted: readonly number[];
  readonly left: readonly (readonly LeftView[])[];
  readonly result: Result;
}

/** The game is over, and the Requirement was counted (QMA 7.3). */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly points: readonly number[];
  readonly requirement: string;
  readonly counted: readonly number[];
  readonly scores: readonly number[];
}

/** Choose a card from your court to exchange or put back (M8, N1, N10). */
export interface Give {
  readonly type: "Give";
  readonly card: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
}

/** A player has enough points: the game ends with this round (QMA 7.1). */
export interface GoalReached {
  readonly type: "GoalReached";
  readonly seat: number;
  readonly points: number;
}

/** The guard left a column, because its owner's turn began (QMA 4.7). */
export interface GuardLifted {
  readonly type: "GuardLifted";
  readonly seat: number;
  readonly column: 1 | 2 | 3;
}

/** The guard was put on a column (QMA 4.7). */
export interface GuardSet {
  readonly type: "GuardSet";
  readonly seat: number;
  readonly column: 1 | 2 | 3;
}

/** The guard: where it is, and who owns it. */
export interface GuardView {
  readonly column: 1 | 2 | 3;
  readonly seat: number;
}

/** Put no more Plots under the deck (N7). */
export interface KeepPlots {
  readonly type: "KeepPlots";
}

/** A Plot in a hand that a second player knows, who put it under the deck and saw who drew it (Q43). */
export interface KnownView {
  readonly plot: string;
  readonly seat: number;
  readonly by: number;
}

/** A Plot that was not validated, and the cards that were missing for it (Q47). */
export interface LeftView {
  readonly plot: string;
  readonly missing: readonly ("aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9" | "aristocrat" | "cardinal" | "favorite" | "merchant" | "military" | "value 0" | "value 1" | "value 10" | "value 2" | "value 3" | "value 4" | "value 5" | "value 6" | "value 7" | "value 8" | "value 9")[];
}

/** One part of a seat's score, with the rule that gives it. */
export interface Line {
  readonly seat: number;
  readonly amount: number;
  readonly why: string;
  readonly rule: string;
}

/** Move the top card of a column to the bottom of another (N8). */
export interface MoveTop {
  readonly type: "MoveTop";
  readonly source: 1 | 2 | 3;
  readonly to: 1 | 2 | 3;
}

/** Do nothing, because you can do nothing (QMA 2.3). */
export interface Pass {
  readonly type: "Pass";
}

/** Place the card you play at the bottom of a column (QMA 3.2). */
export interface Place {
  readonly type: "Place";
  readonly column: 1 | 2 | 3;
}

/** Choose the card from your court to play (QMA 3.1). */
export interface Play {
  readonly type: "Play";
  readonly card: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
}

/** A player drew the top card of the Plot deck; only they see it (QMA 5.4). */
export interface PlotDrawn {
  readonly type: "PlotDrawn";
  readonly seat: number;
  readonly plot: string | null;
}

/** A player put a Plot under the Plot deck; only they know which (QMA 5.4). */
export interface PlotPutUnder {
  readonly type: "PlotPutUnder";
  readonly seat: number;
  readonly plot: string | null;
}

/** At the end a player showed a Plot that was not validated, and what was missing for it (QMA 7.5). */
export interface PlotShown {
  readonly type: "PlotShown";
  readonly seat: number;
  readonly plot: string;
  readonly missing: readonly ("aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9" | "aristocrat" | "cardinal" | "favorite" | "merchant" | "military" | "value 0" | "value 1" | "value 10" | "value 2" | "value 3" | "value 4" | "value 5" | "value 6" | "value 7" | "value 8" | "value 9")[];
  readonly lacking: number;
}

/** An opponent's Plot, picked at random, went under the Plot deck; only its owner sees it (M9). */
export interface PlotUpset {
  readonly type: "PlotUpset";
  readonly seat: number;
  readonly opponent: number;
  readonly plot: string | null;
}

/** A player revealed a Plot that their court fulfills, and scored it (QMA 5.1). */
export interface PlotValidated {
  readonly type: "PlotValidated";
  readonly seat: number;
  readonly plot: string;
  readonly amount: number;
}

/** A player put no more Plots under the deck (N7). */
export interface PlotsKept {
  readonly type: "PlotsKept";
  readonly seat: number;
}

/** A player lost points to an opponent's Military (QMA 4.1). */
export interface PointsLost {
  readonly type: "PointsLost";
  readonly seat: number;
  readonly amount: number;
  readonly condition: string;
  readonly by: number;
}

/** A player scored from a Condition (QMA 6.1). */
export interface PointsScored {
  readonly type: "PointsScored";
  readonly seat: number;
  readonly amount: number;
  readonly condition: string;
}

/** Put one of your unvalidated Plots under the Plot deck (N6, N7). */
export interface PutUnder {
  readonly type: "PutUnder";
  readonly plot: string;
}

/** Who won, and why: ranks (1 is best, ties share a rank), scores, utilities and the parts of each score. */
export interface Result {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly utility: readonly number[];
  readonly why: readonly Line[];
}

/** What everyone knows about a seat. */
export interface SeatView {
  readonly points: number;
  readonly court: readonly ("aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9")[];
  readonly validated: readonly string[];
  readonly plots: number;
}

/** A player took a starting set; the last one is given without asking (QMA 1.9). */
export interface SetTaken {
  readonly type: "SetTaken";
  readonly seat: number;
  readonly number: 1 | 2 | 3 | 4;
  readonly cards: readonly ("aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9")[];
}

/** Swap the top cards of two columns (N4). */
export interface SwapTops {
  readonly type: "SwapTops";
  readonly first: 1 | 2 | 3;
  readonly second: 1 | 2 | 3;
}

/** Choose a card from an opponent's court to get for yours (M8). */
export interface Take {
  readonly type: "Take";
  readonly card: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
}

/** Take a starting set as the start of your court (QMA 1.9). */
export interface TakeSet {
  readonly type: "TakeSet";
  readonly number: 1 | 2 | 3 | 4;
}

/** Choose the opponent that a Military Condition hits (QMA 4.1). */
export interface Target {
  readonly type: "Target";
  readonly opponent: number;
}

/** A seat let its time run out, and was answered for; only that seat is told. */
export interface TimeRanOut {
  readonly type: "TimeRanOut";
  readonly seat: number;
}

/** The Order token moved to the next Condition on the right (QMA 4.3). */
export interface TokenMoved {
  readonly type: "TokenMoved";
  readonly faction: "aristocrat" | "cardinal" | "favorite" | "merchant" | "military";
}

/** A player exchanged a card with the top card of a column (N1). */
export interface TopExchanged {
  readonly type: "TopExchanged";
  readonly seat: number;
  readonly column: 1 | 2 | 3;
  readonly given: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
  readonly taken: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
}

/** The top card of a column became the bottom card of another (N8). */
export interface TopMoved {
  readonly type: "TopMoved";
  readonly seat: number;
  readonly card: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9";
  readonly source: 1 | 2 | 3;
  readonly to: 1 | 2 | 3;
}

/** The top cards of two columns changed places (N4). */
export interface TopsSwapped {
  readonly type: "TopsSwapped";
  readonly seat: number;
  readonly first: 1 | 2 | 3;
  readonly second: 1 | 2 | 3;
}

/** A player who could do nothing passed (QMA 2.3). */
export interface TurnPassed {
  readonly type: "TurnPassed";
  readonly seat: number;
}

/** A Plot put under the deck: whose it was, and which one, if it was the reader's. */
export interface UnderView {
  readonly seat: number;
  readonly plot: string | null;
}

/** Reveal one of your Plots instead of playing a card (QMA 5.1). */
export interface Validate {
  readonly type: "Validate";
  readonly plot: string;
}

/** Everything a seat, or a spectator (seat None), knows about a game; what differs by reader comes last. */
export interface View {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly step: string;
  readonly first: number;
  readonly player: number;
  readonly asked: readonly number[];
  readonly requirement: string;
  readonly conditions: readonly string[];
  readonly token: "aristocrat" | "cardinal" | "favorite" | "merchant" | "military";
  readonly sets: readonly (readonly ("aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9")[])[];
  readonly columns: readonly (readonly ("aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9")[])[];
  readonly guard: GuardView | null;
  readonly last_round: boolean;
  readonly emptied: boolean;
  readonly played: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9" | null;
  readonly column: 1 | 2 | 3 | null;
  readonly effect: string | null;
  readonly given: "aristocrat 0" | "aristocrat 1" | "aristocrat 10" | "aristocrat 2" | "aristocrat 3" | "aristocrat 4" | "aristocrat 5" | "aristocrat 6" | "aristocrat 7" | "aristocrat 8" | "aristocrat 9" | "cardinal 0" | "cardinal 1" | "cardinal 10" | "cardinal 2" | "cardinal 3" | "cardinal 4" | "cardinal 5" | "cardinal 6" | "cardinal 7" | "cardinal 8" | "cardinal 9" | "favorite 0" | "favorite 1" | "favorite 10" | "favorite 2" | "favorite 3" | "favorite 4" | "favorite 5" | "favorite 6" | "favorite 7" | "favorite 8" | "favorite 9" | "merchant 0" | "merchant 1" | "merchant 10" | "merchant 2" | "merchant 3" | "merchant 4" | "merchant 5" | "merchant 6" | "merchant 7" | "merchant 8" | "merchant 9" | "military 0" | "military 1" | "military 10" | "military 2" | "military 3" | "military 4" | "military 5" | "military 6" | "military 7" | "military 8" | "military 9" | null;
  readonly changed: number;
  readonly seats: readonly SeatView[];
  readonly deck: number;
  readonly removed: readonly string[];
  readonly final: FinalView | null;
  readonly under: readonly UnderView[];
  readonly known: readonly KnownView[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: number | null;
  readonly plots: readonly string[];
}
