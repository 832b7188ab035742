import {
  alternation,
  hasOrganisationWord,
  hasTitleWord,
  nameLabels,
  nameParticles,
  noNames,
} from '@verdant/lexicon/vocabulary';
import { isKnownHeading } from '../sections/known.ts';
import { isCjk } from '../text/spacing.ts';
import type { Cell, Line } from '../types.ts';
import { isLocation } from '../values/locations.ts';

const LABEL = new RegExp(`^${alternation(nameLabels)}\\s*[:：]\\s*`, 'iu');
const NOT_NAMES = new RegExp(`${alternation(noNames)}|\\bcv\\b`, 'iu');
const CAPITAL = "\\p{Lu}[\\p{L}.'’-]*";
const LATIN = new RegExp(`^${CAPITAL}(?:\\s+(?:${CAPITAL}|${alternation(nameParticles)})){1,4}$`, 'u');
const CHINESE = /^[\u4e00-\u9fff]{2,4}$|^[\u4e00-\u9fff]{2,6}[·•][\u4e00-\u9fff]{1,8}$/;

/** How well a text reads as a person's name, 0 to 3. */
export function nameLikeness(raw: string): number {
  const text = raw.trim();
  if (!text || /[\d@/:：|]/.test(text) || NOT_NAMES.test(text) || text.length > 40) return 0;
  if (isKnownHeading(text) || isLocation(text)) return 0;
  if (CHINESE.test(text.replace(/\s/g, ''))) return hasTitleWord(text) || hasOrganisationWord(text) ? 1 : 3;
  if (isCjk(text)) return 0;
  if (LATIN.test(text)) return hasTitleWord(text) || hasOrganisationWord(text) ? 1 : 3;
  return /^\p{Lu}/u.test(text) && !/[,;.!?]/.test(text) ? 1 : 0;
}

const piecesOf = (cell: Cell): string[] => {
  const parts = cell.text.split(/\s*[|｜•·,，]\s+|\s+[-–—]\s+|\s{2,}|\s*[（(]/);
  return isCjk(cell.text) ? [...parts, ...parts[0]!.split(/\s+/)] : parts;
};

/** Given and family name under each other, or with a wide gap between them. */
function whole(lines: Line[], at: number): string | null {
  const line = lines[at]!;
  const next = lines[at + 1];
  const word = /^\p{Lu}[\p{L}'’-]+$/u;
  const words = line.cells.map((c) => c.text);
  if (words.length === 2 && words.every((w) => word.test(w)) && line.cells[0]!.font === line.cells[1]!.font)
    return words.join(' ');
  const stacked = next && next.page === line.page && Math.abs(next.size - line.size) < 0.5 && next.gap < 1.6;
  return stacked && word.test(line.text) && word.test(next.text) && line.size > 14 ? `${line.text} ${next.text}` : null;
}

/** `sure` where it reads like a person's name or a label says so. */
export type FoundName = { name: string; line: Line; sure: boolean };

/** A name behind its label: `姓名：张三`. */
export function labelledName(lines: Line[]): FoundName | null {
  for (const line of lines) {
    for (const cell of line.cells) {
      const m = cell.text.match(LABEL);
      const name = m
        ? cell.text
            .slice(m[0].length)
            .split(/\s{2,}|[|，,]/)[0]!
            .trim()
        : '';
      if (name) return { name, line, sure: true };
    }
  }
  return null;
}

/** The name of the person: the largest name-like text of the first page. */
export function findName(lines: Line[], height: number): FoundName | null {
  let best: (FoundName & { score: number }) | null = null;
  const first = lines.filter((l) => l.page === 0);
  for (const [at, line] of first.entries()) {
    const joined = whole(first, at);
    for (const cell of line.cells) {
      for (const text of joined ? [joined] : piecesOf(cell)) {
        const likeness = nameLikeness(text);
        if (!likeness) continue;
        const score = cell.size * (likeness === 3 ? 1 : 0.5) * (cell.bold ? 1.05 : 1) * (1.15 - line.y / height / 2);
        if (!best || score > best.score * 1.001) best = { name: text.trim(), line, sure: likeness === 3, score };
      }
    }
  }
  return best;
}
