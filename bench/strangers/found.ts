import type { ImportReading, ResumeContent } from '@verdant/contracts';
import { headingKind } from '../../packages/lexicon/src/vocabulary.ts';
import { isSameDate, likeness } from './likeness.ts';
import type { Found, Named, Said, Truth } from './truth.ts';

const until = (end: string | null) => end ?? 'present';
const LINKS = new Set(['Links', '链接']);

/** Our content in the shape of the truth. */
export function foundIn(content: ResumeContent): Found {
  const { basics } = content;
  const more = content.custom.filter(({ title }) => LINKS.has(title)).flatMap(({ items }) => items);
  return {
    basics: {
      name: basics.name,
      email: basics.email,
      phone: basics.phone,
      location: basics.address,
      links: [basics.homepage, basics.linkedin, ...(basics.profiles ?? []), ...more].filter(Boolean),
    },
    education: content.education.map(({ school, degree, major, start, end }) => ({
      school,
      degree,
      major,
      start,
      end: until(end),
    })),
    work: content.work.map(({ company, position, start, end }) => ({ company, position, start, end: until(end) })),
    projects: content.projects.map(({ name, start, end }) => ({ name, start, end: until(end) })),
    certifications: content.certifications.map(({ name }) => name),
    awards: content.awards.map(({ name }) => name),
    // the truth names languages among the skills, where it names them
    skills: [
      ...content.skills.flatMap(({ category, items }) => [category, ...items]),
      ...content.languages.map(({ language, level }) => [language, level].filter(Boolean).join(' ')),
    ],
  };
}

/** Which values of the truth a value of ours may be, by the last word of its path; null for what is not judged. */
function expectedFor(path: string, truth: Truth): Said[] | null {
  const [section, , field] = path.split('/');
  const key = path.split('/').at(-1)!;
  const basics = truth.basics ?? {};
  if (section === 'basics') {
    const said = { name: basics.name, email: basics.email, phone: basics.phone, address: basics.location }[key];
    return said === undefined ? null : [said];
  }
  const named = (list: readonly Named[] | undefined) =>
    list?.map((one) => (typeof one === 'string' || Array.isArray(one) ? one : one.name)) ?? null;
  if (section === 'skills') return truth.skills ?? null;
  if (key === 'name' && (section === 'certifications' || section === 'awards')) return named(truth[section]);
  if (key === 'name' && section === 'projects') return truth.projects?.map(({ name }) => name) ?? null;
  const entries = (section === 'work' ? truth.work : section === 'education' ? truth.education : undefined) as
    | Record<string, Said | undefined>[]
    | undefined;
  if (!entries || !field || !['company', 'position', 'school', 'degree', 'major', 'start', 'end'].includes(field))
    return null;
  return entries.flatMap((entry) => entry[field] ?? []);
}

/** The truth has neither the names of groups of skills nor the languages that somebody speaks. */
function isBesideSkills(content: ResumeContent, path: string): boolean {
  const [section, id, key] = path.split('/');
  if (section !== 'skills') return false;
  const group = content.skills.find((one) => one.id === id)?.category ?? '';
  return key === 'category' || headingKind(group) === 'languages';
}

/** Whether a value stands in the truth; null for what is not judged or has no counterpart there. */
export function isRight(content: ResumeContent, path: string, truth: Truth): boolean | null {
  const expected = expectedFor(path, truth);
  if (!expected?.length || isBesideSkills(content, path)) return null;
  const value = valueAt(content, path);
  return /\/(?:start|end)$/.test(path)
    ? expected.some((said) => isSameDate(said, value))
    : Math.max(...expected.map((said) => likeness(said, value))) >= 0.8;
}

/** Values that are shown as certain and as doubtful, and how many of each are right. */
export type Reliability = { certain: number; certainRight: number; marked: number; markedRight: number };

/** Lists whose items people part and name in more ways than one. */
export const isListed = (path: string): boolean => /^(?:skills|certifications|awards|projects)\//.test(path);

/** `judge` says of a value whether it is right, null where it is not judged. */
export function reliabilityOf(
  { evidence }: Pick<ImportReading, 'evidence'>,
  judge: (path: string) => boolean | null,
): Reliability {
  const out: Reliability = { certain: 0, certainRight: 0, marked: 0, markedRight: 0 };
  for (const { path, confidence } of evidence) {
    const right = judge(path);
    if (right === null) continue;
    const kind = confidence === 'sure' ? 'certain' : 'marked';
    out[kind]++;
    if (right) out[`${kind}Right`]++;
  }
  return out;
}

function valueAt(content: ResumeContent, path: string): string {
  const [section, second, third, at] = path.split('/') as [keyof ResumeContent, string, string?, string?];
  const holder = content[section] as unknown;
  const item = Array.isArray(holder) ? holder.find(({ id }: { id: string }) => id === second) : holder;
  const field = (item as Record<string, unknown>)[third ?? second];
  const value = Array.isArray(field) ? field[Number(at)] : field;
  return value === null ? 'present' : String(value ?? '');
}
