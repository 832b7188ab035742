import { type Run, runsOf } from '@verdant/contracts';

/** A text as CommonMark in which nothing is markup. */
export const literal = (text: string) => noBlock(inLine(text));

const inLine = (text: string) => text.replace(/[\\`*_[\]<>|~]/g, '\\$&');
/** A line that begins neither a heading nor a list. */
const noBlock = (line: string) => line.replace(/^(\s*)([#+-])/, '$1\\$2').replace(/^(\s*\d+)([.)]\s)/, '$1\\$2');

const SPACE = /\s/u;
const SIGN = /[\p{P}\p{S}]/u;
/** Draws nothing, and counts as a sign: between two marks, or where a mark touches a sign on one side alone. */
const BETWEEN = '<!-- -->';

const pieces = (text: string): [string, string, string] => {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return [before, words, after];
};

const first = (text: string) => String.fromCodePoint(text.codePointAt(0) ?? 32);
const last = (text: string) => [...text].at(-1) ?? ' ';

/** CommonMark begins a mark at a sign only behind a space or a sign, and ends it so. */
const parted = (outside: string, inside: string) => SIGN.test(inside) && !SPACE.test(outside) && !SIGN.test(outside);

function strong(words: string, { bold, italic }: Run): string {
  const mark = `${bold ? '**' : ''}${italic ? '*' : ''}`;
  return `${mark}${words}${mark}`;
}

/** A text with marks, on one line, as CommonMark that any reader understands, also without spaces between words. */
export function rich(text: string): string {
  const runs = runsOf(text);
  if (runs.every((run) => !run.bold && !run.italic && run.href === undefined))
    return literal(runs.map((run) => run.text).join(''));
  let written = '';
  let isMarkEnd = false;
  runs.forEach((run, i) => {
    const [before, words, after] = pieces(run.text);
    const marked = (run.bold || run.italic) && words !== '';
    written += before;
    if (before !== '') isMarkEnd = false;
    if (marked) {
      const outside = written === '' ? ' ' : last(written);
      if (isMarkEnd || parted(outside, first(words))) written += BETWEEN;
    }
    const shown = marked ? strong(inLine(words), run) : inLine(words);
    written += run.href === undefined ? shown : `[${shown}](<${run.href}>)`;
    isMarkEnd = Boolean(marked && run.href === undefined && after === '');
    const next = after !== '' ? ' ' : first(runs[i + 1]?.text ?? ' ');
    if (isMarkEnd && parted(next, last(words))) {
      written += BETWEEN;
      isMarkEnd = false;
    }
    written += after;
  });
  return noBlock(written);
}
