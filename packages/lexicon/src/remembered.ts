const MOST = 512;
const LONGEST = 2000;
export type Memory = { most?: number; longest?: number };

/**
 * `of`, which is asked once for each of the last 512 texts (or of `most`) of up to 2,000 letters (or `longest`): the same lines are
 * looked at over and over. What it gives is shared and must not be changed.
 */
export function remembered<Result>(
  of: (text: string) => Result,
  { most = MOST, longest = LONGEST }: Memory = {},
): (text: string) => Result {
  const recent = new Map<string, { result: Result }>();
  return (text) => {
    const known = recent.get(text) ?? { result: of(text) };
    recent.delete(text);
    if (text.length <= longest) recent.set(text, known);
    if (recent.size > most) recent.delete(recent.keys().next().value!);
    return known.result;
  };
}
