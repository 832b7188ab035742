import { type Language, LIMITS, printRuns, runsOf } from '@verdant/contracts';
import { words } from './words.ts';

/** How user text becomes printed text. */
export type Printer = (text: string) => string;

/** The same for a text with marks, whose words are printed run by run. */
export const inRuns =
  (print: Printer): Printer =>
  (text) =>
    printRuns(runsOf(text).map((run) => ({ ...run, text: print(run.text) })));

/** The ways in which a field is set. Paragraphs and bullets keep their marks. */
export type Copy = {
  line: Printer;
  paragraphs: (text: string) => string[];
  bullets: (items: readonly string[]) => string[];
  tags: (items: readonly string[]) => string;
};

export const filled = (text: string) => text !== '';

const UNFOLDED = /^\s|\s\s|[^\S ]|\s$/;
const folded = (text: string) => (UNFOLDED.test(text) ? text.replace(/\s+/g, ' ').trim() : text);

export function copyist(print: Printer, language: Language, marked: Printer): Copy {
  const oneLine = (text: string, limit: number, by = print) => folded(by(text.slice(0, limit)));
  return {
    line: (text) => oneLine(text, LIMITS.line),
    paragraphs: (text) => marked(text.slice(0, LIMITS.text)).split('\n').map(folded).filter(filled),
    bullets: (items) =>
      items
        .slice(0, LIMITS.bullets)
        .map((item) => oneLine(item, LIMITS.bullet, marked))
        .filter(filled),
    tags: (items) =>
      items
        .slice(0, LIMITS.tags)
        .map((item) => oneLine(item, LIMITS.line))
        .filter(filled)
        .join(words[language].comma),
  };
}
