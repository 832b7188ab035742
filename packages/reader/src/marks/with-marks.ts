import {
  type FieldPath,
  fieldOf,
  holdsMarks,
  plainWords,
  printRuns,
  type ResumeContent,
  type Run,
  safeHref,
  textAt,
  withText,
} from '@verdant/contracts';
import { lettersAt, type SourceSpan } from '../evidence/locate.ts';
import type { Stream } from '../evidence/stream.ts';
import { isBullet } from '../sections/styles.ts';
import { isCjk } from '../text/spacing.ts';
import type { Cell } from '../types.ts';
import type { Look } from './looks.ts';
import { looksOfValue } from './value-looks.ts';

/** A look that more letters of the texts have than this is how the document is set, and marks nothing. */
const MOST_MARKED = 0.4;
/** Letters of a text that may hold marks: what is longer was never set with care, and would take long. */
const LONGEST = 5_000;
const HAN = /\p{Script=Han}/u;
/** Chinese has no italic: it is emphasised in 楷体, and 楷体 in 宋体. */
const KAI = /kai|楷/i;
const SONG = /song|simsun|serif\s?sc|宋/i;

export type Places = ReadonlyMap<FieldPath, readonly SourceSpan[]>;
/** `isItem`: behind the mark of a list */
type Told = { path: FieldPath; text: string; looks: (Look | null)[]; isItem: boolean };
type Emphasis = 'bold' | 'italic';

const keysAt = ({ keys }: Stream, places: readonly SourceSpan[]): string =>
  places.map(({ from, to }) => keys.slice(from, to)).join('');

/** Each text that may hold marks, with the looks of its letters in the document. */
function textsOf(content: ResumeContent, stream: Stream, places: Places): Told[] {
  return [...places].flatMap(([path, at]) => {
    const text = textAt(content, path);
    if (text === undefined || text.length > LONGEST || !holdsMarks(fieldOf(path)?.kind ?? 'line')) return [];
    const letters = lettersAt(stream, [...at]);
    const looks = looksOfValue(text, letters, keysAt(stream, at));
    const isItem = letters[0] !== undefined && isBullet(stream.lines[letters[0].line]!.text);
    return looks ? [{ path, text, looks, isItem }] : [];
  });
}

/** The looks of a text's letters, Chinese ones or the others. */
const lettersIn = ({ text, looks }: Told, isHan: boolean): Look[] =>
  looks.flatMap((look, at) => (look && /[\p{L}\p{N}]/u.test(text[at]!) && HAN.test(text[at]!) === isHan ? [look] : []));

/** Chinese letters that lean on those around them by their face. */
function withLeaning(texts: Told[]): Told[] {
  const han = texts.flatMap((told) => lettersIn(told, true));
  const inKai = han.filter(({ font }) => KAI.test(font)).length > han.length / 2;
  const leans = (font: string) => (inKai ? SONG.test(font) : KAI.test(font));
  return texts.map((told) => ({
    ...told,
    looks: told.looks.map((look) => look && { ...look, italic: look.italic || leans(look.font) }),
  }));
}

const share = (looks: Look[], key: Emphasis): number => looks.filter((look) => look[key]).length / (looks.length || 1);

/** What marks words in this document: bold and italic, of Chinese letters and of others. */
function marksOf(texts: Told[]): (key: Emphasis, isHan: boolean) => boolean {
  const shares = [true, false].map((isHan) => {
    const looks = texts.flatMap((told) => lettersIn(told, isHan));
    return { bold: share(looks, 'bold'), italic: share(looks, 'italic') };
  });
  return (key, isHan) => shares[isHan ? 0 : 1]![key] <= MOST_MARKED;
}

const isLetter = (unit: string): boolean => /[\p{L}\p{N}]/u.test(unit);
const lettersOfCell = ({ text }: Cell): number => text.split('').filter(isLetter).length;

/** Shorter than this, in letters of the Latin alphabet, and no item of a list, a text is a value, with a label perhaps. */
const LEAST_PROSE = 30;
const width = (text: string): number => [...text].reduce((sum, char) => sum + (isCjk(char) ? 2 : 1), 0);

/** Whether a stretch of a text leaves no letter of its lines out. */
const isLine = (text: string, from: number, to: number): boolean =>
  ![text.slice(text.lastIndexOf('\n', from) + 1, from), text.slice(to).split('\n', 1)[0]!].some((rest) =>
    rest.split('').some(isLetter),
  );

/**
 * Where words of a text are emphasised. Whole lines are not: they may be headings of what follows, and of a whole text it
 * says nothing.
 */
function emphasised({ text, looks, isItem }: Told, holds: (at: number) => boolean): boolean[] {
  const marked = Array.from(text, () => false);
  if (!isItem && width(text) < LEAST_PROSE) return marked;
  for (let from = 0; from < text.length; from++) {
    if (!holds(from)) continue;
    let to = from + 1;
    // signs and spaces on the way are of what is around them
    for (let at = to; at < text.length && (holds(at) || !isLetter(text[at]!)); at++) if (holds(at)) to = at + 1;
    const own = new Map<Cell, number>();
    for (let at = from; at < to; at++) {
      const cell = isLetter(text[at]!) ? looks[at]?.cell : undefined;
      if (cell) own.set(cell, (own.get(cell) ?? 0) + 1);
    }
    const isWhole = isLine(text, from, to) || [...own].every(([cell, count]) => count === lettersOfCell(cell));
    for (let at = from; at < to; at++) marked[at] = !isWhole && holds(at);
    from = to - 1;
  }
  return marked;
}

function runsOf(told: Told, isMark: (key: Emphasis, isHan: boolean) => boolean): Run[] {
  const { text, looks } = told;
  const [bold, italic] = (['bold', 'italic'] as const).map((key) =>
    emphasised(told, (at) => looks[at]?.[key] === true && isMark(key, HAN.test(text[at]!))),
  );
  return text.split('').map((unit, at): Run => {
    const href = safeHref(looks[at]?.href ?? '');
    return {
      text: unit,
      ...(bold![at] && { bold: true as const }),
      ...(italic![at] && { italic: true as const }),
      ...(href !== null && { href }),
    };
  });
}

/** A space has the look of what stands on both its sides. */
function bridged({ text, looks, ...told }: Told): Told {
  const same = (a: Look | null | undefined, b: Look | null | undefined) =>
    a && b && a.href === b.href && a.bold === b.bold && a.italic === b.italic;
  const next = (at: number, step: 1 | -1): Look | null | undefined => {
    let to = at + step;
    while (text[to] !== undefined && text[to] !== '\n' && looks[to] === null) to += step;
    return looks[to];
  };
  return {
    ...told,
    text,
    looks: looks.map((look, at) => {
      if (look !== null || text[at] === '\n') return look;
      const [before, after] = [next(at, -1), next(at, 1)];
      return same(before, after) ? before! : null;
    }),
  };
}

/** The content with the marks that the document shows inside its running texts and bullets: bold, italic, links. */
export function withMarks(content: ResumeContent, stream: Stream, places: Places): ResumeContent {
  const texts = withLeaning(textsOf(content, stream, places)).map(bridged);
  const isMark = marksOf(texts);
  return texts.reduce((marked, told) => {
    const runs = runsOf(told, isMark);
    const isPlain = runs.every(({ bold, italic, href }) => !bold && !italic && href === undefined);
    return isPlain && plainWords(told.text) === told.text ? marked : withText(marked, told.path, printRuns(runs));
  }, content);
}
