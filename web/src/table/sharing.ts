// What arrives whole from the server is joined to what was there: parts that say the same stay the same objects, so that
// whatever draws them has nothing to do.

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === "object" && value !== null;

/** The newer value, made of the older one's parts wherever nothing has changed; the older itself if nothing has at all. */
export function shared<Value>(older: unknown, newer: Value): Value {
  if (older === newer || !isParts(older) || !isParts(newer)) return newer;
  if (Array.isArray(older) !== Array.isArray(newer)) return newer;
  const names = Object.keys(newer);
  let isSame = names.length === Object.keys(older).length;
  const parts: Record<string, unknown> = Array.isArray(newer) ? ([] as unknown as Record<string, unknown>) : {};
  for (const name of names) {
    parts[name] = shared(older[name], newer[name]);
    isSame &&= parts[name] === older[name] && name in older;
  }
  return (isSame ? older : parts) as Value;
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
