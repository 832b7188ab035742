const MOST = 512;
const LONGEST = 2000;

/**
 * `of`, which is asked once for each of the last 512 texts of up to 2,000 letters: the same lines are analysed over
 * and over. What it gives is shared and must not be changed.
 */
export function remembered<Result>(of: (text: string) => Result): (text: string) => Result {
  const recent = new Map<string, { result: Result }>();
  return (text) => {
    const known = recent.get(text) ?? { result: of(text) };
    recent.delete(text);
    if (text.length <= LONGEST) recent.set(text, known);
    if (recent.size > MOST) recent.delete(recent.keys().next().value!);
    return known.result;
  };
}
