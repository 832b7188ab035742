import type { TermHit } from '@verdant/lexicon';

const MIXED_CASE = /[a-z][A-Z]|^[A-Z]{2,}[a-z]/;

/** Terms whose capitals are part of the name (JavaScript, MySQL), written otherwise. Addresses are left alone. */
export function miscasedTerms(text: string, terms: readonly TermHit[]): { from: number; to: number; right: string }[] {
  return terms.flatMap(({ entry, from, to }) => {
    const written = text.slice(from, to);
    const right = entry.en.find((known) => known.toLowerCase() === written.toLowerCase());
    if (right === undefined || right === written || !MIXED_CASE.test(right) || written === written.toUpperCase())
      return [];
    if (/[/.@_-]$/.test(text.slice(0, from)) || /^[/@_]|^\.\w/.test(text.slice(to))) return [];
    return [{ from, to, right }];
  });
}
