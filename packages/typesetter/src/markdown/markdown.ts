import type { Language, ResumeContent, ResumeStyle } from '@verdant/contracts';
import { type Entry, headsOf } from '../manuscript/entry.ts';
import type { Contact } from '../manuscript/links.ts';
import { manuscript } from '../manuscript/manuscript.ts';
import type { Section } from '../manuscript/sections.ts';
import { words } from '../manuscript/words.ts';
import { literal, rich } from './rich.ts';

const bullets = (items: string[]) => items.map((item) => `- ${rich(item)}`).join('\n');
const filled = (text: string) => text !== '';

const linked = (text: string, href: string | null) => (href === null ? literal(text) : `[${literal(text)}](<${href}>)`);
const contact = ({ text, href }: Contact) => linked(text, href);

function entry(told: Entry, language: Language): string[] {
  const { title, date, paragraphs, pairs, lists } = told;
  const [head = '', ...subtitle] = headsOf(told).map(({ text, href }) => linked(text, href));
  const below = [...subtitle, literal(date)].filter(filled).join(' · ');
  return [
    title === '' ? '' : `### ${head}`,
    below === '' ? '' : `*${below}*`,
    ...paragraphs.map(rich),
    ...pairs.map(
      ({ label, value, href }) =>
        `${label === '' ? '' : `**${label}**${words[language].colon}`}${linked(value, href ?? null)}`,
    ),
    ...lists.flatMap(({ label, items }) => [label === '' ? '' : `**${label}**`, bullets(items)]),
  ];
}

const section = (language: Language, { title, paragraphs, pairs, entries, items }: Section): string[] => [
  `## ${literal(title)}`,
  ...paragraphs.map(rich),
  pairs
    .map(
      ({ label, value }) => `- ${label === '' ? '' : `**${literal(label)}**${words[language].colon}`}${literal(value)}`,
    )
    .join('\n'),
  ...entries.flatMap((each) => entry(each, language)),
  bullets(items),
];

/** The same words in the same order as on the page, as CommonMark. */
export function markdown(content: ResumeContent, language: Language, style: ResumeStyle): string {
  const { name, headline, contacts, sections } = manuscript(content, language, style, (text) => text);
  const blocks = [
    name === '' ? '' : `# ${literal(name)}`,
    headline === '' ? '' : `**${literal(headline)}**`,
    contacts.map(contact).join(' · '),
    ...sections.flatMap((each) => section(language, each)),
  ].filter(filled);
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}
