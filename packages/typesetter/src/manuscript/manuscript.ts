import type { Language, ResumeContent, ResumeStyle } from '@verdant/contracts';
import { copyist, type Printer } from './copy.ts';
import { type Contact, contacts } from './links.ts';
import { type Section, sectionsOf } from './sections.ts';
import { words } from './words.ts';

/** All words of a page in reading order, with nothing about how they look. Empty parts are absent. */
export type Manuscript = {
  language: Language;
  documentTitle: string;
  name: string;
  headline: string;
  contacts: Contact[];
  sections: Section[];
};

/**
 * `print` turns user text into what the medium can show (for paper: the characters of our fonts). Over-long values are
 * cut to the limits of the contract.
 */
export function manuscript(content: ResumeContent, language: Language, style: ResumeStyle, print: Printer): Manuscript {
  const copy = copyist(print, language);
  const shown = style.sections.filter(({ visible }) => visible).map(({ key }) => key);
  const name = copy.line(content.basics.name);
  const headline = shown.includes('intention') ? copy.line(content.intention.position) : '';
  return {
    language,
    documentTitle: [name, headline].filter((part) => part !== '').join(' – ') || words[language].resume,
    name,
    headline,
    contacts: contacts(content.basics, copy.line),
    sections: [...new Set(shown)].flatMap((key) => sectionsOf(key, content, copy, language)),
  };
}
