import { type Language, plainWords, type ResumeContent, type ResumeStyle } from '@verdant/contracts';
import type { Entry, Pair } from '../manuscript/entry.ts';
import { manuscript } from '../manuscript/manuscript.ts';
import type { Section } from '../manuscript/sections.ts';
import { words } from '../manuscript/words.ts';
import { xmlSafe } from '../text/xml-safe.ts';

const filled = (text: string) => text !== '';
const bullets = (items: string[]) => items.map((item) => `- ${plainWords(item)}`);
const pairOf =
  (language: Language) =>
  ({ label, value }: Pair) =>
    label === '' ? value : `${label}${words[language].colon}${value}`;

/** Words can't lead anywhere in plain text: the address stands behind them. */
const addressOf = ({ link }: Entry): string => link?.href.replace(/^(https?:\/\/[^/]+)\/$/, '$1') ?? '';

function entry(language: Language, told: Entry): string {
  const { title, subtitle, date, paragraphs, pairs, lists } = told;
  return [
    title,
    [...subtitle, date, addressOf(told)].filter(filled).join(' | '),
    ...paragraphs.map(plainWords),
    ...pairs.map(pairOf(language)),
    ...lists.flatMap(({ label, items }) => [
      label === '' ? '' : `${label}${words[language].colon.trim()}`,
      ...bullets(items),
    ]),
  ]
    .filter(filled)
    .join('\n');
}

const section = (language: Language, { key, title, paragraphs, pairs, entries, items }: Section): string[] => [
  [
    key === 'custom' ? title : title.toUpperCase(),
    ...paragraphs.map(plainWords),
    ...pairs.map(pairOf(language)),
    ...(entries.length === 0 ? bullets(items) : []),
  ]
    .filter(filled)
    .join('\n'),
  ...entries.map((each) => entry(language, each)),
  ...(entries.length === 0 ? [] : [bullets(items).join('\n')]),
];

/**
 * The same words in the same order as on the page, as text to paste into the forms of job sites: one thing a line, `-`
 * before bullets, a blank line between blocks, no markup and no tabs.
 */
export function plainText(content: ResumeContent, language: Language, style: ResumeStyle): string {
  const { name, headline, contacts, sections } = manuscript(content, language, style, xmlSafe);
  const head = [name, headline, ...contacts.map(({ text }) => text)].filter(filled).join('\n');
  const blocks = [head, ...sections.flatMap((each) => section(language, each))].filter(filled);
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}
