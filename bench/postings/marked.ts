import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A marked piece of a posting: `{M1:SQL}` asked, `{N2:dbt}` liked (one number: alternatives), and what else it is. */
export type Mark = { from: number; to: number; mark: 'M' | 'N' | 'D' | 'S' | 'T' | 'Y' | 'E' | 'F'; group: number };
export type MarkedPosting = { id: string; text: string; marks: Mark[] };

const MARK = /\{([MNDSTYEF])(\d*):([^{}]*)\}/g;

/** The text as people read it, and its marks as places in that text. */
export function parseMarked(id: string, source: string): MarkedPosting {
  let text = '';
  let last = 0;
  const marks: Mark[] = [];
  for (const match of source.matchAll(MARK)) {
    text += source.slice(last, match.index);
    last = match.index + match[0].length;
    const from = text.length;
    text += match[3]!;
    marks.push({ from, to: text.length, mark: match[1] as Mark['mark'], group: Number(match[2] || 0) });
  }
  text += source.slice(last);
  if (/\{[MNDSTYEF]\d*:/.test(text)) throw new Error(`${id} has a mark that is not closed.`);
  return { id, text, marks };
}

/** The marked postings of a folder and those below it; `id` is the path inside it. */
export const readMarked = (folder: string): MarkedPosting[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => parseMarked(file.replace(/\.txt$/, ''), readFileSync(join(folder, file), 'utf8')));
