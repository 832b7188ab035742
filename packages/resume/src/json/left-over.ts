import { type Custom, descriptorOf, LIMITS, LIST_SECTIONS } from '@verdant/contracts';
import { newItemId } from '../content/empty.ts';
import { namesOf } from './fields.ts';
import { asList, asObject, asText, asTexts } from './shapes.ts';

type Item = Record<string, unknown>;
/** Titles of sections for which the content model has no list, in the language of the document. */
const TITLES = {
  interests: { en: 'Interests', zh: '兴趣爱好' },
  links: { en: 'Links', zh: '链接' },
} as const;

const line = (value: unknown): string => asText(value, LIMITS.bullet).trim();
const told = (parts: string[], mark = ', '): string => parts.filter((part) => part !== '').join(mark);
const withNote = (words: string, note: string): string => (note === '' ? words : told([words, `(${note})`], ' '));
/** A list that is a kind of section by itself has been read already. */
const isSection = (key: string) => LIST_SECTIONS.some((section) => descriptorOf(section).json === key);
const list = (root: Item, key: string): Item[] => asList(root[key], LIMITS.items).map(asObject);
const others = (root: Item, key: string): Item[] => (isSection(key) ? [] : list(root, key));

/** Addresses that no field holds: each with the name that it belongs to. */
function links(root: Item): string[] {
  const named = (items: Item[], ...keys: string[]) =>
    items.map(
      (item) => [keys.map((key) => line(item[key])).find((name) => name !== '') ?? '', line(item.url)] as const,
    );
  const ofSections = LIST_SECTIONS.map(descriptorOf).flatMap(({ json, fields, essential }) => {
    if (json === undefined || Object.values(fields).some((field) => namesOf(field)?.key === 'url')) return [];
    const { key = '', or = [] } = namesOf(fields[essential]!) ?? {};
    return named(list(root, json), key, ...or);
  });
  return ofSections.flatMap(([name, url]) => (url === '' ? [] : [told([name, url], ': ')]));
}

/**
 * What a foreign JSON Resume says beyond the content model, as sections of its own, so that nothing of it is lost. Its own
 * words only, joined by punctuation.
 */
export function leftOver(root: Item, language: 'en' | 'zh'): Custom[] {
  const interests = others(root, 'interests').map((item) =>
    withNote(line(item.name), told(asTexts(item.keywords, LIMITS.tags, LIMITS.line))),
  );
  const section = (key: keyof typeof TITLES, items: string[]): Custom[] => {
    const filled = items.filter((item) => item !== '').slice(0, LIMITS.bullets);
    return filled.length ? [{ id: newItemId(), title: TITLES[key][language], items: filled }] : [];
  };
  return [...section('interests', interests), ...section('links', links(root))];
}
