/** A text cut before each place, but its first, where `mark` stands; a regular expression would try every character. */
export function splitBefore(text: string, mark: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from >= 0; ) {
    const next = text.indexOf(mark, from + 1);
    pieces.push(text.slice(from, next < 0 ? undefined : next));
    from = next;
  }
  return pieces;
}
