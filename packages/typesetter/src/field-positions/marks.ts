import type { FieldPath, ResumeContent } from '@verdant/contracts';
import type { Looks } from './looks.ts';
import { mapFields } from './map-fields.ts';

/** While words are arranged, a text carries one private character of plane 15 that stands for its field. */
const FIRST = 0xf0000;
const LAST = 0xffffd;
/** What reaches a template: the path of a field between these two, then its text. `t` of the templates reads them. */
export const OPEN = '\u{e001}';
export const CLOSE = '\u{e002}';

export type Marks = {
  content: ResumeContent;
  /** cleans a text by `print` and leaves its mark before each line that is not blank */
  printer: (print: (text: string) => string) => (text: string) => string;
  /** for a text that could not carry its mark */
  mark: (text: string, path: FieldPath) => string;
  /** the marks written out as templates read them, one for each run of a field that looks alike */
  written: (text: string, looks?: Looks) => string;
  /** the marks taken away */
  plain: (text: string) => string;
  /** the first field that a text carries */
  firstOf: (text: string) => FieldPath | undefined;
};

const isMark = (char: string | undefined) => {
  const code = char?.codePointAt(0) ?? 0;
  return code >= FIRST && code <= LAST;
};
const MARK = /[\u{f0000}-\u{ffffd}]/u;
/** of fields and of looks */
const MARKS = /[\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]/gu;
const EACH = /[\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]+/gu;

/** `pathOf` is undefined where no field is told. */
function writeMarks(text: string, pathOf: (char: string) => FieldPath | undefined, looks?: Looks): string {
  let path = '';
  let look = '';
  let last = OPEN;
  return text.replace(EACH, (chars) => {
    for (const char of chars) {
      if (isMark(char)) path = pathOf(char) ?? '';
      else look = looks?.lookOf(char) ?? '';
    }
    const next = path + look;
    if (next === last) return '';
    last = next;
    return `${OPEN}${next}${CLOSE}`;
  });
}

/** For a page that need not tell where anything stands. */
export const unmarked = (content: ResumeContent): Marks => ({
  content,
  mark: (text) => text,
  printer: (print) => print,
  written: (text, looks) => writeMarks(text, () => undefined, looks),
  plain: (text) => text.replace(MARKS, ''),
  firstOf: () => undefined,
});

/** Gives every text of a content a mark, so that a page can tell later where each field stands. */
export function markFields(content: ResumeContent): Marks {
  const paths: FieldPath[] = [];
  const markOf = new Map<FieldPath, string>();
  const mark = (text: string, path: FieldPath) => {
    if (text.trim() === '') return text;
    let char = markOf.get(path);
    if (char === undefined) {
      char = String.fromCodePoint(Math.min(FIRST + paths.push(path) - 1, LAST));
      markOf.set(path, char);
    }
    return char + text;
  };
  const pathOf = (char: string) => paths[char.codePointAt(0)! - FIRST];
  return {
    content: mapFields(content, mark),
    mark,
    printer: (print) => (text) => {
      const char = String.fromCodePoint(text.codePointAt(0) ?? 0);
      if (!isMark(char)) return print(text);
      const lines = print(text.slice(char.length)).split('\n');
      return lines.map((line) => (line.trim() === '' ? '' : char + line)).join('\n');
    },
    written: (text, looks) => writeMarks(text, pathOf, looks),
    plain: (text) => text.replace(MARKS, ''),
    firstOf: (text) => {
      const char = MARK.exec(text)?.[0];
      return char === undefined ? undefined : pathOf(char);
    },
  };
}
