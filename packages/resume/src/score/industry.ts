import { type Industry, industries } from '@verdant/lexicon';
import type { ResumeDocument } from '../document/document.ts';

const byId = new Map(industries.map((industry) => [industry.id, industry]));
const ownTerms = new Map(industries.map(({ id, own }) => [id, new Set(own.map((term) => term.id))]));
const allTerms = new Map(industries.map(({ id, terms }) => [id, new Set(terms.map((term) => term.id))]));

const titlesOf = new Map(industries.map(({ id, titles }) => [id, titles.map((title) => title.toLowerCase())]));

/** 新媒体运营 for 新媒体运营专员 */
const isShort = (title: string, known: string) => /^\p{Script=Han}{4,}$/u.test(title) && known.startsWith(title);

const LEAST = 4;
const LEAD = 1.15;
const WEIGHTS = { own: 1, shared: 0.4, target: 6, title: 4, olderTitle: 2 };

/**
 * The field of work that a résumé speaks of: the chosen one, else the one whose job titles and terms it holds clearly
 * more of than of any other, the title aimed at before the one held; null where none stands out. It drives wording only: no rule is switched by it.
 */
export function industryOf({ settings, terms, content: { intention, work } }: ResumeDocument): Industry | null {
  if (settings.industry !== null) return byId.get(settings.industry) ?? null;
  const found = new Set([...terms.values()].flatMap((hits) => hits.map(({ entry }) => entry.id)));
  const target = intention.position.trim().toLowerCase();
  const current = (work[0]?.position ?? '').trim().toLowerCase();
  const older = work.slice(1).map(({ position }) => position.toLowerCase());
  const ranked = industries
    .map((industry) => {
      const own = ownTerms.get(industry.id)!;
      const all = allTerms.get(industry.id)!;
      let weight = 0;
      for (const id of found) weight += own.has(id) ? WEIGHTS.own : all.has(id) ? WEIGHTS.shared : 0;
      const holds = (title: string) =>
        title !== '' && titlesOf.get(industry.id)!.some((known) => title.includes(known) || isShort(title, known));
      weight += (holds(target) ? WEIGHTS.target : 0) + (holds(current) ? WEIGHTS.title : 0);
      weight += older.filter(holds).length * WEIGHTS.olderTitle;
      return { industry, weight };
    })
    .sort((a, b) => b.weight - a.weight);
  const [first, second] = ranked;
  if (!first || first.weight < LEAST || (second && first.weight < second.weight * LEAD)) return null;
  return first.industry;
}
