import type { Cell, Line } from '../types.ts';

/** A line of marks alone, as a typewriter draws one above or below a heading. */
const RULE = /^\s*(?:[-=_*~—─═#]\s?){5,}$/;
/** `【证书】`, `=== SKILLS ===`: the marks around a heading, and its words. */
const FRAMED =
  /^\s*(?:[【〖]\s*(?<inner>[^】〗]{2,20})\s*[】〗]|\[\s*(?<square>[^\]]{2,30})\s*\]|[=#*~—─═]{2,}\s*(?<between>[^=#*~—─═]{2,40}?)\s*[=#*~—─═]{2,})\s*[:：]?\s*$/;
/** So many of one sort in a document are no chance. */
const LEAST = 2;
const LONGEST = 44;
/** How headings that marks alone tell look to what comes after: larger and bold, with room above. */
const [LARGER, ROOM] = [1.17, 2.4];
/** An underlined heading stands close above its line, with room above itself. */
const [CLOSE, APART] = [1.6, 1.9];

const innerOf = (text: string): string | null => {
  const groups = FRAMED.exec(text)?.groups;
  return groups ? (groups.inner ?? groups.square ?? groups.between ?? null) : null;
};
const isRule = ({ text }: Line): boolean => RULE.test(text);
const isShort = ({ text, cells }: Line): boolean =>
  cells.length === 1 && text.length <= LONGEST && /\p{L}/u.test(text) && !/[.;。；,，]\s*$/.test(text);

/** The line as a heading of these words. */
function asHeading(line: Line, words: string): Line {
  const [first] = line.cells as [Cell];
  const size = first.size * LARGER;
  const from = first.text.indexOf(words);
  const before = first.text.slice(0, Math.max(0, from)).replace(/\s/g, '').length;
  const letters = words.replace(/\s/g, '').length;
  const glyphs = first.glyphs?.filter(({ space }) => !space).slice(before, before + letters);
  const cell = {
    ...first,
    text: words,
    size,
    bold: true,
    parts: [{ ...first.parts[0]!, text: words, bold: true }],
    glyphs,
  };
  return { ...line, text: words, size, cells: [cell], gap: Math.max(line.gap, ROOM) };
}

/** True where a line is drawn as a heading by the rules around it. */
function isRuled(line: Line, above: Line | undefined, below: Line | undefined): boolean {
  if (!below || !isRule(below) || below.page !== line.page || !isShort(line)) return false;
  return (above !== undefined && isRule(above)) || (below.gap < CLOSE && (line.gap > APART || line.gap === 0));
}

/**
 * Lines whose headings are told by marks, as in a letter of a typewriter printed as it is: a frame of brackets, a rule of
 * signs below or on both sides. Such headings get the look of one; rules are no text.
 */
export function withMarkedHeadings(lines: Line[]): Line[] {
  const isFramed = lines.filter(({ text, cells }) => cells.length === 1 && innerOf(text)).length >= LEAST;
  const ruled = lines.filter((line, at) => isRuled(line, lines[at - 1], lines[at + 1])).length >= LEAST;
  if (!isFramed && !ruled) return lines;
  return lines.flatMap((line, at) => {
    if (ruled && isRule(line)) return [];
    const inner = isFramed && line.cells.length === 1 ? innerOf(line.text) : null;
    if (inner) return [asHeading(line, inner.trim())];
    return ruled && isRuled(line, lines[at - 1], lines[at + 1]) ? [asHeading(line, line.text.trim())] : [line];
  });
}
