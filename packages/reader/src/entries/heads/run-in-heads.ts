import { isBullet } from '../../sections/styles.ts';
import type { Line } from '../../types.ts';
import { isBodyLabel } from '../body-labels.ts';

/** A name that its text goes on from has no more letters. */
const LONGEST = 60;
/** Lines of one list begin at the same edge, within so many points. */
const SAME_EDGE = 2;

/** `**Tarn Atlas** – maps of …`: a name in heavier type that its own line goes on from; a label before a colon is none. */
function hasRunInName(line: Line): boolean {
  const [first, second] = line.cells[0]!.parts.filter(({ text }) => text.trim());
  if (!first?.bold || !second || second.bold || isBullet(line.text) || isBodyLabel(line.text)) return false;
  const name = first.text.trim();
  return (
    /\p{L}{2}/u.test(name) &&
    name.length <= LONGEST &&
    !/[:：.。]$/.test(name) &&
    /^\s?(?:[–—-]\s|[(（])/.test(second.text)
  );
}

/** The lines with each that a name in heavier type runs into marked as the beginning of an entry, where the first is one and it is not alone. */
export function withRunInHeads(lines: readonly Line[]): Line[] {
  const [first] = lines;
  const begins = ({ page, column, x0 }: Line) =>
    page !== first!.page || column !== first!.column || Math.abs(x0 - first!.x0) < SAME_EDGE;
  const heads = first && hasRunInName(first) ? lines.filter((line) => hasRunInName(line) && begins(line)) : [];
  return heads.length < 2 ? [...lines] : lines.map((line) => (heads.includes(line) ? { ...line, opens: true } : line));
}
