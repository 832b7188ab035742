import type { JobRequirement } from '@verdant/contracts';

/** `term` is the requirement's place in the list; null for the text between. */
type JdPiece = { text: string; from: number; mark: 'found' | 'unsure' | 'missing' | null; term: number | null };

/** The job text cut where it asks for something. Of spans that overlap the longest stands, of equal ones the first. */
export const markTerms = (
  text: string,
  terms: (Pick<JobRequirement, 'asked' | 'credit'> & Partial<Pick<JobRequirement, 'standing'>>)[],
): JdPiece[] => {
  const asked = terms
    .flatMap(({ asked, credit, standing }, term) => {
      const mark: JdPiece['mark'] = standing === 'unsure' ? 'unsure' : credit > 0 ? 'found' : 'missing';
      return asked.map(({ from, to }) => ({ from, to, mark, term }));
    })
    .filter(({ from, to }) => from >= 0 && from < to && to <= text.length)
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const kept: typeof asked = [];
  for (const span of asked) if (kept.every((one) => span.to <= one.from || span.from >= one.to)) kept.push(span);
  kept.sort((a, b) => a.from - b.from);
  const pieces: JdPiece[] = [];
  let at = 0;
  const between = (to: number) => {
    if (to > at) pieces.push({ text: text.slice(at, to), from: at, mark: null, term: null });
  };
  for (const { from, to, mark, term } of kept) {
    between(from);
    pieces.push({ text: text.slice(from, to), from, mark, term });
    at = to;
  }
  between(text.length);
  return pieces;
};
