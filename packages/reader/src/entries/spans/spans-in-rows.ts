import { anyOf, spanLabels } from '@verdant/lexicon/vocabulary';
import type { Line } from '../../types.ts';
import { findDates, looksLikeDate } from '../../values/parse-dates.ts';
import { withCells, withText } from '../reworded.ts';

const [asksStart, asksEnd] = [spanLabels.start, spanLabels.end].map((words) => anyOf(words, { at: 'whole' }));
const bare = (text: string): string => text.replace(/[:：]\s*$/u, '').replace(/\s+/gu, '');

/** `开始时间 ⇥ 2019-09 ⇥ 结束时间 ⇥ 2022-06` in one row of a form: the span in one cell. */
export function withSpanInRow(line: Line): Line {
  const { cells } = line;
  const at = cells.findIndex(
    ({ text }, i) => asksStart!.test(bare(text)) && asksEnd!.test(bare(cells[i + 2]?.text ?? '')),
  );
  const [from, to] = at < 0 ? [] : [cells[at + 1], cells[at + 3]];
  if (!from || !to) return line;
  const text = `${from.text.trim()} – ${to.text.trim()}`;
  if (!looksLikeDate(text) || findDates(text)?.single !== false) return line;
  const glyphs = [...(from.glyphs ?? []), ...(to.glyphs ?? [])];
  const span = { ...withText(from, text), x1: to.x1, glyphs };
  return withCells(line, [...cells.slice(0, at), span, ...cells.slice(at + 4)]);
}
