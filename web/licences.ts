// The full licences of everything in the build: the bundler lists the code, and this adds the fonts and the figures.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { info } from "@iconify-json/game-icons";
import type { Plugin } from "vite";

const FONTS = { Cormorant: "@fontsource-variable/cormorant", "Alegreya Sans": "@fontsource/alegreya-sans" };

/** The licence text of a package. */
function licenceOf(root: string, name: string): string {
  const folder = join(root, "node_modules", name);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`The package ${name} brings no licence.`);
  return readFileSync(join(folder, file), "utf8").trim();
}

export function artLicences(fileName: string): Plugin {
  let root = "";
  return {
    name: "art-licences",
    apply: "build",
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: "post", // After the bundler has written its own list.
      handler(_options, bundle) {
        const code = bundle[fileName];
        if (code?.type !== "asset") throw new Error(`The bundler has written no ${fileName}.`);
        const { author, license } = info;
        const figures = `## Figures: ${info.name}\n\n${author.name} (${author.url}), ${license.title} (${license.url}). Recoloured, and cut to our cards.`;
        const fonts = Object.entries(FONTS).map(([title, name]) => `## Font: ${title}\n\n${licenceOf(root, name)}`);
        code.source = [String(code.source).trim(), figures, ...fonts, ""].join("\n\n");
      },
    },
  };
}
