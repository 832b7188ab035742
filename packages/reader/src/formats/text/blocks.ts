/** No résumé has a line or a paragraph as long. The time that marks in them take grows with the square of their length. */
const MOST_IN_LINE = 6_000;
const MOST_IN_BLOCK = 10_000;

/** A part of a Markdown document; of an `endless` one the marks are letters like all others. */
export type Block = { text: string; endless: boolean };

/** The document as it is, but for lines and paragraphs without end, which stand apart. */
export function blocksOf(text: string): Block[] {
  const out: Block[] = [];
  for (const lines of paragraphsOf(text)) {
    const endless =
      lines.some((line) => line.length > MOST_IN_LINE) ||
      lines.reduce((sum, line) => sum + line.length, 0) > MOST_IN_BLOCK;
    const last = out.at(-1);
    const part = lines.join('\n');
    if (last && !last.endless && !endless) last.text += `\n${part}`;
    else out.push({ text: part, endless });
  }
  return out;
}

/** Lines up to a blank one or a heading. */
function paragraphsOf(text: string): string[][] {
  const out: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) out.push([]);
    out.at(-1)!.push(line);
    if (line.trim() === '') out.push([]);
  }
  return out.filter((lines) => lines.length > 0);
}
