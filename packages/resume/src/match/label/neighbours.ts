import { groupsOf } from '../alternatives.ts';
import type { Hit } from '../terms/open-terms.ts';
import type { ClauseTerms } from '../terms/terms-by-rules.ts';
import type { Neighbours } from './alternative-features.ts';
import { sentencesOf } from './posting-tokens.ts';

type Place = { from: number; to: number; text: string };

/** Groups of alternatives by the rules: of the pieces that stand in one clause, or where none holds them in one sentence. */
function groupsByRules(posting: string, clauses: readonly Place[], sentences: readonly Place[], hits: readonly Hit[]) {
  const places = new Map<Place, Hit[]>();
  for (const hit of hits) {
    const holds = ({ from, to }: Place) => from <= hit.from && hit.to <= to;
    const place = clauses.find(holds) ?? sentences.find(holds) ?? { ...hit, text: '' };
    places.set(place, [...(places.get(place) ?? []), hit]);
  }
  return [...places].flatMap(([place, own]) => groupsOf(posting, place, own));
}

/** Pieces that stand in one sentence, in order, and what the rules join. */
export function neighboursOf<T extends Hit>(
  posting: string,
  terms: readonly ClauseTerms[],
  hits: readonly T[],
): (Omit<Neighbours, 'spans'> & { spans: T[] })[] {
  const sentences = sentencesOf(posting).map(({ from, to }) => ({ from, to, text: posting.slice(from, to) }));
  const clauses = terms.map(({ clause }) => clause);
  const groups = groupsByRules(posting, clauses, sentences, hits);
  const groupOf = new Map(groups.flatMap((group, i) => group.map((hit) => [hit.from, i] as const)));
  return sentences.flatMap((sentence) => {
    // a piece may go on behind what looks like an end: `night shifts incl. public holidays`
    const spans = hits.filter(({ from }) => sentence.from <= from && from < sentence.to);
    const byRules = spans.map(({ from }, i) => i > 0 && groupOf.get(from) === groupOf.get(spans[i - 1]!.from));
    return spans.length ? [{ sentence, spans, byRules }] : [];
  });
}
