// The options of a game as the server declares them: which are shown, and which were changed.

import type { OptionSeen } from "../protocol/messages";

export type Setting = string | number | boolean;

/** An option whose values have no names, such as a deck, is for programs and not for this page. */
export const isShown = ({ values }: OptionSeen): boolean =>
  !values || Object.values(values).some((names) => Object.keys(names).length > 0);

/** The default settings. */
export const defaultsOf = (options: readonly OptionSeen[]): Record<string, Setting> =>
  Object.fromEntries(options.map((option) => [option.id, option.default as Setting]));

/** The settings that differ from the defaults. */
export const changed = (
  options: readonly OptionSeen[],
  settings: Readonly<Record<string, Setting>>,
): Record<string, Setting> =>
  Object.fromEntries(
    options.flatMap(({ id, default: usual }) => {
      const setting = settings[id];
      return setting === undefined || setting === null || setting === usual ? [] : [[id, setting]];
    }),
  );
