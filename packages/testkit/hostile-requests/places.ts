/** The way to a value inside another. */
export type Place = (string | number)[];

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place of a value, itself included. */
export function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...inner.flatMap(([key, one]) => placesOf(one, [...at, key]))];
}

export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

/** The value with another one at a place. */
export function withValue(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) return value.with(Number(key), withValue(value[Number(key)], rest, other));
  const record = { ...(value as Record<string, unknown>) };
  // a field may be called __proto__
  Object.defineProperty(record, key, {
    value: withValue(record[key], rest, other),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return record;
}
