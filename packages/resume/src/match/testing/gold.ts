import { degreeAsked } from '../levels.ts';
import { requirementsOf } from '../requirements.ts';
import { yearsAsked } from '../years.ts';

/** One thing a sentence asks for: `need` of a term, or `years` and `degree`. `options` are the members of an OR-group. */
export type GoldItem = { kind: 'must' | 'nice' | 'years' | 'degree'; options: string[] };
export type GoldSentence = { text: string; items: GoldItem[] };

/** Lines `sentence => must A | nice B / C | years 3 | degree bachelor`. An empty right side asks for nothing. */
export const gold = (table: string): GoldSentence[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', right = ''] = line.split('=>');
      const items = right
        .split(' | ')
        .map((item) => item.trim())
        .filter((item) => item !== '')
        .map((item): GoldItem => {
          const [kind = '', ...words] = item.split(' ');
          return { kind: kind as GoldItem['kind'], options: words.join(' ').split(' / ') };
        });
      return { text: text.trim(), items };
    });

const bare = (term: string) => term.toLowerCase().replace(/[\s·-]/g, '');
/** The same thing where one holds the other and is at least half as long: 仓储 and 仓储管理, Kaizen and Kaizen. */
const sameTerm = (a: string, b: string) => {
  const [long, short] = [bare(a), bare(b)].sort((x, y) => y.length - x.length) as [string, string];
  return long.includes(short) && short.length * 2 >= long.length;
};
const sameItem = (a: GoldItem, b: GoldItem) =>
  a.kind === b.kind &&
  a.options.length === b.options.length &&
  a.options.every((option) => b.options.some((other) => sameTerm(option, other)));

export function extracted(text: string): GoldItem[] {
  const years = yearsAsked(text);
  const degree = degreeAsked(text);
  return [
    ...requirementsOf(text).map(({ need, options }): GoldItem => ({ kind: need, options })),
    ...(years ? [{ kind: 'years' as const, options: [`${years.least}`] }] : []),
    ...(degree ? [{ kind: 'degree' as const, options: [degree.level] }] : []),
  ];
}

export type Measured = {
  found: number;
  said: number;
  asked: number;
  precision: number;
  recall: number;
  wrong: string[];
};

/** An item counts where kind and all alternatives are right; a group that is torn apart counts as wrong. */
export function measure(sentences: readonly GoldSentence[]): Measured {
  let [found, said, asked] = [0, 0, 0];
  const wrong: string[] = [];
  for (const { text, items } of sentences) {
    const got = extracted(text);
    const left = [...items];
    const extra: GoldItem[] = [];
    for (const item of got) {
      const at = left.findIndex((other) => sameItem(item, other));
      if (at >= 0) left.splice(at, 1);
      else extra.push(item);
    }
    found += items.length - left.length;
    said += got.length;
    asked += items.length;
    const show = (list: GoldItem[]) => list.map(({ kind, options }) => `${kind} ${options.join(' / ')}`).join(', ');
    if (left.length + extra.length > 0)
      wrong.push(`${text}  missed: ${show(left) || '–'}  extra: ${show(extra) || '–'}`);
  }
  return { found, said, asked, precision: found / said, recall: found / asked, wrong };
}
