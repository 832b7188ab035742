export type Labelled = { content: string[]; achievements: string[]; metrics: string[] };

const ACHIEVEMENTS =
  /^(?:(?:主要|工作|项目|个人)?(?:业绩|成果|成就)|(?:key |main |selected )?(?:achievements?|accomplishments?|results))\s*[:：]?\s*/i;
const METRICS = /^(?:量化(?:成果|指标|业绩)|关键指标|指标|数据指标|(?:key )?metrics|kpis?)\s*[:：]?\s*/i;
const CONTENT =
  /^(?:(?:主要)?(?:工作)?(?:内容|职责|描述)|(?:key |main )?(?:responsibilities|duties)|job description)\s*(?:\d{1,2}\s*)?[:：]?\s*/i;

const after = (text: string, label: RegExp): string | null => {
  const m = text.match(label);
  if (!m || (!/[:：]/.test(m[0]) && m[0].trim().length < text.trim().length)) return null;
  return text.slice(m[0].length).trim();
};

/** True where a text is nothing but a label that sorts the bullets below it (`Key achievements`, 业绩：). */
export const isBodyLabel = (text: string): boolean =>
  [ACHIEVEMENTS, METRICS, CONTENT].some((label) => after(text.trim(), label) === '');

/** Bullets sorted by the labels that the document itself puts before them; without a label they are content. */
export function byLabel(items: string[]): Labelled {
  const out: Labelled = { content: [], achievements: [], metrics: [] };
  let open: keyof Labelled = 'content';
  for (const item of items) {
    const found = (
      [
        ['metrics', METRICS],
        ['achievements', ACHIEVEMENTS],
        ['content', CONTENT],
      ] as const
    )
      .map(([key, label]) => ({ key, rest: after(item, label) }))
      .find((f) => f.rest !== null);
    if (!found) out[open].push(item);
    else if (found.rest) out[found.key].push(found.rest);
    else open = found.key;
  }
  return out;
}
