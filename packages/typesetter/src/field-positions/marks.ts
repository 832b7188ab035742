import type { FieldPath, ResumeContent } from '@verdant/contracts';
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
  /** the marks written out as templates read them, one for each run of a field */
  written: (text: string) => string;
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
const MARKS = /[\u{f0000}-\u{ffffd}]/gu;

/** For a page that need not tell where anything stands. */
export const unmarked = (content: ResumeContent): Marks => ({
  content,
  mark: (text) => text,
  printer: (print) => print,
  written: (text) => text,
  plain: (text) => text,
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
    written: (text) => {
      let last = '';
      return text.replace(MARKS, (char) => {
        if (char === last) return '';
        last = char;
        return `${OPEN}${pathOf(char) ?? ''}${CLOSE}`;
      });
    },
    plain: (text) => text.replace(MARKS, ''),
    firstOf: (text) => {
      const char = MARK.exec(text)?.[0];
      return char === undefined ? undefined : pathOf(char);
    },
  };
}
