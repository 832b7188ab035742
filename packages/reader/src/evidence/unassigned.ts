import type { UnassignedLine } from '@verdant/contracts';
import { joiningWords, personalFieldOf } from '@verdant/lexicon/vocabulary';
import { isBodyLabel } from '../entries/body-labels.ts';
import { fieldLabelOf } from '../entries/field-labels.ts';
import { labelOf as contactLabelOf } from '../parse/contact-labels.ts';
import { isKnownHeading } from '../sections/known.ts';
import { boxesOf } from './boxes.ts';
import type { Letter, Stream } from './stream.ts';

/** Words that only join values. */
const joining = new Set(joiningWords);
/** A label before its value: at most this many letters, then a colon or nothing but space before what was taken. */
const LABEL = 14;

/** What `taken` says of letters that belong to a heading. */
export const HEADING = 2;

type Run = { letters: Letter[]; text: string; next: string; from: number; to: number };

/** Runs of letters that nothing took, within one cell. */
function runsOf(stream: Stream, taken: Uint8Array, from: number, to: number): Run[] {
  const runs: Run[] = [];
  let i = from;
  while (i < to) {
    if (taken[i]) {
      i++;
      continue;
    }
    let end = i;
    const { cell } = stream.letters[i]!;
    while (end + 1 < to && !taken[end + 1] && stream.letters[end + 1]!.cell === cell) end++;
    const [a, b] = [stream.letters[i]!.at, stream.letters[end]!.at];
    const stop = b + String.fromCodePoint(cell.text.codePointAt(b)!).length;
    runs.push({
      letters: stream.letters.slice(i, end + 1),
      text: cell.text.slice(a, stop),
      next: cell.text.slice(stop).trimStart().slice(0, 1),
      from: i,
      to: end + 1,
    });
    i = end + 1;
  }
  return runs;
}

/** Labels are no data: `Key achievements` above its bullets, `Expected salary` before the sum. */
const isKnownLabel = (text: string): boolean => {
  const bare = text.replace(/[:：\s]+$/, '').trim();
  return (
    isBodyLabel(bare) ||
    contactLabelOf(bare) !== undefined ||
    fieldLabelOf(bare) !== null ||
    personalFieldOf(bare) !== null
  );
};

const isNoise = ({ text, next }: Run, before: boolean): boolean => {
  if (isKnownLabel(text)) return true;
  const label = text.length <= LABEL && (/[:：]/.test(next) || before);
  return (
    text.length < 2 ||
    label ||
    text.split(/[\s:：]+/).every((w) => joining.has(w.replace(/[^\p{L}]/gu, '').toLowerCase()))
  );
};

/**
 * What of each line went into no field: labels before a value, words that join values and headings do not count.
 */
export function unassignedOf(stream: Stream, taken: Uint8Array): UnassignedLine[] {
  return stream.lines.flatMap((_, n): UnassignedLine[] => {
    const [from, to] = [stream.starts[n]!, stream.starts[n + 1]!];
    const left = runsOf(stream, taken, from, to).filter((run) => !isNoise(run, run.to < to && taken[run.to]! > 0));
    if (!left.length || isKnownHeading(stream.lines[n]!.text)) return [];
    return [
      {
        id: `l${n + 1}`,
        text: left.map((r) => r.text).join('  '),
        boxes: boxesOf(
          left.flatMap((r) => r.letters),
          stream,
        ),
      },
    ];
  });
}

/** Share of the letters outside headings that went into a field, 0 to 1. */
export function coverage(stream: Stream, taken: Uint8Array): number {
  let [all, hit] = [0, 0];
  stream.letters.forEach((_, i) => {
    if (taken[i] === HEADING) return;
    all++;
    hit += taken[i]!;
  });
  return all ? Math.round((1000 * hit) / all) / 1000 : 1;
}
