// What arrives whole from the server is joined to what was there: parts that say the same stay the same objects, so that
// whatever draws them has nothing to do.

type Parts = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/** The newer value, made of the older one's parts wherever nothing has changed; the older itself if nothing has at all. */
export function shared<Value>(older: unknown, newer: Value): Value {
  if (older === newer || !isParts(older) || !isParts(newer)) return newer;
  if (Array.isArray(older) !== Array.isArray(newer)) return newer;
  if (Array.isArray(newer)) return sharedList(older as unknown as List, newer) as Value;
  const parts: Record<string, unknown> = {};
  let isSame = true;
  let count = 0;
  for (const name in newer) {
    const part = (parts[name] = shared(older[name], newer[name]));
    isSame &&= part === older[name] && (part !== undefined || name in older);
    count += 1;
  }
  return (isSame && count === Object.keys(older).length ? older : parts) as Value;
}

function sharedList(older: List, newer: List): List {
  const parts = newer.map((part, place) => shared(older[place], part));
  return older.length === parts.length && parts.every((part, place) => part === older[place]) ? older : parts;
}

/** Remembers the last value it was given, and gives each new one joined to it: for what is derived. */
export function sharing(): <Value>(newer: Value) => Value {
  let last: unknown;
  return <Value>(newer: Value): Value => {
    const joined = shared(last, newer);
    last = joined;
    return joined;
  };
}
