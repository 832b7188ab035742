/** What draws a line from a name to its date: points in a row. */
const POINT = /^[.·•…‥⋯・_]+$/u;
const LEAST = 5;
const IN_TEXT = /[ \t]*(?:[.·…‥⋯・_] ?){5,}[ \t]*/gu;

/** Items without rows of points between words, as tables of contents have them; `said` is the text of an item. */
export function withoutLeaders<T>(row: T[], said: (item: T) => string): T[] {
  const out: T[] = [];
  let run: T[] = [];
  let points = 0;
  const flush = () => {
    if (points < LEAST) out.push(...run);
    [run, points] = [[], 0];
  };
  for (const item of row) {
    const text = said(item);
    const point = POINT.test(text);
    if (!point && !(run.length && text.trim() === '')) flush();
    if (point || run.length) run.push(item);
    else out.push(item);
    if (point) points += text === '…' || text === '⋯' ? 2 : text.length;
  }
  flush();
  return out;
}

/** A text with its rows of points as tab stops. */
export const leadersAsTabs = (text: string): string => text.replace(IN_TEXT, '\t');
