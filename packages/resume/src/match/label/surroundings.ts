import { chineseWords } from '../../gate/meaning/chinese-words.ts';
import { latinWords } from '../../text/words.ts';
import { tellsAside, tellsPay } from '../asides.ts';
import type { Clause } from '../clauses.ts';
import { headingOf, leadingHeading, NICE_AFTER, NICE_BEFORE, NOT_ASKED } from '../phrases.ts';
import { asks } from '../terms/open-phrases.ts';
import { type Line, opensPoint } from './posting-tokens.ts';

/** A sentence is told by so many letters of it. */
const TELLING = 300;
export const wordsOf = (text: string): string[] => {
  const said = text.slice(0, TELLING);
  return [
    ...new Set([
      ...latinWords(said).map((word) => word.text.toLowerCase()),
      ...chineseWords(said).map((word) => word.text),
    ]),
  ];
};

/** What the words of a sentence or phrase say by the rules' own cues. */
const CUES: [string, (text: string) => boolean][] = [
  ['asks', asks],
  ['likes', (text) => NICE_BEFORE.test(text) || NICE_AFTER.test(text)],
  ['notAsked', (text) => NOT_ASKED.test(text)],
  ['pays', tellsPay],
  ['tells', tellsAside],
];
export const cuesOf = (text: string, name: string): string[] =>
  CUES.flatMap(([cue, holds]) => (holds(text.slice(0, TELLING)) ? [`${name}:${cue}`] : []));

export const bucket = (n: number, marks: readonly number[]): number => marks.filter((mark) => n >= mark).length;

/** Names of features that hold of a whole line: where it stands, what heads it. */
export const headingNames = (lines: readonly Line[]): string[][] =>
  lines.map((line, i) => {
    const kind =
      headingOf(line.text, lines[i + 1]?.text, lines[i - 1]?.text ?? 'x') ?? leadingHeading(line.text)?.heading;
    const under = headingOf(`${line.heading}:`) ?? 'none';
    return [
      `line=${bucket(i, [1, 2, 4, 8])}/${bucket(lines.length, [2, 6, 16])}`,
      `under=${line.heading ? under : 'no'}`,
      ...(kind ? [`isHeading=${kind}`] : []),
      opensPoint(line.text) ? 'point' : 'noPoint',
      `long=${bucket(line.text.length, [12, 30, 80, 200])}`,
      ...wordsOf(line.heading).map((word) => `h:${word}`),
    ];
  });

/** How much of a posting stands under a heading that asks: without any, what stands under another may ask as well. */
export const statedIn = (clauses: readonly Pick<Clause, 'headed' | 'duty'>[]): number =>
  bucket(clauses.filter(({ headed, duty }) => headed && !duty).length, [1, 3, 8]);
