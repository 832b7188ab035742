import { type Industry, industries } from './catalogue.ts';
import type { TermEntry, TermKind } from './entry.ts';
import { buildMatcher, findTerms, type Matcher, type TermHit } from './matcher.ts';

/** `score` is the share of all evidence that speaks for the industry, above 0 and up to 1. */
export type IndustryScore = { industry: string; score: number };

/** What a hit says of the trade: papers and subjects much, tools that everyone uses little, a job title most. */
const WEIGHT: Record<TermKind, number> = { cert: 1.5, domain: 1.3, hard: 1, tool: 0.8, metric: 0.7 };
const TITLE = 3;
/** The top of a résumé says what the person is; so does the beginning of a description. */
const TOP = 160;
const TOP_FACTOR = 1.5;

const homes = new Map<string, string[]>();
for (const { id, terms } of industries)
  for (const entry of terms) homes.set(entry.id, [...(homes.get(entry.id) ?? []), id]);

const titleEntry = (title: string): TermEntry => ({
  id: title,
  en: [title],
  zh: [],
  kind: 'domain',
  related: [],
  ambiguous: false,
  needsNear: [],
  measure: null,
});

const titled = new Map<string, string[]>();
for (const { id, titles } of industries)
  for (const title of titles) titled.set(title, [...new Set([...(titled.get(title) ?? []), id])]);
let titles: Matcher | undefined;

type Evidence = { key: string; industries: readonly string[]; weight: number; from: number };

function evidenceOf(text: string, hits: readonly TermHit[]): Evidence[] {
  titles ??= buildMatcher([...titled.keys()].map(titleEntry));
  return [
    ...hits.map(({ entry: { id, kind }, from }) => ({
      key: id,
      industries: homes.get(id) ?? [],
      weight: WEIGHT[kind],
      from,
    })),
    ...titles(text).map(({ entry: { id }, from }) => ({
      key: `title ${id}`,
      industries: titled.get(id) ?? [],
      weight: TITLE,
      from,
    })),
  ];
}

/**
 * The industries a text speaks of, the likeliest first; empty where it holds no term. A term counts the more, the fewer
 * industries know it (`1 / n`), the more its kind says, and at the top; what is repeated counts with its logarithm.
 */
export function recogniseIndustry(text: string, hits: readonly TermHit[] = findTerms(text)): IndustryScore[] {
  const gathered = new Map<string, Evidence & { times: number }>();
  for (const evidence of evidenceOf(text, hits)) {
    const known = gathered.get(evidence.key);
    gathered.set(evidence.key, { ...(known ?? evidence), times: (known?.times ?? 0) + 1 });
  }
  const scores = new Map<Industry['id'], number>();
  for (const { industries: of, weight, from, times } of gathered.values()) {
    const value = ((weight * (from < TOP ? TOP_FACTOR : 1)) / of.length) * (1 + Math.log(times));
    for (const id of of) scores.set(id, (scores.get(id) ?? 0) + value);
  }
  const total = [...scores.values()].reduce((sum, score) => sum + score, 0);
  return [...scores]
    .map(([industry, score]) => ({ industry, score: score / total }))
    .sort((a, b) => b.score - a.score || a.industry.localeCompare(b.industry));
}
