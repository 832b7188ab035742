import { type Language, type ResumeContent, type ResumeStyle, shownSections, wholeStyle } from '@verdant/contracts';
import { copyist, inRuns, type Printer } from './copy.ts';
import { type Contact, contacts } from './links.ts';
import { type Section, sectionsOf } from './sections.ts';
import { sectionTitles, words } from './words.ts';

/** All words of a page in reading order, with nothing about how they look. Empty parts are absent. */
export type Manuscript = {
  language: Language;
  documentTitle: string;
  name: string;
  headline: string;
  contacts: Contact[];
  sections: Section[];
  /** place and date beside which the person signs, '' to be written by hand; null where nobody signs */
  signature: string | null;
};

const filledIn = (titles: Record<string, string | undefined>, line: (text: string) => string) =>
  Object.fromEntries(
    Object.entries(titles)
      .map(([key, title]) => [key, line(title ?? '')] as const)
      .filter(([, title]) => title !== ''),
  );

/**
 * `print` turns user text into what the medium can show (for paper: the characters of our fonts). Over-long values are
 * cut to the limits of the contract. Paragraphs and bullets carry their marks as the content does; `marked` prints those.
 */
export function manuscript(
  content: ResumeContent,
  language: Language,
  style: ResumeStyle,
  print: Printer,
  marked: Printer = inRuns(print),
): Manuscript {
  const copy = copyist(print, language, marked);
  const { titles, dateStyle, leads, levels, arrangement, signature, signedAt } = wholeStyle(style);
  const headings = { ...sectionTitles(language), ...filledIn(titles, copy.line) };
  const shown = shownSections(style.sections);
  const name = copy.line(content.basics.name);
  const headline = shown.includes('intention') ? copy.line(content.intention.position) : '';
  return {
    language,
    documentTitle: [name, headline].filter((part) => part !== '').join(' – ') || words[language].resume,
    name,
    headline,
    contacts: contacts(content.basics, copy.line, language),
    sections: shown.flatMap((key) =>
      sectionsOf(key, content, { copy, language, dateStyle, leads, levels, titles: headings, arrangement }),
    ),
    signature: signature === 'none' ? null : copy.line(signedAt),
  };
}
