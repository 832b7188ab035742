import type { FieldPath } from '@verdant/contracts';
import { hasTitleWord, isPlace } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument } from '../document/document.ts';
import { isDateLine } from '../text/date-line.ts';

/** Letters of a line that may be a place or a title. */
const LONGEST_LABEL = 40;

/** The head of the page was read as a paragraph: it holds the address or number that also has its own field. */
const headInParagraph = ({ content: { basics } }: ResumeDocument): boolean =>
  [basics.email, basics.phone].some((value) => value.trim() !== '' && basics.introduction.includes(value));

/** Lines of the document that found no field of their own. */
const strayLines = ({ content: { basics, education, custom } }: ResumeDocument): string[] =>
  [basics.introduction, ...education.map(({ description }) => description), ...custom.flatMap(({ items }) => items)]
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim());

/** No list holds every town: a name by itself among what found no field may be one. */
const NAME = /^(?:\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?|\p{Script=Han}{2,5})$/u;
const mayBePlace = (line: string): boolean => isPlace(line) || NAME.test(line);

const lackedBy = (document: ResumeDocument, key: 'company' | 'start'): number =>
  document.content.work.filter((item) => item[key].trim() === '').length;

/** Jobs without an organisation are rather cases, projects or posts: of another list, with an order of their own. */
export const holdsOtherLists = (document: ResumeDocument): boolean => lackedBy(document, 'company') > 1;

/** Whether the value of an empty field may stand elsewhere in what was read: then nobody is told that it is missing. */
export function mayBeAstray(path: FieldPath, document: ResumeDocument): boolean {
  const key = path.split('/').at(-1);
  if (key === 'company') return holdsOtherLists(document);
  if (key === 'start' || key === 'end')
    return (
      strayLines(document).some((line) => /\d{4}/.test(line) && isDateLine(line)) ||
      (lackedBy(document, 'start') > 1 && lackedBy(document, 'start') === document.content.work.length)
    );
  if (path !== 'basics/address' && path !== 'intention/position') return false;
  if (headInParagraph(document)) return true;
  const fits = path === 'basics/address' ? mayBePlace : hasTitleWord;
  return strayLines(document).some((line) => line !== '' && line.length <= LONGEST_LABEL && fits(line));
}
