import type { GoldItem, GoldSentence } from '@verdant/testkit/match-cases/sentences';
import { degreeAsked } from '../src/match/facts/degree-asked.ts';
import { yearsAsked } from '../src/match/facts/years-asked.ts';
import { requirementsOf } from '../src/match/requirements.ts';

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
