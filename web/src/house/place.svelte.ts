// Which page is shown: the address, read and changed without reloading.

export type Place =
  | { readonly room: "front" }
  | { readonly room: "table"; readonly table: string }
  | { readonly room: "rules"; readonly game: string; readonly paragraph: string }
  | { readonly room: "about" }
  | { readonly room: "nowhere" };

/** The place that an address leads to. */
export function placeAt(path: string, hash: string): Place {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length) return { room: "nowhere" };
  if (first === "") return { room: "front" };
  if (first === "t" && second) return { room: "table", table: second };
  if (first === "rules") return { room: "rules", game: second || "royal-secrets", paragraph: unhashed(hash) };
  if (first === "about" && !second) return { room: "about" };
  return { room: "nowhere" };
}

/** The address of a paragraph of the rules: “RS 4.1” is at #RS-4.1. */
export const rulesPath = (game: string, paragraph = ""): string =>
  `/rules/${game}${paragraph ? `#${paragraph.replaceAll(" ", "-")}` : ""}`;

const unhashed = (hash: string): string => decoded(hash.slice(1)).replace("-", " ");

/** A part of an address, decoded; a malformed one stays as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let now = $state<Place>(placeAt(location.pathname, location.hash));

function look(): void {
  now = placeAt(location.pathname, location.hash);
}

export const here = {
  get place(): Place {
    return now;
  },
};

export function go(path: string): void {
  const before = location.pathname;
  history.pushState(null, "", path);
  look();
  if (location.pathname !== before) window.scrollTo(0, 0); // Within a page, the page itself scrolls.
}

/** Follow a link within the site without reloading; all other links are left to the browser. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

window.addEventListener("popstate", look);
window.addEventListener("hashchange", look);
document.addEventListener("click", follow);
