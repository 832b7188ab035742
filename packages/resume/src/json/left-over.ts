import { type Custom, LIMITS, type Skill } from '@verdant/contracts';
import { newItemId } from '../content/empty.ts';
import { asList, asObject, asText, asTexts } from './shapes.ts';

type Item = Record<string, unknown>;
/** Titles of sections for which the content model has no list, in the language of the document. */
const TITLES = {
  volunteer: { en: 'Volunteering', zh: '志愿经历' },
  publications: { en: 'Publications', zh: '发表' },
  references: { en: 'References', zh: '推荐' },
  languages: { en: 'Languages', zh: '语言' },
  interests: { en: 'Interests', zh: '兴趣爱好' },
  links: { en: 'Links', zh: '链接' },
} as const;

const line = (value: unknown): string => asText(value, LIMITS.bullet).trim();
const told = (parts: string[], mark = ', '): string => parts.filter((part) => part !== '').join(mark);
const withNote = (words: string, note: string): string => (note === '' ? words : told([words, `(${note})`], ' '));
const list = (root: Item, key: string): Item[] => asList(root[key], LIMITS.items).map(asObject);
const period = (item: Item): string => told([line(item.startDate), line(item.endDate)], ' – ');

function volunteer(item: Item): string[] {
  const head = told([line(item.position), line(item.organization), period(item)]);
  return [head, line(item.summary), ...asTexts(item.highlights, LIMITS.bullets, LIMITS.bullet)];
}

const publication = (item: Item): string[] => [
  told([line(item.name), line(item.publisher), line(item.releaseDate), line(item.url ?? item.website)]),
  line(item.summary),
];

const reference = (item: Item): string[] => [told([line(item.name), line(item.reference)], ': ')];

/** Addresses that no field holds: each with the name that it belongs to. */
function links(root: Item): string[] {
  const basics = asObject(root.basics);
  const profiles = asList(basics.profiles, LIMITS.items).map(asObject);
  const others = profiles.filter(({ network, url }) => !/linkedin/i.test(`${line(network)} ${line(url)}`));
  const named = (items: Item[], ...keys: string[]) =>
    items.map(
      (item) => [keys.map((key) => line(item[key])).find((name) => name !== '') ?? '', line(item.url)] as const,
    );
  return [
    ...others.map((item) => [line(item.network), line(item.url) || line(item.username)] as const),
    ...named(list(root, 'work'), 'name', 'company'),
    ...named(list(root, 'education'), 'institution'),
    ...named(list(root, 'projects'), 'name'),
    ...named(list(root, 'certificates'), 'name'),
  ].flatMap(([name, url]) => (url === '' ? [] : [told([name, url], ': ')]));
}

/**
 * What a foreign JSON Resume says beyond the content model, as skills and as sections of its own, so that nothing of it
 * is lost. Its own words only, joined by punctuation.
 */
export function leftOver(root: Item, language: 'en' | 'zh'): { skills: Skill[]; custom: Custom[] } {
  const spoken = list(root, 'languages').map((item) => withNote(line(item.language ?? item.name), line(item.fluency)));
  const interests = list(root, 'interests').map((item) =>
    withNote(line(item.name), told(asTexts(item.keywords, LIMITS.tags, LIMITS.line))),
  );
  const skill = (key: 'languages' | 'interests', items: string[]): Skill[] => {
    const filled = items.filter((item) => item !== '').map((item) => item.slice(0, LIMITS.line));
    return filled.length ? [{ id: newItemId(), category: TITLES[key][language], items: filled }] : [];
  };
  const section = (key: 'volunteer' | 'publications' | 'references' | 'links', items: string[]): Custom[] => {
    const filled = items.filter((item) => item !== '').slice(0, LIMITS.bullets);
    return filled.length ? [{ id: newItemId(), title: TITLES[key][language], items: filled }] : [];
  };
  return {
    skills: [...skill('languages', spoken), ...skill('interests', interests)],
    custom: [
      ...section('volunteer', list(root, 'volunteer').flatMap(volunteer)),
      ...section('publications', list(root, 'publications').flatMap(publication)),
      ...section('references', list(root, 'references').flatMap(reference)),
      ...section('links', links(root)),
    ],
  };
}
