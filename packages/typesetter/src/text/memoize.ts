const KEPT = 4_000;
const LONGEST = 2_000;

/**
 * `change` with a memory of the last texts: while one types, all texts but one are those of a moment ago. Long texts are
 * not kept, so it holds 16 MB at the most, an ordinary résumé's some hundred lines in a thousandth of that.
 */
export function memoize<T = string>(change: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const changed = change(text);
    if (text.length > LONGEST) return changed;
    if (known.size >= KEPT) known.clear();
    known.set(text, changed);
    return changed;
  };
}
