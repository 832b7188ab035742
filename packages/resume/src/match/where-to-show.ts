import type { FieldPath, JobPlace } from '@verdant/contracts';
import { industries } from '@verdant/lexicon';
import type { ResumeDocument } from '../document/document.ts';
import { isDegree } from './facts/degree-term.ts';
import type { Requirement } from './requirements.ts';
import { isStudy, type Term, termsIn } from './terms/open-terms.ts';

const MAX_PLACES = 3;

let fields: Map<string, Set<string>> | undefined;
/** The industries in which a term is at home. */
function industriesOf(id: string): ReadonlySet<string> {
  if (!fields) {
    fields = new Map();
    for (const { id: industry, terms } of industries)
      for (const { id: term } of terms) fields.set(term, (fields.get(term) ?? new Set()).add(industry));
  }
  return fields.get(id) ?? new Set();
}

/** A line of the résumé with its terms; `newest` counts its entry from the newest one. */
export type TermLine = { path: FieldPath; terms: Term[]; newest: number };
export const termLines = ({ roles }: ResumeDocument): TermLine[] =>
  roles.flatMap((role, newest) =>
    [...role.bullets, ...role.introduction].map(({ path, text }) => ({
      path,
      terms: termsIn(text).map(({ entry }) => entry),
      newest,
    })),
  );

/**
 * Where the person could show something, if it is true of them: the lines that speak of a related thing, then those of
 * the same field, then the newest entry. A certificate and a field of study go where such stand, or nowhere; a degree is
 * held or not.
 */
export function placesFor({ entries }: Requirement, document: ResumeDocument, lines: readonly TermLine[]): JobPlace[] {
  if (entries[0]?.kind === 'cert')
    return document.content.certifications.slice(0, 1).map(({ id }) => ({
      path: `certifications/${id}/name`,
      because: 'same-field',
    }));
  if (entries[0] && isStudy(entries[0]))
    return document.content.education.slice(0, 1).map(({ id }) => ({
      path: `education/${id}/major`,
      because: 'same-field',
    }));
  if (entries.some(isDegree)) return [];
  const ids = new Set(entries.map(({ id }) => id));
  const related = new Set(entries.flatMap((entry) => entry.related));
  const home = new Set(entries.flatMap(({ id }) => [...industriesOf(id)]));
  const close = lines.filter(({ terms }) =>
    terms.some((term) => related.has(term.id) || term.related.some((id) => ids.has(id))),
  );
  const kin = lines
    .map((line) => ({
      ...line,
      shared: line.terms.filter(({ id }) => [...industriesOf(id)].some((one) => home.has(one))),
    }))
    .filter(({ shared }) => shared.length > 0)
    .sort((a, b) => a.newest - b.newest || b.shared.length - a.shared.length);
  const first = document.roles[0];
  const places: JobPlace[] = [
    ...close.map(({ path }) => ({ path, because: 'related' as const })),
    ...kin.map(({ path }) => ({ path, because: 'same-field' as const })),
    ...(first ? [{ path: first.bullets[0]?.path ?? first.path, because: 'newest' as const }] : []),
  ];
  return places
    .filter(({ path }, index) => places.findIndex((one) => one.path === path) === index)
    .slice(0, MAX_PLACES);
}
