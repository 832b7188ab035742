import type { JobEvidence, JobRequirement, StoredJobMatch } from '@verdant/contracts';
import type { ResumeDocument } from '../document/document.ts';
import type { Draft } from './draft.ts';
import { quoted } from './quoted.ts';
import type { Sure } from './sure.ts';

const MOST = { met: 3, missing: 3 };
const NICE = 22;
/** A phrase of a posting that is longer is no name to put into a question. */
const MOST_TERM = 40;

const isLine = (path: string) =>
  /^(?:work|projects|volunteering)\/[^/]+\/(?:content|achievements|results|introduction)/.test(path);
/** Terms that are no ability: they are asked about by nobody in these words. */
const isName = ({ term, kind }: JobRequirement) =>
  term.length <= MOST_TERM && kind !== 'field' && kind !== 'degree' && /\p{L}/u.test(term);

function evidenceOf(
  document: ResumeDocument,
  sure: Sure,
  { found }: JobRequirement,
  of: (one: JobEvidence) => boolean,
) {
  const lines = document.roles.flatMap(({ bullets, introduction }) => [...bullets, ...introduction]);
  return found.find((one) => {
    const line = lines.find(({ path }) => path === one.path);
    return of(one) && (line ? sure.line(line) : sure.path(one.path));
  });
}

function met(document: ResumeDocument, sure: Sure, requirement: JobRequirement, order: number): Draft | null {
  const isPaper = requirement.kind === 'certificate';
  const shown = evidenceOf(document, sure, requirement, ({ path, standing }) =>
    isPaper ? path.startsWith('certifications/') : isLine(path) && (standing === 'recent' || standing === 'older'),
  );
  const text = document.fields.find(({ path }) => path === shown?.path)?.text;
  if (!shown || text === undefined) return null;
  const { term, need } = requirement;
  return {
    kind: 'requirementMet',
    form: isPaper ? 'certificate' : 'met',
    path: shown.path,
    quote: text,
    requirement: term,
    words: { term, line: quoted(text, document.language, shown) },
    weight: (isPaper ? 74 : 90) - 6 * order - (need === 'nice' ? NICE : 0),
    key: term,
  };
}

function missing(document: ResumeDocument, sure: Sure, requirement: JobRequirement, order: number): Draft {
  const { term, need } = requirement;
  const near = evidenceOf(document, sure, requirement, ({ path, standing }) => isLine(path) && standing === 'related');
  const text = document.fields.find(({ path }) => path === near?.path)?.text;
  const common = { kind: 'requirementMissing', requirement: term, key: term } as const;
  const weight = 91 - 7 * order - (need === 'nice' ? NICE : 0);
  if (!near || text === undefined)
    return { ...common, form: 'missing', path: null, quote: '', words: { term }, weight };
  const words = { term, line: quoted(text, document.language, near) };
  return { ...common, form: 'related', path: near.path, quote: text, words, weight };
}

/** What the posting asks for and the résumé shows, or doesn't; then its years and its degree. */
export function postingDrafts(document: ResumeDocument, sure: Sure, match: StoredJobMatch): Draft[] {
  const terms = [...match.terms].filter(isName).sort((a, b) => Number(b.need === 'must') - Number(a.need === 'must'));
  const shown = terms
    .filter(({ standing }) => standing === 'recent' || standing === 'older')
    .flatMap((one, order) => met(document, sure, one, order) ?? [])
    // one line shows one thing
    .filter(({ path }, at, all) => all.findIndex((one) => one.path === path) === at)
    .slice(0, MOST.met);
  const absent = terms
    .filter(({ standing }) => standing === 'missing' || standing === 'related')
    .map((one, order) => missing(document, sure, one, order))
    .slice(0, MOST.missing);
  return [...shown, ...absent, ...factDrafts(match)];
}

/** Years that are nearly none are asked about in other words: the talk itself says it. */
const LEAST_YEARS = 1;

function factDrafts({ facts: { years, degree } }: StoredJobMatch): Draft[] {
  const common = { kind: 'requirementMissing', quote: '', requirement: null } as const;
  const drafts: Draft[] = [];
  if (years?.fit === 'below' && years.asked - years.own >= 1 && years.own >= LEAST_YEARS) {
    const words = { asked: String(years.asked), own: String(Math.round(years.own)) };
    drafts.push({ ...common, form: 'years', path: null, words, weight: 76, key: 'years' });
  }
  if (degree?.fit === 'below' && degree.own !== null)
    drafts.push({ ...common, form: 'degree', path: degree.path, words: {}, weight: 62, key: 'degree' });
  return drafts;
}
