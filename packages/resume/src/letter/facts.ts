import {
  entryPath,
  type FieldPath,
  type JobRequirement,
  type Language,
  type LetterFact,
  type ResumeContent,
  type StoredJobMatch,
} from '@verdant/contracts';
import { type TextField, textFields } from '../content/text-fields.ts';
import { hasFigure } from '../text/quantities.ts';
import { resultSpan } from '../text/results.ts';
import { fill, frames } from './frames.ts';
import { sentenceOf, type Where } from './sentence.ts';

const MOST_FACTS = 40;
/** A paragraph of a résumé that is longer is no sentence. */
const MOST_LETTERS = { en: 260, zh: 120 };
const WEIGHT = { must: 2, nice: 1 } as const;
const STANDING = { recent: 1, older: 0.8, listed: 0.4, related: 0.2, unsure: 0.2 } as const;
/** What a line that tells a size or a result is worth beside what is asked for, and the newest entry beside the oldest. */
const TELLING = 0.6;
const NEWEST = 0.5;

type Place = Where & { entry: string; order: number };

const joined = (...parts: string[]) => parts.filter((part) => part.trim() !== '').join(' · ');

/** What lines of an entry are about; null where a line of it is no deed. */
function placesOf(content: ResumeContent): Map<string, Place> {
  const places = new Map<string, Place>();
  const newest = (list: readonly { id: string; start: string; end: string | null }[]) =>
    [...list].sort((a, b) => (b.end ?? '9').localeCompare(a.end ?? '9') || b.start.localeCompare(a.start));
  for (const [order, { id }] of newest(content.work).entries()) {
    const { company, position } = content.work.find((one) => one.id === id)!;
    places.set(`work/${id}`, { name: company, kind: 'work', entry: joined(position, company), order });
  }
  for (const [order, { id }] of newest(content.projects).entries()) {
    const { name, role } = content.projects.find((one) => one.id === id)!;
    places.set(`projects/${id}`, { name, kind: 'project', entry: joined(role, name), order });
  }
  for (const { id, organization, role } of content.volunteering)
    places.set(`volunteering/${id}`, { name: organization, kind: 'work', entry: joined(role, organization), order: 3 });
  return places;
}

function asked(terms: readonly JobRequirement[], path: FieldPath) {
  let worth = 0;
  const names: string[] = [];
  for (const { need, found, term } of terms) {
    const here = found.find((one) => one.path === path);
    if (!here) continue;
    worth += WEIGHT[need] * STANDING[here.standing];
    if (here.standing !== 'related' && here.standing !== 'unsure') names.push(here.option || term);
  }
  return { worth, names: [...new Set(names)] };
}

const isLine = ({ path, text, kind }: TextField, language: Language) =>
  (kind === 'bullet' || kind === 'paragraph') &&
  text.length <= MOST_LETTERS[language] &&
  // what a project is, is no deed of the person's
  !path.endsWith('/introduction');

/** Certificates and awards are facts by their name. */
function named(content: ResumeContent, language: Language) {
  const { holds, award } = frames[language];
  const of = (section: 'certifications' | 'awards', frame: string) =>
    content[section]
      .filter(({ name }) => name.trim() !== '')
      .map(({ id, name }) => {
        const sentence = fill(frame, { name: name.trim() });
        return { path: `${section}/${id}/name`, entry: name, text: name, sentence, further: sentence, there: sentence };
      });
  return [...of('certifications', holds), ...of('awards', award)];
}

/**
 * What the résumé says, as sentences of its own words: first what answers the posting, then what tells a size or a
 * result, then the newest.
 */
export function factsOf(content: ResumeContent, language: Language, match: StoredJobMatch | null): LetterFact[] {
  const places = placesOf(content);
  const terms = match?.terms ?? [];
  const lines = textFields(content).flatMap((field) => {
    const place = places.get(entryPath(field.path));
    if (!place || !isLine(field, language)) return [];
    const { path, text } = field;
    const telling = hasFigure(text) || resultSpan(text, language) !== null ? TELLING : 0;
    const { worth, names } = asked(terms, path);
    const fact: LetterFact = {
      path,
      entry: place.entry,
      text,
      sentence: sentenceOf(text, place, language),
      further: sentenceOf(text, place, language, 'further'),
      there: sentenceOf(text, place, language, 'there'),
      asked: names,
    };
    return [{ fact, worth: worth + telling + NEWEST / (1 + place.order) }];
  });
  const others = named(content, language).map((one) => {
    const { worth, names } = asked(terms, one.path);
    return { fact: { ...one, asked: names }, worth };
  });
  return [...lines, ...others]
    .map((one, at) => ({ ...one, at }))
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, MOST_FACTS)
    .map(({ fact }) => fact);
}
