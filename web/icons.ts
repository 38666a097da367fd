// Icons are picked at build time: `import crown from "icon:queen-crown"` gives the outline of that one figure.

import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";

const PREFIX = "icon:";

/** The outline of an icon; all icons of this collection are paths in one colour. */
function outline(name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`There is no icon "${name}" in game-icons.`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
}

export function pickedIcons(): Plugin {
  return {
    name: "picked-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(outline(id.slice(PREFIX.length + 1)))};` : null,
  };
}
