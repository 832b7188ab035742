import { withCells } from '../entries/reworded.ts';
import { glyphsOf } from '../evidence/stream.ts';
import { labelOf } from '../parse/contact-labels.ts';
import type { Cell, Glyph, Line } from '../types.ts';

/** An e-mail address as people write it against robots, or with room about its marks: `ada . bell @ example . com`, `ada (at) example.com`. */
const SIGN_IN_WORDS = '\\s?[([{<]\\s?(?:at|@)\\s?[)\\]}>]\\s?';
const SIGN = `${SIGN_IN_WORDS}|\\s?[@＠]\\s?`;
const POINT_IN_WORDS = '\\s?[([{<]\\s?(?:dot|\\.)\\s?[)\\]}>]\\s?';
const POINT = `${POINT_IN_WORDS}|\\s\\.\\s|\\.`;
/** Behind the sign no sentence ends: a point may have room on either side. */
const POINT_BEHIND = `${POINT_IN_WORDS}|\\s?\\.\\s?(?=[a-z\\d])`;
const NAME = '[A-Za-z0-9_%+-]{1,64}';
const HOST = '[A-Za-z0-9-]{1,63}';
const LOCAL = `(?<![A-Za-z0-9._%+-])(?<local>${NAME}(?:(?:${POINT})${NAME}){0,6})`;
const WRITTEN = new RegExp(
  `${LOCAL}(?<sign>${SIGN})(?<domain>${HOST}(?:(?:${POINT_BEHIND})${HOST}){0,5}?(?:${POINT_BEHIND})[A-Za-z]{2,24})(?![A-Za-z0-9-]|\\.[a-z\\d]|(?:${POINT_BEHIND})(?:[a-z]{2,3}|info)(?![a-z]))`,
  'u',
);
/** `ada and` at `example dot com`: words without brackets are one where both marks are written so. */
const IN_WORDS = new RegExp(
  `${LOCAL}\\sat\\s(?<domain>${HOST}(?:\\sdot\\s${HOST}){0,5}?\\sdot\\s[A-Za-z]{2,24})(?![A-Za-z0-9-]|\\sdot\\s)`,
  'iu',
);
/** The beginning of an address at the end of its line, and the end of one at the beginning of the next. */
const BEGUN = new RegExp(`${LOCAL}\\s@$`, 'u');
const ENDED = new RegExp(`^@\\s(?<domain>${HOST}(?:(?:${POINT_BEHIND})${HOST}){0,5})$`, 'u');
/** What an address may begin with, at the end of the line above: a sign alone is an icon as well. */
const STANDS_BEFORE = /(?:^|[\s:：])(?!www\.)[A-Za-z0-9._%+-]{2,64}$/u;
const LONGEST = 200;

/** `Email: `, `邮箱：` right before a place of a text. */
const isLabelled = (before: string): boolean =>
  labelOf(before.match(/([\p{L}-]{1,20}(?:\s[\p{L}]{1,10})?)\s?[:：]?\s?$/u)?.[1] ?? '') === 'email';

/** Where an address stands in a text, and its sign. */
type Found = { from: number; to: number; sign: { from: number; to: number } };

/** `Baker @ mill.example` names a post and its employer: behind a label, or written as addresses are, it is none. */
function isWrittenSo(local: string, text: string, { from, to, sign }: Found): boolean {
  if (isLabelled(text.slice(Math.max(0, from - 40), from))) return true;
  if (/[._\d]/.test(local)) return !/\s[A-Z]/.test(local);
  const between = text.slice(sign.from, sign.to);
  const isAlone = from === 0 && to === text.length && / dot /.test(text);
  return !/[A-Z]/.test(text.slice(from, to)) && (isAlone || between.trim().length + 1 === between.length);
}

function foundIn(text: string): Found | null {
  const whole = text.length > LONGEST ? null : (WRITTEN.exec(text) ?? IN_WORDS.exec(text));
  const half = text.length > LONGEST || whole ? null : (BEGUN.exec(text) ?? ENDED.exec(text));
  const m = whole ?? half;
  if (!m) return null;
  const { local = '', domain = '' } = m.groups!;
  const to = m.index + m[0].length;
  const sign = { from: m.index + local.length, to: to - domain.length };
  const found = { from: m.index, to, sign };
  const isInBrackets = /[([{<]/.test(text.slice(sign.from, sign.to));
  return isInBrackets || local === '' || isWrittenSo(local, text, found) ? found : null;
}

/** The letters of an address as it is meant, each with the place of the one that it stands for. */
function meant(text: string, { from, to, sign }: Found): [string, number][] {
  const out: [string, number][] = [];
  const points = new RegExp(`${POINT_IN_WORDS}|\\sdot\\s`, 'iy');
  for (let at = from; at < to; ) {
    points.lastIndex = at;
    const point = points.exec(text)?.[0];
    if (at === sign.from) out.push(['@', at + text.slice(at).search(/\S/)]);
    else if (point) out.push(['.', at + point.search(/\S/)]);
    else if (/\S/.test(text[at]!)) out.push([text[at]!, at]);
    at = at === sign.from ? sign.to : at + (point?.length ?? 1);
  }
  return out;
}

function withWritten(cell: Cell): Cell {
  const found = foundIn(cell.text);
  if (!found) return cell;
  const letters = [
    ...[...cell.text.slice(0, found.from)].map((c, at): [string, number] => [c, at]),
    ...meant(cell.text, found),
    ...[...cell.text.slice(found.to)].map((c, at): [string, number] => [c, found.to + at]),
  ];
  const text = letters.map(([c]) => c).join('');
  if (text === cell.text) return cell;
  const drawn = glyphsOf(cell);
  const glyphs = letters.flatMap(([c, at], i): Glyph[] => {
    const glyph = drawn[at];
    if (!glyph || (i > 0 && drawn[letters[i - 1]![1]] === glyph)) return [];
    return [c === cell.text[at] ? glyph : { ...glyph, text: c }];
  });
  return { ...cell, text, parts: [{ ...cell.parts[0]!, text }], ...(cell.glyphs && { glyphs }) };
}

/** The lines with the e-mail addresses as they are meant, whatever room or words stand for their marks. */
export const withWrittenAddresses = (lines: Line[]): Line[] =>
  lines.map((line, at) => {
    const isEnd = ENDED.test(line.text) && !STANDS_BEFORE.test(lines[at - 1]?.text ?? '');
    const cells = isEnd ? line.cells : line.cells.map(withWritten);
    return cells.some((cell, i) => cell !== line.cells[i]) ? withCells(line, cells) : line;
  });
