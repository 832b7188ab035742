import type { Twin } from '@verdant/contracts';
import type { RenderInput } from '../render-source.ts';
import { setsBoth } from '../templates.ts';
import { oneBehindTheOther, withTwin } from './both.ts';
import type { Printer } from './copy.ts';
import { type Manuscript, manuscript } from './manuscript.ts';

/** The twin whose words a page has; null where there is none, or where its template has no place for them. */
export const twinOn = ({ twin, letter, style }: Omit<RenderInput, 'content'>): Twin | null =>
  twin && !letter && setsBoth(style) ? twin : null;

/** The words of a page for Word and browsers: in both languages where the page has both. */
export function manuscriptOf(input: RenderInput, print: Printer): Manuscript {
  const { content, language, style } = input;
  const own = manuscript(content, language, style, print);
  const twin = twinOn(input);
  return twin ? oneBehindTheOther(withTwin(own, twin, style, print)) : own;
}
