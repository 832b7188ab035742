import {
  alternation,
  documentNames,
  entrySource,
  madeWords,
  pageWords,
  updatedWords,
} from '@verdant/lexicon/vocabulary';
import type { Line, Page } from '../types.ts';

const PAGE = alternation(pageWords);
const PAGE_NUMBER = new RegExp(
  `^(?:${PAGE}\\s*)?[-–—\\s]*\\d{1,2}(?:\\s*(?:/|of|-|–)\\s*\\d{1,2})?[-–—\\s]*$|^第?\\s*\\d{1,2}\\s*页?(?:\\s*[,，/共]\\s*共?\\s*\\d{1,2}\\s*页?)?$`,
  'iu',
);
const { en, zh } = updatedWords;
const UPDATED = new RegExp(
  `^${alternation(en)}\\b.{0,40}$|^${alternation(zh.before)}?${zh.word}${alternation(zh.behind)}.{0,20}$`,
  'iu',
);
const NAMES = entrySource(documentNames);
/** `本简历由松林人才网导出`: where a document was made. */
const MADE = new RegExp(`^${alternation(madeWords.before)}${NAMES}由.{2,24}?${alternation(madeWords.behind)}`, 'u');
const RUNNING = new RegExp(`${NAMES}|\\b${PAGE}\\s*\\d`, 'iu');
const EDGE = 0.08;
/** A foot that every page has may stand as high as this. */
const HIGH = 0.14;
const LARGER = 1.3;
/** No running line is longer, in letters. */
const LONGEST = 90;

/** The number of a page among other words, told as one: `page 2 of 3`, `2 / 3`, `第 2 页 共 3 页`. */
const NUMBERED = new RegExp(
  `(?<![\\p{L}\\d])(?:${PAGE}\\s*[-–—:]?\\s*(\\d{1,2})(?:\\s*(?:/|of|-|–)\\s*\\d{1,2})?|第\\s*(\\d{1,2})\\s*页(?:\\s*[,，/]?\\s*(?:共|总)\\s*\\d{1,2}\\s*页)?|(\\d{1,2})\\s*(?:/|of)\\s*\\d{1,2})(?![\\p{L}\\d])`,
  'iu',
);
/** `Page 2 of 3` alone, told so that it is one wherever it stands. */
const NUMBER_ALONE = new RegExp(
  `^${PAGE}\\s\\d{1,2}\\s(?:of|/)\\s\\d{1,2}$|^第\\s?\\d{1,2}\\s?页[\\s,，/]*共\\s?\\d{1,2}\\s?页$`,
  'iu',
);
const NAME_OF_DOCUMENT = new RegExp(`(?<!\\p{L})${NAMES}(?!\\p{L})`, 'giu');
const BETWEEN = /[\s·|｜•–—,，/-]+/gu;

/** What a running line says beside the number of its page. */
const withoutNumber = (text: string): string =>
  text
    .trim()
    .replace(/[\s·|–—-]{0,6}\d{1,2}(?:\s{0,3}\/\s{0,3}\d{1,2})?$/, '')
    .trim();

/** Whether a line of a later page says again what stands in much larger letters on the first: the name on each page. */
function saysTitleAgain(line: Line, all: readonly Line[]): boolean {
  const words = withoutNumber(line.text);
  if (line.page === 0 || words === '') return false;
  return all.some((o) => o.page === 0 && o.size > line.size * LARGER && o.text.trim() === words);
}

/** The number of its own page in a line, or that of the one before where a cover has none. */
function isNumbered({ text, page }: Line): boolean {
  const number = NUMBERED.exec(text)?.slice(1).find(Boolean);
  return number !== undefined && [page, page + 1].includes(Number(number));
}

/** `J. Bell` of a title `Ada Jane BELL`: each word is one of it, or begins with the letter of one. */
function isOfTitle(words: string, all: readonly Line[]): boolean {
  const lines = all.filter(({ page }) => page === 0);
  const largest = Math.max(...lines.map(({ size }) => size));
  const title = lines
    .filter(({ size }) => size * LARGER > largest)
    .flatMap(({ text }) => text.toLowerCase().split(BETWEEN));
  const said = words.toLowerCase().split(BETWEEN).filter(Boolean);
  const isInitial = (word: string) => /^\p{L}\.?$/u.test(word) && title.some((one) => one.startsWith(word[0]!));
  return said.every((word) => title.includes(word) || isInitial(word));
}

/**
 * The number of a page, the name of the document or both, with the name of the person beside them: `CV – Ada Bell – page 2
 * of 3`, `Curriculum Vitae – A. Bell`. On the first page a document says its name at its head.
 */
function isRunning(line: Line, all: readonly Line[]): boolean {
  if (line.text.length > LONGEST) return false;
  const numbered = isNumbered(line);
  const words = (numbered ? line.text.replace(NUMBERED, ' ') : line.text).replace(NAME_OF_DOCUMENT, ' ').trim();
  const isTold = numbered || (line.page > 0 && words !== line.text.trim());
  return isTold && isOfTitle(words, all);
}

const saysTheSame = (line: Line, other: Line): boolean =>
  other.page !== line.page &&
  Math.abs(other.y - line.y) < 3 &&
  other.text.replace(/\d+/g, '#') === line.text.replace(/\d+/g, '#');

/** A foot higher up is one where it stands below all of its page, and at the same place of every other. */
function isHighFoot(line: Line, page: Page, all: readonly Line[]): boolean {
  if (line.y < page.height * (1 - HIGH) || all.some((o) => o.page === line.page && o.y > line.y + 3)) return false;
  const pages = new Set(all.map((o) => o.page));
  return (
    pages.size > 1 && [...pages].every((n) => n === line.page || all.some((o) => o.page === n && saysTheSame(line, o)))
  );
}

/** Page numbers and lines that stand at the same place of several pages. */
export function isFurniture(line: Line, page: Page, all: Line[]): boolean {
  if (MADE.test(line.text.trim())) return true;
  const atEdge = line.y < page.height * EDGE || line.y > page.height * (1 - EDGE);
  if (!atEdge) return isHighFoot(line, page, all);
  if (PAGE_NUMBER.test(line.text.trim()) || UPDATED.test(line.text.trim())) return true;
  if (saysTitleAgain(line, all) || isRunning(line, all)) return true;
  // A running line of a single page: far from the text, in words that only such lines use.
  if (line.gap > 3 && line.page === all.at(-1)!.page && RUNNING.test(line.text) && line.text.length < 60) return true;
  return all.some((o) => saysTheSame(line, o));
}

/** The lines of a format without pages, without the numbers of the pages that they were taken from. */
export const withoutPageNumbers = (lines: Line[]): Line[] =>
  lines.filter(({ text }) => !NUMBER_ALONE.test(text.trim()));
