import { type Industry, industries, remembered } from '@verdant/lexicon';
import type { ResumeDocument } from '../document/document.ts';

const LEAST = 4;
const LEAD = 1.15;
const WEIGHTS = { own: 1, shared: 0.4, target: 6, title: 4, olderTitle: 2 };

const byId = new Map(industries.map((industry) => [industry.id, industry]));

/** What a term says of each industry that has it. */
const weightsOf = new Map<string, Map<string, number>>();
for (const { id, own, terms } of industries) {
  const ownTerms = new Set(own);
  for (const term of terms) {
    const weights = weightsOf.get(term.id) ?? new Map<string, number>();
    weightsOf.set(term.id, weights.set(id, ownTerms.has(term) ? WEIGHTS.own : WEIGHTS.shared));
  }
}

const titlesOf = industries.map(({ id, titles }) => ({ id, titles: titles.map((title) => title.toLowerCase()) }));

/** The industries whose titles a title in small letters holds, or begins: 新媒体运营 for 新媒体运营专员. */
export const industriesOfTitle = remembered((title): readonly string[] => {
  if (title === '') return [];
  const isChinese = /^\p{Script=Han}{4,}$/u.test(title);
  const names = (known: string) => title.includes(known) || (isChinese && known.startsWith(title));
  return titlesOf.filter(({ titles }) => titles.some(names)).map(({ id }) => id);
});

/**
 * The field of work that a résumé speaks of: the chosen one, else the one whose job titles and terms it holds clearly
 * more of than of any other, the title aimed at before the one held; null where none stands out. It drives wording only: no rule is switched by it.
 */
export function industryOf({ settings, terms, content: { intention, work } }: ResumeDocument): Industry | null {
  if (settings.industry !== null) return byId.get(settings.industry) ?? null;
  const weights = new Map<string, number>();
  const add = (id: string, weight: number) => weights.set(id, (weights.get(id) ?? 0) + weight);
  for (const id of new Set([...terms.values()].flatMap((hits) => hits.map(({ entry }) => entry.id))))
    for (const [industry, weight] of weightsOf.get(id) ?? []) add(industry, weight);
  const told = [
    { title: intention.position.trim(), weight: WEIGHTS.target },
    ...work.map(({ position }, index) =>
      index === 0 ? { title: position.trim(), weight: WEIGHTS.title } : { title: position, weight: WEIGHTS.olderTitle },
    ),
  ];
  for (const { title, weight } of told) for (const id of industriesOfTitle(title.toLowerCase())) add(id, weight);
  const ranked = industries
    .map((industry) => ({ industry, weight: weights.get(industry.id) ?? 0 }))
    .sort((a, b) => b.weight - a.weight);
  const [first, second] = ranked;
  if (!first || first.weight < LEAST || (second && first.weight < second.weight * LEAD)) return null;
  return first.industry;
}
