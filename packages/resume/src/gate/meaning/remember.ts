const MAX_KEPT = 400;

/** A function of a text that keeps its newest answers: a rewrite asks of one entry again and again. */
export function remember<T>(compute: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const answer = compute(text);
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(text, answer);
    return answer;
  };
}
