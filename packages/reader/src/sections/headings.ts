import { anyOf, labelsWithinEntries } from '@verdant/lexicon/vocabulary';
import { headDates } from '../entries/heads/head-lines.ts';
import { ranOut } from '../layout/line-width.ts';
import type { Line } from '../types.ts';
import { findDates } from '../values/parse-dates.ts';
import type { Kind } from './kind.ts';
import { knownKinds } from './known.ts';
import { type BodyStyle, bodyStyle, endStyleOf, isBullet, isCaps, styleOf } from './styles.ts';

/** `typeOnly`: its words are not known, it only looks like the other headings. */
export type Heading = { title: string; kinds: readonly Kind[]; typeOnly: boolean };
type Candidate = { at: number; line: Line; kinds: readonly Kind[]; score: number };

const MAX_UNKNOWN = 40;
/** `— Education —`: the same marks on both sides. */
const FRAMED = /^([-–—*•·‧~]+)\s*[^-–—*•·‧~]+\s*\1$/;
const USUAL_GAP = 1.9;

/** `DUTIES AT SEA (latest first)`: a remark in brackets is written small. */
const isInCaps = (text: string): boolean => isCaps(text.replace(/\s*[（(][^（()）]*[)）]$/u, ''));
const endsLikeText = (text: string): boolean => /[.;,。；，、]$/.test(text.trim());
export const isAlone = (line: Line): boolean => line.cells.filter((c) => /[\p{L}\p{N}]/u.test(c.text)).length === 1;

/** Evidence of type and position that a line is a heading: 0 none, 6 all. */
function standsOut(line: Line, body: BodyStyle): number {
  const [size, bold, colour] = body.style.split('|');
  const cell = line.cells[0]!;
  return (
    (line.size > Number(size) * 1.08 ? 2 : 0) +
    (cell.bold && bold === 'false' ? 1 : 0) +
    (cell.colour !== colour ? 1 : 0) +
    (cell.font !== body.font ? 1 : 0) +
    (isCaps(line.text) ? 1 : 0) +
    (line.gap === 0 || line.gap > USUAL_GAP ? 1 : 0)
  );
}

/** The end of the line above, which found no room there: of its type and close to it. */
export function endsTheLineAbove(lines: readonly Line[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]!];
  if (!above || above.page !== line.page || above.column !== line.column || knownKinds(above.text.trim())) return false;
  const close = line.gap > 0 && line.gap < USUAL_GAP && Math.abs(line.x0 - above.x0) < 2;
  return (
    close && [styleOf(above), endStyleOf(above)].includes(styleOf(line)) && !isBullet(line.text) && ranOut(above, line)
  );
}

const isWithinEntry = anyOf(labelsWithinEntries, { at: 'whole' });

function candidates(lines: Line[], body: BodyStyle): Candidate[] {
  return lines.flatMap((line, at) => {
    const text = line.text.trim();
    if (endsTheLineAbove(lines, at) || isWithinEntry.test(text.replace(/\s*[:：]$/u, ''))) return [];
    if (!isAlone(line) || endsLikeText(text) || (/^[-–—*•·‧]/.test(text) && !FRAMED.test(text))) return [];
    if (/^\p{Ll}/u.test(text) && line.size <= body.size * 1.08) return [];
    const kinds = knownKinds(text);
    const score = kinds ? standsOut(line, body) : 0;
    return kinds && score > 0 ? [{ at, line, kinds, score }] : [];
  });
}

/** `Tools:` before its values is a label, unless the headings themselves end so. */
const endsInColon = (c: Candidate): boolean => /[:：]\s*$/.test(c.line.text);

/** `Tools` in smaller type inside the section `Skills`: a category of it, no section of its own. */
const withoutCategories = (headings: Candidate[], style: string): Candidate[] => {
  const order = [...headings].sort((a, b) => a.at - b.at);
  return order.filter((c, i) => {
    const before = order[i - 1];
    if (!before || c.at - before.at < 2 || styleOf(c.line) === style) return true;
    return c.kinds[0] !== before.kinds[0] || c.line.column !== before.line.column || c.line.size >= before.line.size;
  });
};

/** Of the lines whose words are known, those of the document's heading rank. */
function ofRank(found: Candidate[]): { headings: Candidate[]; style: string | null } {
  const byStyle = new Map<string, Candidate[]>();
  for (const c of found) byStyle.set(styleOf(c.line), [...(byStyle.get(styleOf(c.line)) ?? []), c]);
  const [style, top] = [...byStyle].sort((a, b) => b[1].length - a[1].length || b[1][0]!.score - a[1][0]!.score)[0] ?? [
    null,
    [] as Candidate[],
  ];
  if (top.length < 3) return { headings: found, style: top.length > 1 ? style : null };
  const size = top[0]!.line.size;
  const seen = new Set(top.flatMap((c) => c.kinds));
  const colons = top.filter(endsInColon).length;
  const isLabel = (c: Candidate) =>
    colons * 2 < top.length &&
    endsInColon(c) &&
    found.some((o) => o !== c && !endsInColon(o) && o.kinds[0] === c.kinds[0]);
  const headings = found.filter(
    (c) =>
      (styleOf(c.line) === style && !isLabel(c)) ||
      (c.line.size >= size * 0.9 &&
        (!endsInColon(c) || (colons > 0 && !isLabel(c))) &&
        c.score >= Math.min(top[0]!.score, Math.max(2, top[0]!.score - 1))) ||
      (!c.kinds.some((k) => seen.has(k)) &&
        top.every((t) => t.line.column !== c.line.column || t.line.column === 'whole') &&
        c.line.column !== 'whole'),
  );
  // English over Chinese: two lines, one heading.
  const twins = found.filter(
    (c) => !headings.includes(c) && headings.some((h) => Math.abs(h.at - c.at) === 1 && h.kinds[0] === c.kinds[0]),
  );
  return { headings: [...withoutCategories(headings, style!), ...twins], style };
}

/** Headings whose words are not known share rank, case and place with those that are. */
function unknown(lines: Line[], known: Candidate[], style: string, size: number): Candidate[] {
  const ranked = known.filter((c) => styleOf(c.line) === style);
  // where headings end in a colon, a line without one is none
  if (ranked.filter(endsInColon).length * 2 > ranked.length) return [];
  const caps = ranked.every((c) => isCaps(c.line.text) || !/\p{Lu}/u.test(c.line.text));
  const latinCaps = ranked.some((c) => isCaps(c.line.text)) && caps;
  // Where size does not tell headings from the heads of entries, dates below do.
  const small = ranked.every((c) => c.line.size <= size * 1.08) && !latinCaps;
  // What stands above the first known heading is the name and its company.
  const first = Math.min(...known.map((c) => c.at));
  const taken = new Set(known.map((c) => c.at));
  const others = lines.flatMap((line, at): Candidate[] => {
    if (at < first || taken.has(at) || styleOf(line) !== style || !isAlone(line)) return [];
    const text = line.text.trim();
    if (text.length > MAX_UNKNOWN || endsLikeText(text) || isBullet(text) || findDates(text) || /[@:：]/.test(text))
      return [];
    if (latinCaps && !isInCaps(text)) return [];
    if (small && !line.cells[0]!.heading && lines.slice(at, at + 3).some((l) => headDates(l))) return [];
    const level = ranked.some(
      (c) => Math.abs(c.line.x0 - line.x0) < 4 || Math.abs(c.line.x0 + c.line.x1 - line.x0 - line.x1) < 8,
    );
    return level && line.cells[0]!.font === ranked[0]!.line.cells[0]!.font
      ? [{ at, line, kinds: ['custom'], score: 1 }]
      : [];
  });
  return others.length <= ranked.length ? others : [];
}

/** Headings of the document by the index of their line. */
export function findHeadings(lines: Line[]): Map<number, Heading> {
  const body = bodyStyle(lines);
  const found = candidates(lines, body);
  const { headings, style } = ofRank(found);
  const more = style && style !== body.style ? unknown(lines, headings, style, body.size) : [];
  const toHeading = (typeOnly: boolean) => (c: Candidate) =>
    [c.at, { title: c.line.text.trim(), kinds: c.kinds, typeOnly }] as const;
  return new Map([...headings.map(toHeading(false)), ...more.map(toHeading(true))]);
}
