import type { FieldPath } from '@verdant/contracts';
import { hasTitleWord, isPlace } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument } from '../document/document.ts';
import { isDateLine } from '../text/date-line.ts';
import { looksPresent } from './looks-like.ts';

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
/** The head of a page sets several things in one line: `14 Orchard View, Hereford`, `拍片子的。北京／昆明两地`. */
const partsOf = (line: string): string[] =>
  line
    .split(/[,，、;；|/／∕·•。（(]|(?<=\p{Script=Han})\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** No list holds every town: a name by itself among what found no field may be one. */
const NAME = /^(?:\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?|\p{Script=Han}{2,5})$/u;
/** A street with its number and the town behind it: `14 Orchard View, Hereford`. */
const STREET = /^\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}'’.-]+ ?){1,4}, \p{Lu}\p{L}+/u;
/** What people write about where they are: `Memphis TN`, `London SE28`, `brighton-ish`, 昆明两地, 甘肃定西人. */
const ABOUT_PLACE =
  /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)* (?:[A-Z]{2,3}|[A-Z]{1,2}\d{1,2}[A-Z]?)(?: \d[A-Z]{2}| \d{4,5})?$|\b(?:based|living|lives?|located|resident) in\b|\b(?:near|around) \p{Lu}|(?:两地|本地人?|周边|附近)$|^\p{Script=Han}{2,5}人$|现\s?居|现\s?住|所\s?在\s?地|坐标|常驻/u;
const NEAR = /^\p{Ll}+-ish$/u;
/** A province and what lies in it in one piece: `浙江杭州`, `上海市浦东新区张江`. */
const LONGEST_NESTED = 12;
const isNested = (part: string): boolean =>
  part.length <= LONGEST_NESTED &&
  /^\p{Script=Han}{4,}$/u.test(part) &&
  [2, 3, 4].some((end) => isPlace(part.slice(0, end)));
const mayBePlace = (line: string): boolean =>
  NAME.test(line) ||
  STREET.test(line) ||
  [line, ...partsOf(line)].some((part) => isPlace(part) || isNested(part) || ABOUT_PLACE.test(part) || NEAR.test(part));

/** What is aimed at, said in a line that was filed elsewhere. */
const SAYS_AIM =
  /^(?:\W*)(?:objective|career (?:goal|objective|aim)|aim|goal|seeking|looking for|target(?: role)?|position (?:sought|wanted|applied for)|applying for|desired (?:role|position))\b|\b(?:i['’]?m|i am|would be|now) (?:after|looking for|seeking)\b|应聘|应征|應徵|求职|意向|目标岗位|希望从事|想[做找当]/i;

const lackedBy = (document: ResumeDocument, key: 'company' | 'position' | 'start'): number =>
  document.content.work.filter((item) => item[key].trim() === '').length;

/** Jobs without an organisation are rather cases, projects or posts: of another list, with an order of their own. */
export const holdsOtherLists = (document: ResumeDocument): boolean => lackedBy(document, 'company') > 1;

/** Posts that several lack and others have were lost on the way; who names none at all has left them out. */
const lacksSome = (document: ResumeDocument): boolean =>
  lackedBy(document, 'position') > 1 && lackedBy(document, 'position') < document.content.work.length;

/** Whether the value of an empty field may stand elsewhere in what was read: then nobody is told that it is missing. */
export function mayBeAstray(path: FieldPath, document: ResumeDocument): boolean {
  const key = path.split('/').at(-1);
  if (key === 'company') return holdsOtherLists(document);
  if (key === 'position' && path.startsWith('work/') && lacksSome(document)) return true;
  if (key === 'start' || key === 'end')
    return (
      strayLines(document).some((line) => /\d{4}/.test(line) && isDateLine(line)) ||
      (lackedBy(document, 'start') > 1 && lackedBy(document, 'start') === document.content.work.length)
    );
  if (looksPresent(path, document)) return true;
  if (path !== 'basics/address' && path !== 'intention/position') return false;
  if (headInParagraph(document)) return true;
  const lines = strayLines(document).filter((line) => line !== '');
  if (path === 'intention/position' && lines.some((line) => SAYS_AIM.test(line))) return true;
  const { skills } = document.content;
  // the head of a page in a column of its own is filed with the skills beside it
  if (path === 'basics/address' && skills.some(({ items }) => items.some((item) => isPlace(item) || NEAR.test(item))))
    return true;
  const fits = path === 'basics/address' ? mayBePlace : hasTitleWord;
  return lines.some((line) => line.length <= LONGEST_LABEL && fits(line));
}
