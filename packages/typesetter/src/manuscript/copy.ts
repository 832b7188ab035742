import { type Language, LIMITS } from '@verdant/contracts';
import { words } from './words.ts';

/** How user text becomes printed text. */
export type Printer = (text: string) => string;

/** The ways in which a field is set. */
export type Copy = {
  line: Printer;
  paragraphs: (text: string) => string[];
  bullets: (items: readonly string[]) => string[];
  tags: (items: readonly string[]) => string;
};

export const filled = (text: string) => text !== '';

const UNFOLDED = /^\s|\s\s|[^\S ]|\s$/;
const folded = (text: string) => (UNFOLDED.test(text) ? text.replace(/\s+/g, ' ').trim() : text);

export function copyist(print: Printer, language: Language): Copy {
  const oneLine = (text: string, limit: number) => folded(print(text.slice(0, limit)));
  return {
    line: (text) => oneLine(text, LIMITS.line),
    paragraphs: (text) => print(text.slice(0, LIMITS.text)).split('\n').map(folded).filter(filled),
    bullets: (items) =>
      items
        .slice(0, LIMITS.bullets)
        .map((item) => oneLine(item, LIMITS.bullet))
        .filter(filled),
    tags: (items) =>
      items
        .slice(0, LIMITS.tags)
        .map((item) => oneLine(item, LIMITS.line))
        .filter(filled)
        .join(words[language].comma),
  };
}
