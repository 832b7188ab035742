import { anyOf, currentLabels, yesAndNo } from '@verdant/lexicon/vocabulary';
import type { Line } from '../../types.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';
import { fieldLabelOf, withoutLabel } from '../field-labels.ts';
import { withCells, withText } from '../reworded.ts';

const isLabel = anyOf(currentLabels, { at: 'whole' });
const isYes = anyOf(yesAndNo.yes, { at: 'whole' });
const isNo = anyOf(yesAndNo.no, { at: 'whole' });
/** `I currently work here: Yes`, whether a colon or the room of a column parts them. */
const ASKED = /^(.{2,45}?)\s*[:：?？]?\s+[（(]?(\p{L}{1,4})[)）]?$/u;

/** What a form's question whether something goes on was answered with; null where the line asks no such thing. */
function answerOf({ text }: Line): boolean | null {
  const [, label, answer] = ASKED.exec(text.trim().replace(/[:：](?=\S)/u, ': ')) ?? [];
  if (!label || !answer || !isLabel.test(label)) return null;
  return isYes.test(answer) ? true : isNo.test(answer) ? false : null;
}

/** The date of `From: 06/2020` that nothing in its line ends, null in other lines. */
function openStart({ text, cells: [asked, value, ...others] }: Line): string | null {
  const inCells =
    value && !others.length && asked ? { label: fieldLabelOf(asked.text), rest: value.text.trim() } : null;
  const { label, rest } = inCells ?? withoutLabel(text.trim());
  return label === 'dates' && looksLikeDate(rest) && findDates(rest)?.single === true ? rest : null;
}

/** The date alone with the sign that leaves it open. */
const goingOn = (line: Line, date: string): Line => {
  const glyphs = line.cells.flatMap((cell) => cell.glyphs ?? []);
  return withCells(line, [{ ...withText(line.cells[0]!, `${date} –`), glyphs }]);
};

/**
 * Lines without the questions of forms whether a job goes on: `Yes` leaves the date beside it open, where no other follows
 * that ends it.
 */
export function withAnswersOfForms(lines: Line[]): Line[] {
  const answers = lines.map(answerOf);
  if (answers.every((answer) => answer === null)) return lines;
  const startAt = (at: number) => (lines[at] ? openStart(lines[at]) : null);
  return lines.flatMap((line, at) => {
    if (answers[at] !== null) return [];
    const isAnswered = answers[at - 1] === true || (answers[at + 1] === true && startAt(at - 1) === null);
    const date = isAnswered && startAt(at + 1) === null ? startAt(at) : null;
    return [date ? goingOn(line, date) : line];
  });
}
