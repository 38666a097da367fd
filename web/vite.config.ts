import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { pickedIcons } from "./icons.ts";
import { artLicences } from "./licences.ts";

const LICENCES = "licences.md";
const SERVER = process.env.ANTECHAMBER_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [pickedIcons(), svelte(), svelteTesting(), artLicences(LICENCES)],
  build: {
    outDir: "../src/antechamber/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // Our content security policy allows no inlined assets.
    license: { fileName: LICENCES },
    target: "es2022",
  },
  // For work on the client: `npm run dev` beside a running `antechamber serve`.
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { environment: "jsdom", setupFiles: ["src/testing/setup.ts"], include: ["src/**/*.test.ts"] },
});
