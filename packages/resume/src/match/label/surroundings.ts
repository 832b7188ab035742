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

/** Lines that stand together: points of one list, or lines of running text, without an empty one between them. */
function blocksOf(lines: readonly Line[]): number[] {
  let block = -1;
  return lines.map((line, i) => {
    const last = lines[i - 1];
    const goesOn = last && last.text.trim() !== '' && opensPoint(last.text) === opensPoint(line.text);
    if (!goesOn && line.text.trim() !== '') block += 1;
    return block;
  });
}

/** What the rest of a block says, line by line: a list without a heading tells by its other points what it lists. */
function blockNames(lines: readonly Line[]): string[][] {
  const blocks = blocksOf(lines);
  const cues = lines.map(({ text }) => CUES.map(([, holds]) => text.trim() !== '' && holds(text.slice(0, TELLING))));
  const last = blocks.at(-1) ?? 0;
  const inBlock = new Map<number, { lines: number; cues: number[] }>();
  blocks.forEach((block, i) => {
    const sum = inBlock.get(block) ?? { lines: 0, cues: CUES.map(() => 0) };
    sum.lines += 1;
    cues[i]!.forEach((holds, k) => {
      if (holds) sum.cues[k]! += 1;
    });
    inBlock.set(block, sum);
  });
  return lines.map((_, i) => {
    const block = inBlock.get(blocks[i]!)!;
    const others = block.lines - 1;
    const shares = CUES.map(([name], k) => {
      const count = block.cues[k]! - Number(cues[i]![k]);
      return `block:${name}=${count === 0 ? 0 : count * 3 < others ? 1 : count * 3 < others * 2 ? 2 : 3}`;
    });
    const place = `${Math.min(blocks[i]!, 4)}/${Math.min(last - blocks[i]!, 3)}`;
    return [...(others > 0 ? shares : []), `block=${place}`, `lines=${bucket(others, [1, 3, 6])}`];
  });
}

/** Names of features that hold of a whole line: where it stands, what heads it, what stands beside it. */
export const headingNames = (lines: readonly Line[]): string[][] => {
  const blocks = blockNames(lines);
  return lines.map((line, i) => {
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
      ...blocks[i]!,
    ];
  });
};

/** How much of a posting stands under a heading that asks: without any, what stands under another may ask as well. */
export const statedIn = (clauses: readonly Pick<Clause, 'headed' | 'duty'>[]): number =>
  bucket(clauses.filter(({ headed, duty }) => headed && !duty).length, [1, 3, 8]);
