// The words of the counting, to be added to those of the game.

import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";
import type { Lang } from "../../../words/language.svelte";

export const sceneWords: Readonly<Record<Lang, string>> = { en: english, fr: french };
