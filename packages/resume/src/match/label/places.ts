type Span = { from: number; to: number };

/** Which of the spans holds a place of a text of so many letters; of several the first. */
export function placesOf<T extends Span>(spans: readonly T[], length: number): (at: number) => T | undefined {
  const owner = new Int32Array(length).fill(-1);
  for (let i = spans.length - 1; i >= 0; i--) owner.fill(i, spans[i]!.from, spans[i]!.to);
  return (at) => spans[owner[at]!];
}

/** The first that `holder` has at any place of a span. */
export function firstIn<T>({ from, to }: Span, holder: (at: number) => T | undefined): T | undefined {
  for (let at = from; at < to; at++) {
    const found = holder(at);
    if (found !== undefined) return found;
  }
  return undefined;
}
