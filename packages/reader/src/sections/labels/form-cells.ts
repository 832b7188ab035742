import { isLabelOfPerson } from '../../parse/contact-labels.ts';
import type { Line } from '../../types.ts';

/** What a form asks a person about, in a cell before the answer; `教育程度：` beside it is no heading. */
export const asks = ({ cells: [label, answer] }: Line): boolean =>
  answer !== undefined && /[:：]\s*$/.test(label!.text);
export const asksOfPerson = (line: Line | undefined, beside: Line): boolean =>
  line !== undefined &&
  asks(line) &&
  Math.abs(line.x0 - beside.x0) < 2 &&
  isLabelOfPerson(line.cells[0]!.text.replace(/\s{0,9}[:：]\s{0,9}$/, ''));

/** What heads a form is not smaller than its labels: above `培训证书`, a small `TRAINING` is the same heading told again. */
export const headsForm = (heading: Line, { cells: [label] }: Line): boolean => heading.size >= label!.size - 0.5;

/** Rows of a form stand one below the other in one column. */
export const continuesForm = (line: Line, form: { page: number; x0: number } | null): boolean =>
  form !== null && line.page === form.page && Math.abs(line.x0 - form.x0) < 2;
