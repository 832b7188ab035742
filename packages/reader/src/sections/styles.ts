import { isCjk } from '../text/spacing.ts';
import type { Cell, Line } from '../types.ts';

const BULLET = /^(?:[•·‧∙⋅▪▫■□●○◦◆◇▸▹►▶➢➤√✓✔☑☒☐★☆‣⁃❖✦»›＊※]+\s*|[-–—－*>o]\s+(?=\S))/u;
const NUMBERED = /^(?:[（(]?\d{1,2}[)）]\s*|\d{1,2}[.、．]\s*(?=\D))/;

const drawnAs = (line: Line, { bold, colour }: Pick<Cell, 'bold' | 'colour'>): string =>
  `${Math.round(line.size * 2) / 2}|${bold}|${colour}`;

/** Size, weight, colour and capitals: lines of one rank in a document share them. */
export const styleOf = (line: Line): string => drawnAs(line, line.cells[0]!);

/** The style in which a line ends: what it goes on in is drawn so. */
export const endStyleOf = (line: Line): string =>
  drawnAs(line, line.cells.at(-1)!.parts.findLast(({ text }) => text.trim() !== '') ?? line.cells[0]!);

export const isCaps = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

export const isBullet = (text: string): boolean => BULLET.test(text) || NUMBERED.test(text);
export const withoutBullet = (text: string): string => text.replace(BULLET, '').replace(NUMBERED, '').trim();

export type BodyStyle = { style: string; size: number; font: string };

/** The style that most letters of the document have. */
export function bodyStyle(lines: Line[]): BodyStyle {
  const counts = new Map<string, { n: number; size: number; font: string }>();
  for (const line of lines) {
    const entry = counts.get(styleOf(line)) ?? { n: 0, size: line.size, font: line.cells[0]!.font };
    entry.n += isCjk(line.text) ? line.text.length * 2 : line.text.length;
    counts.set(styleOf(line), entry);
  }
  const [style, { size, font }] = [...counts].sort((a, b) => b[1].n - a[1].n)[0] ?? ['', { n: 0, size: 10, font: '' }];
  return { style, size, font };
}
