// Written by `make types` from the Python types of the protocol: do not edit.

/** A player accused, but another accusation was taken; hidden from the others, including that it happened (G14). */
export interface AccusationPassedOver {
  readonly type: "AccusationPassedOver";
  readonly seat: number | null;
}

/** Say that the claim is a lie (RG 5.1). */
export interface Accuse {
  readonly type: "Accuse";
}

/** An accusation was taken (RG 5.2). */
export interface Accused {
  readonly type: "Accused";
  readonly seat: number;
  readonly player: number;
  readonly character: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer";
}

/** A counteraction stands, so the action has no effect (RG 6.7, RG 6.8). */
export interface ActionBlocked {
  readonly type: "ActionBlocked";
  readonly seat: number;
  readonly player: number;
  readonly counter: "defend" | "foresight" | "herbalism" | "opportunist" | "pickpocket";
}

/** An action was declared in full, and its cost paid (RG 2.5). */
export interface ActionDeclared {
  readonly type: "ActionDeclared";
  readonly seat: number;
  readonly action: "barbarian attack" | "devious" | "donation" | "execute" | "executioner attack" | "foolery" | "heal" | "knight attack" | "migration" | "poison" | "raid" | "reinforcements" | "royal gambit" | "shapeshift" | "spy" | "tax" | "telepathy" | "wedding";
  readonly cost: number;
  readonly player: number | null;
  readonly target: Place | null;
  readonly other: Place | null;
  readonly guess: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer" | null;
  readonly direction: "left" | "right" | null;
}

/** A player the action needs has resigned, so it has no effect (RG 9.3). */
export interface ActionLapsed {
  readonly type: "ActionLapsed";
  readonly seat: number;
}

/** Admit a lie, whether it was one or not, and show nothing (RG 5.3). */
export interface Admit {
  readonly type: "Admit";
}

/** Do not counter (RG 6.2). */
export interface Allow {
  readonly type: "Allow";
}

/** A player answered in a window; hidden from the others, including that it happened (RG 5.1, RG 6.2, RG 7.13). */
export interface AnswerSealed {
  readonly type: "AnswerSealed";
  readonly seat: number | null;
  readonly answer: "accuse" | "allow" | "believe" | "counter" | "defend first" | "defend second" | "first" | "resign" | "second" | null;
}

export type AnyEvent = TurnBegan | HpKept | HpRedistributed | ActionDeclared | AnswerSealed | Accused | AccusationPassedOver | ClaimBelieved | LieAdmitted | CardShown | CardReplaced | CounterClaimed | CountersPassed | ActionBlocked | ActionLapsed | CoinsGained | CoinsStolen | HpGained | HpLost | CharacterDied | PoisonPlaced | PoisonMoved | PoisonSpent | CardGuessed | CardSpied | CardsDrawn | CardsExchanged | CardsSwapped | CardsPassed | CardReceived | WeddingHeld | PlayerFell | GameEnded | ChoiceUndone | TimeRanOut;

export type AnyMove = KeepHp | GiveRoyal | GiveFirst | Use | Claim | Target | Rob | Guess | Send | Accuse | Believe | Show | Admit | Counter | Defend | Allow | Exchange | PassOn | Lose | Resign;

/** Let the claim pass (RG 5.1). */
export interface Believe {
  readonly type: "Believe";
}

/** A character was turned up by Telepathy (RG 7.5). */
export interface CardGuessed {
  readonly type: "CardGuessed";
  readonly seat: number;
  readonly player: number;
  readonly spot: "first" | "second";
  readonly guess: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer";
  readonly card: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer";
  readonly right: boolean;
}

/** A character came from another player; everyone who has seen it still knows where it is (RG 7.11, RG 7.13). */
export interface CardReceived {
  readonly type: "CardReceived";
  readonly seat: number;
  readonly player: number;
  readonly spot: "first" | "second";
  readonly card: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer" | null;
}

/** A card was drawn to replace one that went back to the deck; only its owner sees it (RG 5.5, RG 7.5). */
export interface CardReplaced {
  readonly type: "CardReplaced";
  readonly seat: number;
  readonly spot: "first" | "second";
  readonly card: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer" | null;
}

/** An accused player showed the claimed card, which goes back to the deck (RG 5.5). */
export interface CardShown {
  readonly type: "CardShown";
  readonly seat: number;
  readonly spot: "first" | "second";
  readonly card: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer";
}

/** The actor, and nobody else, looked at a character (RG 7.12). */
export interface CardSpied {
  readonly type: "CardSpied";
  readonly seat: number;
  readonly player: number;
  readonly spot: "first" | "second";
  readonly card: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer" | null;
}

/** Two cards were drawn to exchange; only the player who drew sees them (RG 3.3, RG 7.6). */
export interface CardsDrawn {
  readonly type: "CardsDrawn";
  readonly seat: number;
  readonly cards: readonly ("alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer")[] | null;
}

/** Some positions have new cards; the other cards went back to the deck (RG 3.3, RG 7.6). */
export interface CardsExchanged {
  readonly type: "CardsExchanged";
  readonly seat: number;
  readonly spots: readonly ("first" | "second")[];
  readonly cards: readonly ("alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer")[] | null;
}

/** Devious: these characters were passed on, all together (RG 7.13). */
export interface CardsPassed {
  readonly type: "CardsPassed";
  readonly direction: "left" | "right";
  readonly passed: readonly Place[];
}

/** Foolery swapped two characters (RG 7.11). */
export interface CardsSwapped {
  readonly type: "CardsSwapped";
  readonly seat: number;
  readonly target: Place;
  readonly other: Place;
}

/** A character without HP was turned up in front of its owner; its poison went to the supply (RG 8.2). */
export interface CharacterDied {
  readonly type: "CharacterDied";
  readonly seat: number;
  readonly spot: "first" | "second";
  readonly card: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer";
  readonly poison: number;
}

/** A living character; the card is None if the reader may not know it. */
export interface CharacterView {
  readonly spot: "first" | "second";
  readonly hp: number;
  readonly poison: number;
  readonly card: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer" | null;
  readonly seen_by: readonly number[];
  readonly open: boolean;
  readonly arrival: number;
  readonly came_from: number | null;
}

/** A seat took back its last choice; only those who had been told of the choice are told. */
export interface ChoiceUndone {
  readonly type: "ChoiceUndone";
  readonly seat: number;
}

/** Claim the character who has this ability, and use it (RG 4.1). */
export interface Claim {
  readonly type: "Claim";
  readonly ability: "barbarian attack" | "devious" | "execute" | "executioner attack" | "foolery" | "heal" | "knight attack" | "migration" | "poison" | "raid" | "shapeshift" | "spy" | "telepathy";
}

/** Nobody accused (RG 5.1). */
export interface ClaimBelieved {
  readonly type: "ClaimBelieved";
  readonly seat: number;
  readonly character: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer";
}

/** Coins came from the treasury. */
export interface CoinsGained {
  readonly type: "CoinsGained";
  readonly seat: number;
  readonly amount: number;
  readonly why: "donation" | "heal" | "migration" | "refund" | "tax" | "telepathy";
}

/** Coins went from one player to another (RG 7.3, RG 6.9, RG 6.10). */
export interface CoinsStolen {
  readonly type: "CoinsStolen";
  readonly seat: number;
  readonly player: number;
  readonly amount: number;
  readonly why: "opportunist" | "pickpocket" | "raid";
}

/** Claim the character who counters the action (RG 6.2). */
export interface Counter {
  readonly type: "Counter";
}

/** A sealed counteraction was opened (RG 6.3). */
export interface CounterClaimed {
  readonly type: "CounterClaimed";
  readonly seat: number;
  readonly player: number;
  readonly counter: "defend" | "foresight" | "herbalism" | "opportunist" | "pickpocket";
  readonly character: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer";
  readonly spot: "first" | "second" | null;
}

/** A counteraction that was opened; `spot` is the character that takes the damage, for a Defend. */
export interface CounterView {
  readonly seat: number;
  readonly spot: "first" | "second" | null;
  readonly stands: boolean;
}

/** None of the others who could have countered did (RG 6.3). */
export interface CountersPassed {
  readonly type: "CountersPassed";
}

/** Claim the Knight, and let the character in this position take the damage (RG 6.6). */
export interface Defend {
  readonly type: "Defend";
  readonly spot: "first" | "second";
}

/** Choose the drawn cards to put in your positions; None leaves a position as it is (RG 7.6). */
export interface Exchange {
  readonly type: "Exchange";
  readonly first: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer" | null;
  readonly second: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer" | null;
}

/** How the game ended. */
export interface FinalView {
  readonly result: Result;
}

/** One Royal is left, or the turn limit was reached (RG 9.4, RG 9.5). */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly winners: readonly number[];
  readonly why: "last royal" | "turn limit";
}

/** Of the remaining HP, give this many to the first character, and the rest to the second (RG 2.3). */
export interface GiveFirst {
  readonly type: "GiveFirst";
  readonly hp: number;
}

/** Redistribute: give the Royal this many HP, and the characters the rest (RG 2.3). */
export interface GiveRoyal {
  readonly type: "GiveRoyal";
  readonly hp: number;
}

/** Guess the character at the target, by Telepathy (RG 7.5). */
export interface Guess {
  readonly type: "Guess";
  readonly character: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer";
}

/** A Royal or a character gained HP (RG 7.2). */
export interface HpGained {
  readonly type: "HpGained";
  readonly seat: number;
  readonly spot: "first" | "royal" | "second";
  readonly amount: number;
}

/** A player left all HP where they were (RG 2.2). */
export interface HpKept {
  readonly type: "HpKept";
  readonly seat: number;
}

/** A Royal or a character lost HP (RG 8.1). */
export interface HpLost {
  readonly type: "HpLost";
  readonly seat: number;
  readonly spot: "first" | "royal" | "second";
  readonly amount: number;
  readonly why: "attack" | "defend" | "execute" | "penalty" | "poison" | "royal gambit" | "telepathy";
}

/** A player redistributed HP; this is the result (RG 2.2). */
export interface HpRedistributed {
  readonly type: "HpRedistributed";
  readonly seat: number;
  readonly royal: number;
  readonly first: number;
  readonly second: number;
}

/** Leave all HP where they are (RG 2.2). */
export interface KeepHp {
  readonly type: "KeepHp";
}

/** An accused player admitted a lie and shows nothing (RG 5.4). */
export interface LieAdmitted {
  readonly type: "LieAdmitted";
  readonly seat: number;
  readonly character: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer";
}

/** One part of a seat's score, with the rule that gives it. */
export interface Line {
  readonly seat: number;
  readonly amount: number;
  readonly why: string;
  readonly rule: string;
}

/** Split the two HP of a penalty (RG 5.8). */
export interface Lose {
  readonly type: "Lose";
  readonly royal: number;
  readonly first: number;
  readonly second: number;
}

/** Choose in secret the character you pass on, by Devious (RG 7.13). */
export interface PassOn {
  readonly type: "PassOn";
  readonly spot: "first" | "second";
}

/** A Royal or a position for a character, and its owner. */
export interface Place {
  readonly seat: number;
  readonly spot: "first" | "royal" | "second";
}

/** A player is out: coins and tokens went back, and the characters were turned up (RG 9.2). */
export interface PlayerFell {
  readonly type: "PlayerFell";
  readonly seat: number;
  readonly why: "killed" | "resigned";
  readonly coins: number;
  readonly cards: readonly TurnedUp[];
}

/** A poison token was moved (RG 7.7). */
export interface PoisonMoved {
  readonly type: "PoisonMoved";
  readonly seat: number;
  readonly target: Place;
  readonly other: Place;
}

/** A poison token was placed (RG 7.1). */
export interface PoisonPlaced {
  readonly type: "PoisonPlaced";
  readonly seat: number;
  readonly player: number;
  readonly spot: "first" | "royal" | "second";
}

/** Poison took effect, and its tokens went to the supply (RG 8.4). */
export interface PoisonSpent {
  readonly type: "PoisonSpent";
  readonly seat: number;
  readonly spot: "first" | "royal" | "second";
  readonly amount: number;
}

/** Give up (RG 9.3). */
export interface Resign {
  readonly type: "Resign";
}

/** Who won, and why: ranks (1 is best, ties share a rank), scores, utilities and the parts of each score. */
export interface Result {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly utility: readonly number[];
  readonly why: readonly Line[];
}

/** A card the reader knows went back to the deck: it is still there, or was drawn again. */
export interface ReturnedView {
  readonly card: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer";
  readonly when: number;
}

/** Name the rival to raid (RG 7.3). */
export interface Rob {
  readonly type: "Rob";
  readonly seat: number;
}

/** What everyone knows about a seat. */
export interface SeatView {
  readonly royal: string;
  readonly royal_hp: number;
  readonly royal_poison: number;
  readonly characters: readonly CharacterView[];
  readonly coins: number;
  readonly fallen: readonly ("alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer")[];
  readonly fallen_arrivals: readonly number[];
  readonly wedded: boolean;
  readonly fell: number;
}

/** Choose which way the characters pass, by Devious; left is clockwise (RG 7.13). */
export interface Send {
  readonly type: "Send";
  readonly direction: "left" | "right";
}

/** Prove the claim with the card in this position (RG 5.3). */
export interface Show {
  readonly type: "Show";
  readonly spot: "first" | "second";
}

/** Choose a Royal or a character as the action's target (RG 2.5). */
export interface Target {
  readonly type: "Target";
  readonly seat: number;
  readonly spot: "first" | "royal" | "second";
}

/** A seat let its time run out, and was answered for; only that seat is told. */
export interface TimeRanOut {
  readonly type: "TimeRanOut";
  readonly seat: number;
}

/** A player's turn began (RG 2.1). */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly turn: number;
  readonly seat: number;
}

/** A character that was turned up, and where it was. */
export interface TurnedUp {
  readonly spot: "first" | "second";
  readonly card: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer";
}

/** Use a power of your Royal (RG 3). */
export interface Use {
  readonly type: "Use";
  readonly power: "donation" | "reinforcements" | "royal gambit" | "tax" | "wedding";
}

/** Everything a seat, or a spectator (seat None), knows about a game; what differs by reader comes last. */
export interface View {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly turn: number;
  readonly actor: number;
  readonly first: number;
  readonly asked: readonly number[];
  readonly other: Place | null;
  readonly guess: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer" | null;
  readonly direction: "left" | "right" | null;
  readonly claimant: number | null;
  readonly claimed: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer" | null;
  readonly accuser: number | null;
  readonly opened: number;
  readonly counters: readonly CounterView[];
  readonly owed: readonly number[];
  readonly deck_size: number;
  readonly arrivals: number;
  readonly final: FinalView | null;
  readonly step: string;
  readonly action: "barbarian attack" | "devious" | "donation" | "execute" | "executioner attack" | "foolery" | "heal" | "knight attack" | "migration" | "poison" | "raid" | "reinforcements" | "royal gambit" | "shapeshift" | "spy" | "tax" | "telepathy" | "wedding" | null;
  readonly player: number | null;
  readonly target: Place | null;
  readonly counter: "defend" | "foresight" | "herbalism" | "opportunist" | "pickpocket" | null;
  readonly seats: readonly SeatView[];
  readonly returned: readonly ReturnedView[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: number | null;
  readonly share: number | null;
  readonly drawn: readonly ("alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer")[];
  readonly answer: "accuse" | "allow" | "believe" | "counter" | "defend first" | "defend second" | "first" | "resign" | "second" | null;
  readonly sealed: "accuse" | "allow" | "believe" | "counter" | "defend first" | "defend second" | "first" | "resign" | "second" | null;
  readonly passed_over: boolean;
}

/** A new character came into an empty position; only its owner sees it (RG 3.5). */
export interface WeddingHeld {
  readonly type: "WeddingHeld";
  readonly seat: number;
  readonly spot: "first" | "second";
  readonly hp: number;
  readonly card: "alchemist" | "barbarian" | "clairvoyant" | "druid" | "executioner" | "knight" | "trickster" | "whisperer" | null;
}
