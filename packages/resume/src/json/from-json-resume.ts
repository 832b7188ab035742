import {
  descriptorOf,
  Failure,
  LIMITS,
  LIST_SECTIONS,
  type ListSectionKey,
  PERSONAL_FIELDS,
  type ResumeContent,
} from '@verdant/contracts';
import { emptyContent } from '../content/empty.ts';
import { entryFromJson } from './entry-from-json.ts';
import { leftOver } from './left-over.ts';
import { profilesFrom } from './profiles.ts';
import { asList, asObject, asText, asTexts } from './shapes.ts';

const line = (value: unknown) => asText(value, LIMITS.line);
const text = (value: unknown) => asText(value, LIMITS.text);

const place = (value: unknown) => {
  const { address, city, region } = asObject(value);
  return line(
    [address, city, region]
      .map(line)
      .filter((part) => part !== '')
      .join(', '),
  );
};

/** Whether a document is in Chinese: a good share of the letters of its names and texts. */
function languageOf(root: Record<string, unknown>): 'en' | 'zh' {
  const letters = JSON.stringify(Object.entries(root).filter(([key]) => key !== 'meta')).match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length > letters.length * 0.1 ? 'zh' : 'en';
}

/** Our own files had what is said of a school in `courses`, before courses were a field. */
const withOlderCourses = ({ courses, ...item }: Record<string, unknown>): Record<string, unknown> => ({
  ...item,
  summary: asTexts(courses, LIMITS.tags, LIMITS.text).join('\n'),
});

const rootOf = (key: ListSectionKey): string | null => descriptorOf(key).json ?? null;

/**
 * Content from a JSON Resume document of any 1.x or 0.x shape. Standard sections that the content model has no list for
 * become sections of their own; over-long values are cut to the limits of the content model. Fails with `notSupported`
 * where there is no object or nothing of a résumé in it.
 */
export function fromJsonResume(json: unknown): ResumeContent {
  const root = asObject(json);
  const known = ['basics', ...LIST_SECTIONS.flatMap((key) => rootOf(key) ?? [])];
  if (!known.some((key) => key in root)) throw new Failure('notSupported', { field: 'json' });

  const basics = asObject(root.basics);
  const ours = asObject(asObject(root.meta).verdant);
  const { linkedin, rows } = profilesFrom(basics.profiles);

  const content = emptyContent();
  const own = asObject(ours.basics);
  const personal = asObject(ours.personal);
  const profiles = ours.profiles === undefined ? rows : asTexts(ours.profiles, LIMITS.tags, LIMITS.line);
  content.basics = {
    name: line(basics.name),
    email: line(own.email ?? basics.email),
    phone: line(basics.phone),
    address: place(basics.location),
    linkedin: line(own.linkedin ?? linkedin),
    homepage: line(own.homepage ?? basics.url ?? basics.website),
    introduction: text(basics.summary),
    ...(profiles.length > 0 && { profiles }),
    ...Object.fromEntries(
      PERSONAL_FIELDS.flatMap((key) => (personal[key] === undefined ? [] : [[key, line(personal[key])]])),
    ),
  };
  const intention = asObject(ours.intention);
  content.intention = {
    position: line(intention.position ?? basics.label),
    city: line(intention.city),
    salary: line(intention.salary),
    availability: line(intention.availability),
    industry: line(intention.industry),
  };
  const isOlder = Object.keys(ours).length > 0 && ours.version === undefined;
  const lists = LIST_SECTIONS.map((key): [ListSectionKey, unknown[]] => {
    const at = rootOf(key);
    const owns = asList(ours[key], LIMITS.items).map(asObject);
    const told = at === null ? owns : asList(root[at], LIMITS.items).map(asObject);
    const items = key === 'education' && isOlder ? told.map(withOlderCourses) : told;
    return [key, items.map((item, index) => entryFromJson(descriptorOf(key), item, owns[index] ?? {}))];
  });
  Object.assign(content, Object.fromEntries(lists));
  if (Object.keys(ours).length > 0) return content;
  content.custom = leftOver(root, languageOf(root));
  return content;
}
