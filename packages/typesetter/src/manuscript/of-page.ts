import type { Language, LetterWords, ResumeContent, ResumeStyle, Twin } from '@verdant/contracts';
import { setsBoth } from '../templates.ts';
import { oneBehindTheOther, withTwin } from './both.ts';
import type { Printer } from './copy.ts';
import { type Manuscript, manuscript } from './manuscript.ts';

type Look = { style: ResumeStyle; twin?: Twin | null; letter?: LetterWords };

/** The twin whose words a page has; null where there is none, or where its template has no place for them. */
export const twinOn = ({ twin, letter, style }: Look): Twin | null =>
  twin && !letter && setsBoth(style) ? twin : null;

/** The words of a page for Word and browsers: in both languages where the page has both. */
export function manuscriptOf(input: Look & { content: ResumeContent; language: Language }, print: Printer): Manuscript {
  const { content, language, style } = input;
  const own = manuscript(content, language, style, print);
  const twin = twinOn(input);
  return twin ? oneBehindTheOther(withTwin(own, twin, style, print)) : own;
}
