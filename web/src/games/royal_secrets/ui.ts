// The UI of Royal Secrets: its board, its hand, and what a player points at to make each move.

import type { AnyEvent, AnyMove, View } from "../../protocol/royal_secrets";
import type { GameUi } from "../ui";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { journeys } from "./journeys";
import { labelOf, nextStep } from "./labels";
import { targetsOf, intendedBy } from "./pointing";
import Scene from "./scene/Counting.svelte";
import { sceneWords } from "./scene/words";
import SeatNote from "./SeatNote.svelte";
import Splitting from "./Splitting.svelte";
import { isScene, storyOf, toneOf } from "./telling";
import { viewOf } from "./things";
import Track from "./Track.svelte";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

export const ui: GameUi = {
  words: { en: `${english}\n${sceneWords.en}`, fr: `${french}\n${sceneWords.fr}` },
  Board,
  Hand,
  SeatNote,
  Track,
  Scene,
  controls: { splitting: Splitting },
  targets: (move) => targetsOf(move as AnyMove),
  label: labelOf,
  nextStep,
  intended: (target, sitting) => intendedBy(target, viewOf(sitting)),
  flights: (events, before, after) =>
    journeys(events as readonly AnyEvent[], before as unknown as View | null, after as unknown as View),
  isScene,
  tone: (event) => toneOf(event as AnyEvent),
  story: (view) => storyOf(view as unknown as View),
};
