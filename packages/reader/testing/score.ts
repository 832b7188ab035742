import type { ResumeContent } from '@verdant/contracts';
import type { Fixture } from '@verdant/testkit/layouts/catalogue';
import { fold } from '../src/evidence/stream.ts';

/** Right, found and expected values of a field. */
export type Count = { right: number; found: number; expected: number };
export type Scores = Record<string, Count>;
type Values = Record<string, string[]>;

const when = (value: string | null): string => value ?? 'present';
const bare = (text: string): string => fold(text).replace(/^https?|^www/, '');

/** What a document should give, as lists of values a field; values of entries carry the place of their entry. */
export function expectedOf({ person: p, layout }: Fixture): Values {
  const dates = (list: { start: string; end: string | null }[], ends = false) =>
    list.flatMap((e, i) => [...(ends ? [] : [`${i} ${e.start}`]), `${i} to ${when(e.end)}`]);
  return {
    name: [p.name],
    email: [p.email],
    phone: [p.phone],
    location: [p.city],
    links: p.links,
    'education.school': p.education.map((e, i) => `${i} ${e.school}`),
    'education.degree': p.education.map((e, i) => `${i} ${e.degree}`),
    'education.major': p.education.map((e, i) => `${i} ${e.major}`),
    'education.dates': dates(p.education, layout.school === 'endOnly'),
    'work.company': p.work.map((e, i) => `${i} ${e.company}`),
    'work.position': p.work.map((e, i) => `${i} ${e.position}`),
    'work.dates': dates(p.work),
    'work.bullets': p.work.flatMap((e, i) => e.bullets.map((b) => `${i} ${b}`)),
    projects: p.projects.map((e, i) => `${i} ${e.name}`),
    'projects.dates': dates(p.projects),
    skills: p.skills.flatMap((s) => s.items),
    certifications: p.certifications.map((c) => c.name),
    awards: p.awards.map((a) => a.name),
  };
}

/** What the reader gave, in the same form. */
export function foundOf({ basics: b, ...c }: ResumeContent): Values {
  const dates = (list: { start: string; end: string | null }[]) =>
    list.flatMap((e, i) => [
      ...(e.start ? [`${i} ${e.start}`] : []),
      ...(e.end === '' ? [] : [`${i} to ${when(e.end)}`]),
    ]);
  const one = (value: string) => (value ? [value] : []);
  const at = <T>(list: T[], key: (item: T) => string) => list.flatMap((e, i) => one(key(e)).map((v) => `${i} ${v}`));
  return {
    name: one(b.name),
    email: one(b.email),
    phone: one(b.phone),
    location: one(b.address),
    links: [...one(b.homepage), ...one(b.linkedin)],
    'education.school': at(c.education, (e) => e.school),
    'education.degree': at(c.education, (e) => e.degree),
    'education.major': at(c.education, (e) => e.major),
    'education.dates': dates(c.education),
    'work.company': at(c.work, (e) => e.company),
    'work.position': at(c.work, (e) => e.position),
    'work.dates': dates(c.work),
    'work.bullets': c.work.flatMap((e, i) => e.content.map((t) => `${i} ${t}`)),
    projects: at(c.projects, (e) => e.name),
    'projects.dates': dates(c.projects),
    skills: c.skills.flatMap((s) => s.items),
    certifications: c.certifications.map((e) => e.name),
    awards: c.awards.map((e) => e.name),
  };
}

/** Values count as right where they are equal but for case, width, spaces and punctuation. */
export function compare(expected: Values, found: Values): Scores {
  return Object.fromEntries(
    Object.keys(expected).map((key) => {
      const left = (found[key] ?? []).map(bare);
      let right = 0;
      for (const value of expected[key]!.map(bare)) {
        const at = left.indexOf(value);
        if (at < 0) continue;
        left.splice(at, 1);
        right++;
      }
      return [key, { right, found: (found[key] ?? []).length, expected: expected[key]!.length }];
    }),
  );
}

export function prf({ right, found, expected }: Count): { precision: number; recall: number; f1: number } {
  const precision = found ? right / found : expected ? 0 : 1;
  const recall = expected ? right / expected : found ? 0 : 1;
  return { precision, recall, f1: precision + recall ? (2 * precision * recall) / (precision + recall) : 0 };
}

/** Mean over the documents of the mean over their fields; a field that is neither expected nor found does not count. */
export function macro(documents: Scores[]): number {
  const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
  return mean(
    documents.map((d) =>
      mean(
        Object.values(d)
          .filter((c) => c.expected || c.found)
          .map((c) => prf(c).f1),
      ),
    ),
  );
}

/** Counts of a field over documents, as precision, recall and F1. */
export const micro = (documents: Scores[], key: string): ReturnType<typeof prf> =>
  prf(
    documents.reduce(
      (sum, d) => ({
        right: sum.right + d[key]!.right,
        found: sum.found + d[key]!.found,
        expected: sum.expected + d[key]!.expected,
      }),
      { right: 0, found: 0, expected: 0 },
    ),
  );
