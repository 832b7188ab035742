import { holds, isSameDate, likeness, plain, readings } from './likeness.ts';
import { paired } from './paired.ts';
import type { Entry, Found, Named, Optional, Said, Truth } from './truth.ts';

/** Right, found and expected values of a field in one document. */
export type Count = { right: number; found: number; expected: number };
export type Scores = Record<string, Count>;

/** What decides whether a reading helps; the full score counts every field. */
export const CORE = ['name', 'email', 'phone', 'school', 'company', 'position', 'work dates', 'skills'];
const [ALIKE, NEARLY] = [0.85, 0.7];
const LEAST_IN_COMMON = 3;

const none = (): Count => ({ right: 0, found: 0, expected: 0 });

function one(truth: Said | undefined, found: string, isRight: (said: Said, text: string) => boolean): Count {
  if (!readings(truth).length) return none();
  return { right: found && isRight(truth!, found) ? 1 : 0, found: found ? 1 : 0, expected: 1 };
}

const add = (a: Count, b: Count): Count => ({
  right: a.right + b.right,
  found: a.found + b.found,
  expected: a.expected + b.expected,
});

function datesOf(truth: { start?: Said; end?: Said }, found: Entry | undefined): Count {
  const expected = [truth.start, truth.end].filter((date): date is Said => Boolean(date));
  const [start, end] = [found?.start ?? '', found?.end ?? ''];
  // a single printed date may stand at either end
  if (expected.length === 1) {
    const right = [start, end].some((date) => date && isSameDate(expected[0]!, date));
    return { right: right ? 1 : 0, found: start || end ? 1 : 0, expected: 1 };
  }
  const each = [one(truth.start, start, isSameDate)];
  return [...each, one(truth.end, end, isSameDate)].reduce(add, none());
}

type Keys = { main: string; others: string[]; dates: string; loose: string[] };

/** Entries against entries: the most alike belong together; one too many costs, unless it is optional. */
type Dated = Optional & Record<string, unknown> & { start?: Said; end?: Said };

function entries(truth: Dated[], found: Entry[], keys: Keys): Scores {
  const fields = [keys.main, ...keys.others];
  const alike = (a: Dated, b: Entry) =>
    fields.reduce((sum, key) => sum + likeness(a[key] as Said, b[key] ?? ''), 0) +
    datesOf(a, b).right * 0.5 +
    (holds(a[keys.main] as Said, b[keys.main] ?? '', 4) ? 0.5 : 0);
  const pairs = paired(truth, found, (a, b) => (alike(a, b) >= 0.5 ? alike(a, b) : 0));
  const scores: Scores = Object.fromEntries([...fields, keys.dates].map((key) => [key, none()]));
  truth.forEach((entry, i) => {
    const other = found[pairs.get(i) ?? -1];
    if (entry.optional) return;
    for (const key of fields)
      scores[key] = add(scores[key]!, {
        ...one(entry[key] as Said | undefined, other?.[key] ?? '', (said, text) =>
          keys.loose.includes(key)
            ? likeness(said, text) >= 0.8 || holds(said, text, 2)
            : likeness(said, text) >= ALIKE,
        ),
      });
    scores[keys.dates] = add(scores[keys.dates]!, datesOf(entry, other));
  });
  const matched = new Set(pairs.values());
  const tooMany = found.filter((entry, at) => !matched.has(at) && entry[keys.main]).length;
  scores[keys.main]!.found += tooMany;
  return scores;
}

function names(truth: Named[], found: string[], isRight: (said: Said, text: string) => boolean): Count {
  const expected = truth.map((named) =>
    typeof named === 'string' || Array.isArray(named) ? { name: named, optional: false } : named,
  );
  const pairs = paired(expected, found, (a, b) => (isRight(a.name, b) ? 0.5 + likeness(a.name, b) / 2 : 0));
  const optional = [...pairs.keys()].filter((at) => expected[at]!.optional).length;
  return {
    right: pairs.size - optional,
    found: found.length - optional,
    expected: expected.filter((entry) => !entry.optional).length,
  };
}

const bare = (url: string) => plain(url.replace(/^[a-z]+:\/\/|^www\./gi, ''));

/** Scores of a document by field; fields that neither the truth nor the parser has are left out. */
export function scoreDocument(truth: Truth, { basics, ...found }: Found): Scores {
  const own = truth.basics ?? {};
  const digits = (text: string) => text.replace(/\D/g, '');
  const nearly = (said: Said, text: string) => likeness(said, text) >= NEARLY || holds(said, text, LEAST_IN_COMMON);
  const text = plain(found.skills.join(' '));
  const skills = (truth.skills ?? []).filter((skill) =>
    readings(skill).some((reading) => text.includes(plain(reading))),
  );
  const all: Scores = {
    name: one(own.name, basics.name, (said, value) => likeness(said, value) === 1),
    email: one(own.email, basics.email, (said, value) =>
      readings(said).some((reading) => reading.toLowerCase() === value.toLowerCase()),
    ),
    phone: one(own.phone, basics.phone, (said, value) =>
      readings(said).some((reading) => digits(value).endsWith(digits(reading).slice(-7))),
    ),
    location: one(own.location, basics.location, (said, value) => likeness(said, value) >= 0.8),
    links: own.links?.length
      ? names(own.links, basics.links, (said, url) =>
          readings(said).some((reading) => bare(url).includes(bare(reading)) || bare(reading).includes(bare(url))),
        )
      : none(),
    ...entries(truth.education ?? [], found.education, {
      main: 'school',
      others: ['degree', 'major'],
      dates: 'school dates',
      loose: ['degree', 'major'],
    }),
    ...entries(truth.work ?? [], found.work, { main: 'company', others: ['position'], dates: 'work dates', loose: [] }),
    projects: names(
      truth.projects ?? [],
      found.projects.map(({ name }) => name ?? ''),
      (said, value) => likeness(said, value) >= ALIKE || holds(said, value, 4),
    ),
    certifications: names(truth.certifications ?? [], found.certifications, nearly),
    awards: names(truth.awards ?? [], found.awards, nearly),
    skills: truth.skills?.length
      ? { right: skills.length, found: found.skills.length ? skills.length : 0, expected: truth.skills.length }
      : none(),
  };
  const ignored = truth._ignore ?? [];
  return Object.fromEntries(
    Object.entries(all).filter(
      ([key, { found: n, expected }]) => n + expected > 0 && !ignored.some((path) => path.endsWith(key)),
    ),
  );
}

/** The harmonic mean of precision and recall, 0 to 1. */
export function f1({ right, found, expected }: Count): number {
  const [precision, recall] = [found ? right / found : 0, expected ? right / expected : 0];
  return precision + recall ? (2 * precision * recall) / (precision + recall) : 0;
}

/** The mean F1 of a document's fields, of all or of some. */
export function macroOf(scores: Scores, fields?: readonly string[]): number {
  const counts = Object.entries(scores).filter(([key]) => !fields || fields.includes(key));
  return counts.length ? counts.reduce((sum, [, count]) => sum + f1(count), 0) / counts.length : 0;
}
