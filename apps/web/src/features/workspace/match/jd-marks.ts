import type { JobTerm } from '@verdant/contracts';

export type JdSpan = { text: string; mark: 'found' | 'missing' | null };

const LATIN = /[A-Za-z0-9]/;
const bounded = (text: string, from: number, to: number) =>
  !(LATIN.test(text[from] ?? '') && LATIN.test(text[from - 1] ?? '')) &&
  !(LATIN.test(text[to - 1] ?? '') && LATIN.test(text[to] ?? ''));

/** The job text cut at the terms the review has found in it; the longest term wins where two overlap. */
export const markTerms = (text: string, terms: JobTerm[]): JdSpan[] => {
  const lower = text.toLowerCase();
  const hits: { from: number; to: number; mark: 'found' | 'missing' }[] = [];
  for (const { term, credit } of [...terms].sort((a, b) => b.term.length - a.term.length)) {
    const needle = term.toLowerCase().trim();
    if (!needle) continue;
    for (let from = lower.indexOf(needle); from >= 0; from = lower.indexOf(needle, from + needle.length)) {
      const to = from + needle.length;
      const free = hits.every((hit) => to <= hit.from || from >= hit.to);
      if (free && bounded(text, from, to)) hits.push({ from, to, mark: credit > 0 ? 'found' : 'missing' });
    }
  }
  hits.sort((a, b) => a.from - b.from);
  const spans: JdSpan[] = [];
  let at = 0;
  for (const { from, to, mark } of hits) {
    if (from > at) spans.push({ text: text.slice(at, from), mark: null });
    spans.push({ text: text.slice(from, to), mark });
    at = to;
  }
  if (at < text.length) spans.push({ text: text.slice(at), mark: null });
  return spans;
};
