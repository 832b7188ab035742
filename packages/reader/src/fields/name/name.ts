import { alternation, callingWords, nameLabels, namePartLabels } from '@verdant/lexicon/vocabulary';
import { isCjk } from '../../text/spacing.ts';
import type { Cell, Line } from '../../types.ts';
import { findEmail, findUrl } from '../../values/contacts.ts';
import {
  aroundName,
  bareName,
  isDocumentName,
  nameBehindAddress,
  SURNAME,
  spelledName,
  spelledOut,
} from './bare-name.ts';
import { largerBegin } from './larger-begin.ts';
import { FAMILY_FIRST, given, isGivenBehind, LAST_FIRST, LATIN, NICKNAMED, nameLikeness, SMALL } from './likeness.ts';
import { nameOverLines } from './title-lines.ts';

/** `Name (in block letters):` */
const LABEL = new RegExp(`^${alternation(nameLabels)}\\s*(?:[（(][^（()）]{1,30}[)）]\\s*)?[:：]\\s*`, 'iu');
/** The Chinese name that stands beside a Latin one, as large as that, where the document is Chinese. */
function chineseBeside({ name, line }: FoundName, lines: readonly Line[]): string | null {
  const chinese = lines.filter(({ text }) => isCjk(text)).length;
  if (isCjk(name) || chinese * 2 < lines.length) return null;
  const own = line.cells.find(({ text }) => text.includes(name));
  for (const cell of line.cells) {
    if (!own || cell.size < own.size * 0.95) continue;
    const found = piecesOf(cell).find((text) => SURNAME.test(text) && nameLikeness(text) === 3);
    if (found) return found;
  }
  return null;
}

/** The texts of a cell that may be the name. */
const piecesOf = (cell: Cell): string[] => {
  const text = bareName(cell.text.slice(0, 200));
  const parts = text.split(/\s*[|｜•·,，/]\s+|\s*[|｜]\s*|\s+[-–—/]\s+|[—⸺⸻]|\s{2,}|\s*[（(]/).map(bareName);
  if (!isCjk(text))
    return /["“]/.test(text) || NICKNAMED.test(text) || FAMILY_FIRST.test(text) ? [text, ...parts] : parts;
  const behind = nameBehindAddress(cell.text.trim());
  if (behind) return [behind];
  const spelled = spelledName(text);
  return [
    ...largerBegin(cell),
    ...(spelled ? [spelled] : []),
    ...parts,
    ...text
      .split(/[\s/｜|,，、:：]+/)
      .slice(0, 6)
      .map(bareName),
  ];
};

/** `Maricel T.` */
const GIVEN_NAMES = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.){0,2}$/u;

const WORD = /^\p{Lu}[\p{L}'’-]+$/u;
const WORDS = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;
/** Names in more pieces than two are set large. */
const [MOST_PIECES, LARGE] = [5, 14];
/** Lines of one name stand no further apart, in letter sizes. */
const BELOW = 1.7;

/** Given and family name under each other, or with wide gaps between the words. */
function whole(lines: Line[], at: number, handles: string): string | null {
  const line = lines[at]!;
  const next = lines[at + 1];
  const words = line.cells.map((c) => spelledOut(c.text));
  const isParted = words.length > 1 && words.length <= (line.size > LARGE ? MOST_PIECES : 2);
  if (isParted && words.every((w) => WORD.test(w)) && line.cells.every(({ font }) => font === line.cells[0]!.font))
    return words.join(' ');
  const isBelow = next && next.page === line.page && Math.abs(next.size - line.size) < 0.5 && next.gap < BELOW;
  if (!isBelow || line.size <= LARGE) return null;
  const both = `${line.text} ${next.text}`;
  // several given names above the family's: the person's own addresses say that the lower line is part of it
  if (WORDS.test(line.text) && WORD.test(next.text) && nameLikeness(both) === 3 && inHandles(next.text, handles) > 0)
    return both;
  if (!GIVEN_NAMES.test(line.text)) return null;
  return WORD.test(next.text) || (WORDS.test(next.text) && nameLikeness(both) === 3) ? both : null;
}

/** `sure` where it reads like a person's name or a label says so. */
export type FoundName = { name: string; line: Line; sure: boolean };

const PART = (labels: readonly string[]) => new RegExp(`^${alternation(labels)}(?:\\(s\\))?\\s*[:：]\\s*(?=\\S)`, 'iu');
const [FAMILY, GIVEN] = [PART(namePartLabels.family), PART(namePartLabels.given)];

/** `Surname: Okafor`, `First name: Ngozi`: a form asks for the parts one by one. */
function nameOfParts(lines: Line[]): FoundName | null {
  const behind = (label: RegExp) => {
    for (const line of lines)
      for (const { text } of line.cells) if (label.test(text)) return { line, text: text.replace(label, '').trim() };
    return null;
  };
  const [family, given] = [behind(FAMILY), behind(GIVEN)];
  return family && given ? { name: `${given.text} ${family.text}`, line: given.line, sure: true } : null;
}

/** `Ong Siew Ling, Joanne`; of `Ada Bell, Mason` the last is a trade. */
function tellsGiven(value: string): boolean {
  const [family = '', behind = ''] = value.split(', ');
  return (
    family.split(' ').length > 2 ||
    behind
      .toLowerCase()
      .split(' ')
      .some((word) => given.has(word))
  );
}

/** What stands behind a label, up to where something else is told: `张三 男`, `Terry (T) Vale | London`. */
function nameBehind(text: string): string {
  const value = text.split(/\s{2,}/, 1)[0]!.trim();
  const called = value.split(/\s*[|｜•·,，]\s*/, 1)[0]!;
  if (LAST_FIRST.test(value) || (isGivenBehind(value) && tellsGiven(value))) return value;
  if (NICKNAMED.test(called)) return called;
  return value.split(/[|，,、/（(]|\s(?=[\u4e00-\u9fff]{2,4}\s*[:：])|\s(?=[男女](?:$|[\s,，、/|\d]))/)[0]!.trim();
}

/** A name behind its label: `姓名：张三`. */
export function labelledName(lines: Line[]): FoundName | null {
  const parts = nameOfParts(lines);
  if (parts) return parts;
  for (const line of lines) {
    for (const cell of line.cells) {
      const label = LABEL.exec(cell.text)?.[0];
      const name = label ? nameBehind(cell.text.slice(label.length)) : '';
      if (name) return { name, line, sure: true };
    }
  }
  return null;
}

const CALLED = new RegExp(`${alternation(callingWords)}\\s?(\\p{Script=Han}{2,4})(?=[，,。；;！!、（(\\s]|$)`, 'u');

/** `您好！我叫何小满，今年…`: the name that somebody tells in a Chinese sentence. */
export function toldName(lines: readonly Line[]): FoundName | null {
  for (const line of lines) {
    const name = CALLED.exec(line.text.slice(0, LONGEST_TOLD))?.[1];
    if (name && SURNAME.test(name)) return { name, line, sure: true };
  }
  return null;
}
const LONGEST_TOLD = 200;

const ANYBODY = /^(?:hello|hallo|hi|hey|bonjour|hola|me|mail|contact|info|cv|post|studio)$/i;

/** What addresses of the person say: the local part of mail, the ends of links, letters only. */
const handlesIn = (lines: Line[]): string =>
  lines
    .flatMap(({ text }) => {
      const [local = '', domain = ''] = findEmail(text)?.value.split('@') ?? [];
      // `hello@adabell.com`: who writes so has a domain of their own
      return [ANYBODY.test(local) ? `${local} ${domain}` : local, findUrl(text)?.value ?? ''];
    })
    .join(' ')
    .toLowerCase();

/** Words of a page that are written as addresses are, whole or broken between two lines. */
const addressesIn = (lines: Line[]): string =>
  lines.flatMap(({ text }) => text.toLowerCase().match(/[^\s@./]{1,80}[@./][^\s.]\S{0,80}/gu) ?? []).join(' ');

/** How many words of a name the addresses of the person hold. */
const inHandles = (name: string, handles: string): number =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđ]/g, (letter) => ({ ł: 'l', ø: 'o', đ: 'd' })[letter]!)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && handles.includes(word)).length;

/** `Tan Wen Li,` and `Grace` below it, of one size. */
function endBelow(lines: Line[], at: number, handles: string): string | null {
  const [line, next] = [lines[at]!, lines[at + 1]];
  const isBroken = next && line.text.endsWith(',') && next.page === line.page && Math.abs(next.size - line.size) < 0.5;
  return isBroken && next.gap < 1.6 ? withGivenBehind(`${line.text} ${next.text}`, handles) : null;
}

/** A name without capitals stands in one of the first lines. */
const HEAD = 3;

/**
 * A whole text that is a name with given names behind a comma: they are known, or the person's own addresses hold them, or
 * it is the title of the document.
 */
function withGivenBehind(whole: string, handles: string, isTitle = false): string | null {
  const text = whole.trim();
  if (!isGivenBehind(text)) return null;
  const [family = '', behind = ''] = text.toLowerCase().split(', ');
  const isKnown =
    behind.split(' ').some((word) => given.has(word) || handles.includes(word)) ||
    // a single word: `Ada Bell, Mason` are name and trade
    (family.length > 3 && !family.includes(' ') && handles.includes(family));
  return isKnown || isTitle ? text : null;
}

/** What two words of a name in the person's own address weigh beside its size. */
const TOLD_BY_ADDRESS = 1.6;

/**
 * The name of the person: the largest name-like text of the first page. `elsewhere` are lines in which only a name counts
 * that the person's own addresses hold, `contact` others that hold such addresses.
 */
export function findName(
  lines: Line[],
  height: number,
  elsewhere: Line[] = [],
  contact: Line[] = [],
): FoundName | null {
  let best: (FoundName & { score: number }) | null = null;
  const first = lines.filter((l) => l.page === 0);
  const handles = handlesIn([...first, ...elsewhere]);
  const known = handlesIn([...first, ...elsewhere, ...contact]);
  const addresses = addressesIn([...first, ...contact]);
  // below what the document calls itself
  const titleAt = first[0] && isDocumentName(first[0].text) ? 1 : 0;
  for (const [at, line] of [...first, ...elsewhere].entries()) {
    const below = at < first.length ? endBelow(first, at, known) : null;
    const titled = at < first.length ? nameOverLines(first, at, (words) => inHandles(words, addresses) > 0) : null;
    const joined = below ?? titled ?? (at < first.length ? whole(first, at, handles) : null);
    for (const cell of line.cells) {
      const isTitle = at === titleAt && line.page === 0 && line.cells.length === 1 && cell.size > LARGE;
      const withComma = below ?? withGivenBehind(aroundName(cell.text), known, isTitle);
      for (const text of joined ? [joined] : [...(withComma ? [withComma] : []), ...piecesOf(cell)]) {
        const isWhole = LATIN.test(text) || text === withComma;
        const told = isWhole || (at < HEAD && SMALL.test(text)) ? inHandles(text, handles) : 0;
        const own = text === withComma || text === titled ? 3 : told && SMALL.test(text) ? 2 : nameLikeness(text);
        if (!own) continue;
        if (at >= first.length && told < 2) continue;
        const likeness = told ? 3 : own;
        const look = cell.size * (cell.bold ? 1.05 : 1) * (1.15 - line.y / height / 2);
        const score = look * (likeness === 3 ? 1 : 0.5) * (told > 1 ? TOLD_BY_ADDRESS : 1);
        if (!best || score > best.score * 1.001) best = { name: text.trim(), line, sure: likeness === 3, score };
      }
    }
  }
  const beside = best && chineseBeside(best, first);
  return beside ? { ...best!, name: beside } : best;
}
