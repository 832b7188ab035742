import {
  isListSection,
  type Language,
  type ResumeContent,
  type ResumeStyle,
  SECTION_ORDER,
  shownSections,
} from '@verdant/contracts';
import { emptyContent } from '../content/empty.ts';
import { toJsonResume } from './to-json-resume.ts';

type Shown = { content: ResumeContent; language: Language; style: Pick<ResumeStyle, 'sections'> };

/** The content without what its page does not show. */
function shownContent({ content, style }: Shown): ResumeContent {
  const shown = new Set(shownSections(style.sections));
  const empty = emptyContent();
  const hidden = SECTION_ORDER.filter((key) => !shown.has(key));
  const lists = hidden.filter(isListSection).map((key) => [key, []]);
  return {
    ...content,
    ...(hidden.includes('intention') && { intention: empty.intention }),
    ...(hidden.includes('introduction') && { basics: { ...content.basics, introduction: '' } }),
    ...Object.fromEntries(lists),
  };
}

/**
 * What a PDF or Word file carries of its own words (JSON Resume 1.0.0, as text), so that whoever reads it need not guess
 * which words are an employer and which a post. It says nothing that the page does not show.
 */
export const carriedResume = (shown: Shown): string =>
  JSON.stringify(toJsonResume(shownContent(shown), shown.language));
