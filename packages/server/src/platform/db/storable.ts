/** How JSON writes what PostgreSQL does not keep: U+0000 and halves of surrogate pairs. */
const UNKEPT = /\\u(?:0000|d[89a-f])/;

/**
 * What it was given, where PostgreSQL keeps all its texts; else a copy without U+0000, halves of surrogate pairs as U+FFFD.
 * For what a file or a model brought.
 */
export const storable = <T>(value: T): T => storableJson(value).value;

/** The same, with its JSON: for what is large enough that writing it out twice would show. */
export function storableJson<T>(value: T): { value: T; json: string } {
  const json = JSON.stringify(value) ?? '';
  if (!UNKEPT.test(json)) return { value, json };
  const kept = cleaned(value);
  return { value: kept, json: JSON.stringify(kept) };
}

function cleaned<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T;
  if (Array.isArray(value)) return value.map(cleaned) as T;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner)])) as T;
}
