import { headingOf, leadingHeading } from './phrases.ts';

/** A label with less of the text behind it (`要求就一个：人要直`) is said in passing: the demands stand elsewhere. */
const LEAST = 0.1;

/** Whether a label inside a line asks for what stands behind it in that line. */
function statedBehindLabel(line: string, length: number): boolean {
  let behind = line.length;
  for (const part of line.split(/(?<=[。；;]|\.\s)/)) {
    if (leadingHeading(part)?.heading === 'must') return behind >= LEAST * length;
    behind -= part.length;
  }
  return false;
}

/** Whether the demands of a description stand under a heading of their own; `length` is that of the whole text. */
export const statesDemands = (lines: readonly string[], length: number): boolean =>
  lines.some(
    (line, index) => headingOf(line, lines[index + 1], lines[index - 1]) === 'must' || statedBehindLabel(line, length),
  );
