// A small mark-up inside texts: `**bold**`, `*italic*`, `[words](https://…)`, and `\` before what is meant as a letter.
// All that reads or writes it asks these functions.
export { carryMarks, literalText } from './carry-marks.ts';
export { cutAt, marksAt, type Selected, setLink, toggleMark } from './change-marks.ts';
export type { Marks } from './letters.ts';
export { printRuns } from './print-runs.ts';
export { hasMarks, plainWords, type Run, runsOf } from './runs.ts';
export { safeHref, typedHref } from './safe-href.ts';
