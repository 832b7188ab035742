import { isCjk } from '../text/spacing.ts';
import type { Line } from '../types.ts';
import type { Section } from './section.ts';

/** Lines of one heading stand no further apart, in letter sizes. */
const CLOSE = 2.2;

const areOne = (a: Line | undefined, b: Line | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.page === b.page &&
  isCjk(a.text) !== isCjk(b.text) &&
  Math.abs(a.x0 - b.x0) < 4 &&
  b.y > a.y &&
  b.y - a.y < CLOSE * Math.max(a.size, b.size);

/** `工作经历` and `WORK EXPERIENCE` under each other in the margin, each beside a line of the text: one section. */
export function withBilingualHeadings(sections: Section[]): Section[] {
  const out: Section[] = [];
  for (const section of sections) {
    const last = out.at(-1);
    const goesOn = last?.lines.length === 1 && last.kinds[0] === section.kinds[0];
    if (last && goesOn && areOne(last.heading, section.heading))
      out[out.length - 1] = { ...last, lines: [...last.lines, ...section.lines] };
    else out.push(section);
  }
  return out;
}
