// Every message brings a whole new object. Parts that have not changed are kept as the same objects, so that components
// that draw them have nothing to do.

type Parts = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/** The newer value with the unchanged parts of the older one; the older value itself if nothing has changed. */
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

/** A function that gives each value with the unchanged parts of the one before, for derived values. */
export function sharing(): <Value>(newer: Value) => Value {
  let last: unknown;
  return <Value>(newer: Value): Value => {
    const joined = shared(last, newer);
    last = joined;
    return joined;
  };
}
