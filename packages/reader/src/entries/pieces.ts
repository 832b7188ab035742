import { alternation, expected, graduation, validUntil } from '@verdant/lexicon/vocabulary';
import { isCjk } from '../text/spacing.ts';
import type { Cell, Line } from '../types.ts';
import {
  isLocation,
  isStreet,
  isTownOfCounty,
  isTownWithCode,
  locationAtEnd,
  mayBePlace,
} from '../values/locations.ts';
import { findDates, looksLikeDate } from '../values/parse-dates.ts';
import { placeInBrackets } from '../values/places/place-before.ts';
import { leanOf, leansToOrganisation } from '../values/roles.ts';
import { EMPLOYER_SIZE, factsIn, isEmployerFact, isFactCell, tellsOfEmployer, withoutTrade } from './employer-facts.ts';
import { BARE_LABEL, type FieldLabel, fieldLabelOf, isLabelOf, withoutLabel } from './field-labels.ts';
import { isDuration } from './heads/head-lines.ts';
import { isTownBeside } from './heads/town-beside.ts';

/** A short text of a head: what stands between separators, without dates and places. */
export type Piece = {
  text: string;
  bold: boolean;
  line: number;
  label: FieldLabel | null;
  /** told in brackets of what went on meanwhile: names neither post nor employer of the entry */
  aside?: true;
};
export type Head = { pieces: Piece[]; place: string };

/** Between the parts of a head. */
const SIGNS =
  /(?<=[)）])\s{0,2}[:：]\s{0,4}(?=\p{L})|\s+[|｜•·∙‧⋅–—―/]+\s+|\s+-+\s+|\s*[|｜]\s*|\s*[•·]\s*(?=[\u4e00-\u9fff])|\s{2,}|\s*@\s*(?=[\p{Lu}\p{Script=Han}])/u;
/** A post and its employer may be parted by a word; `Working at Heights` is one name. */
const SEPARATOR = new RegExp(`${SIGNS.source}|\\s+at\\s+(?=\\p{Lu})`, 'u');
/** Behind a label a slash stands between words of one value: `Field of study: Hotels / Tourism`. */
const [SLASH, HELD] = [/\s+\/\s+/g, '\u0002'];
/** A point between Chinese letters stands within a name there: `项目名称：云海·松林里`. */
const [POINT, HELD_POINT] = [/(?<=\p{Script=Han})·(?=\p{Script=Han})/gu, '\u0003'];
/** Before `at` and an employer stands a post as a whole: `Jr. Engineer - QA at Vale Mills`. */
const POST_AT = /^([^|•·,]{2,60}?)\s-\s([^|•·,]{1,40}?)(?=\sat\s\p{Lu})/u;
const HELD_DASH = '\u0004';
const withWholePost = (text: string): string =>
  text.replace(POST_AT, (whole, post: string, part: string) =>
    leanOf(post) >= 1 && leanOf(part) > -1 ? post + HELD_DASH + part : whole,
  );
const MOST_PARTS = 8;
/** What numbers the entries of a section: `（二）`, `3、`, `①`. */
const NUMBERING =
  /^\s*(?:[（(【[]\s*(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s*[)）】\]]\s*[.、]?|(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s*、|\d{1,2}[.．]\s+|\d{1,2}[)）]\s+(?=\p{L})|[①-⑳])\s*/u;
const CJK_WORDS = /(?<=[\u4e00-\u9fff）)])\s+(?=[\u4e00-\u9fff])/u;

/** Punctuation that only held a date or a place is gone from the edges. */
export const trimEdges = (text: string): string =>
  text
    .replace(/[（(]\s*[,，、;；|·~–—-]*\s*[)）]/g, '')
    .replace(/([（(])\s*[,，、;；|·]\s*/g, '$1')
    .replace(/\s{0,4}[,，、;；|·~–—-]{1,4}\s{0,4}([)）])/g, '$1')
    .replace(/^[\s,，、;；:：|｜·•‧∙~–—/)）-]+|@(?=\s|$)|[\s,，、;；:：|｜·•‧∙~–—/(（-]+$/gu, '')
    .trim();

/** `恒达物业服务部（2年7个月） 50-99人`: job boards print behind an employer how long somebody stayed and how large it is. */
const STAYED = new RegExp(
  `^(\\p{Script=Han}[^（()）]{3,40}?)\\s?[（(](?=\\d|[)）])(?:\\d{1,2}\\s?年)?(?:\\s?\\d{1,2}\\s?个?月)?[)）](?:\\s{0,3}${EMPLOYER_SIZE})?$`,
  'u',
);

/** `恒达物业（苏州）有限公司 [ 2年7个月 ]`, in brackets that no name has. */
const STAYED_BESIDE =
  /^(\p{Script=Han}[^[\]【】]{3,40}?)\s?[[【]\s?(?=\d)(?:\d{1,2}\s?年)?(?:\s?\d{1,2}\s?个?月)?\s?[\]】]$/u;

/** What says of a date that it is that of graduation, or still to come; \u0001 stands for the date. */
const AROUND_DATE = new RegExp(
  `[（(]?\\s?${alternation(validUntil)}(?:\\s(?:in|on|by))?\\s?[:：]?\\s?\u0001\\s?[)）]?|\\b${alternation(expected.en)}(?:\\s+${alternation(graduation.en)})?\\s*[:：]?\\s*\u0001|${alternation(expected.zh)}\\s*\u0001\\s*${alternation(graduation.zh)}?|\u0001\\s*${alternation(graduation.zh)}|\u0001\\s*[（(]\\s?(?:${alternation(expected.zh)}|${alternation(expected.en)})(?:\\s?(?:${alternation(graduation.zh)}|${alternation(graduation.en)}))?\\s?[)）]`,
  'giu',
);

/** `Expected in`: words that only led to a date. */
const LEFT_OF_DATE = new RegExp(
  `^(?:${alternation([...expected.en, ...graduation.en])}(?:\\s+|$)){1,3}(?:in|on|by)?$`,
  'iu',
);

export const leadsToDate = (text: string): boolean => LEFT_OF_DATE.test(text.trim());

/** `04/2014 – 10/2017 (seasonal, each summer)`: told of the time, not of who is named behind it. */
const OF_THE_DATE = /\u0001\s?[（(]\p{Ll}[^()（）]{2,60}[)）](?=\s|$)/gu;

/** Every date of a text taken out. */
export function withoutDates(text: string): string {
  let rest = text;
  for (let i = 0; i < 4; i++) {
    const span = findDates(rest);
    if (!span) break;
    rest = `${rest.slice(0, span.from)}\u0001${rest.slice(span.to)}`;
  }
  return rest
    .replace(AROUND_DATE, '\u0001')
    .replace(OF_THE_DATE, ' ')
    .replace(/\u0001/g, ' | ');
}

/** Chinese words set with a space between their characters: `北 海 大 学`. */
const SPACED = /(?<=^|\s)\p{Script=Han}(?:\s\p{Script=Han}(?=\s|$)){1,30}/gu;
const unspaced = (text: string): string => text.replace(SPACED, (word) => word.replace(/\s/g, ''));

/** A change of type within a cell (bold company, plain post) parts it as a separator does. */
function byFace(cell: Cell): { text: string; bold: boolean }[] {
  const out: { text: string; bold: boolean }[] = [];
  for (const part of cell.parts) {
    const open = out.at(-1);
    // `at` in plain type between a post and its employer parts them as a sign does
    const small = part.text.trim().length < 2 || part.text.trim() === 'at';
    // an employer and its label in bold are one, as are a label in bold and its value
    if (open && (open.bold === part.bold || small || isLabelOf(open.text, part.text))) open.text += part.text;
    else out.push({ text: part.text, bold: part.bold });
  }
  const whole = out.map((o) => o.text).join('');
  const opens = (s: string) => (s.match(/[（(]/g)?.length ?? 0) > (s.match(/[)）]/g)?.length ?? 0);
  const clean = out.length <= 3 && !out.some((o) => opens(o.text));
  return clean ? out : [{ text: whole, bold: cell.bold }];
}

/** A comma outside of brackets: `Teacher (first year, then tenured)` is one post. */
const COMMA = /\s*[,，]\s*(?![^(（]*[)）])/u;

/** `Post, Company` and `Company, Post` at the comma with the clearest contrast, where exactly one side names a post. */
function atComma(text: string): string[] {
  const parts = text.split(COMMA);
  let best: { sides: string[]; contrast: number } | null = null;
  for (let i = 1; i < Math.min(parts.length, MOST_PARTS); i++) {
    const sides = [parts.slice(0, i).join(', '), parts.slice(i).join(', ')];
    const [a, b] = [leanOf(sides[0]!), leanOf(sides[1]!)];
    if (a >= 1 === b >= 1 || isLocation(sides[1]!)) continue;
    const contrast = Math.abs(a - b);
    if (contrast >= 1 && (!best || contrast > best.contrast)) best = { sides, contrast };
  }
  return best?.sides ?? [text];
}

/** Where a parenthesis opens that nothing closes (a date took its end, or it goes on in the next line); -1 where there is none. */
export function unclosed(text: string): number {
  const at = Math.max(text.lastIndexOf('（'), text.lastIndexOf('('));
  return at >= 0 && !/[)）]/.test(text.slice(at)) ? at : -1;
}

/** `12 Station Road` on its own: where an employer has its house. */
const isHouse = (text: string): boolean => /^\d/.test(text) && leanOf(text) > -1 && leanOf(text) < 1 && isStreet(text);

/** `Key Account Manager, Brazil` is written as a place is, and names a post. */
const isPostOfPlace = (text: string): boolean => /,/.test(text) && leanOf(text.split(',', 1)[0]!) >= 2.5;

/**
 * The pieces of head lines in reading order. A comma parts a post from its company only where nothing else does; a
 * word (`at`) parts them only with `words`.
 */
export function piecesOf(head: Line[], commas = true, words = true): Head {
  const whole = piecesAt(head, false, words ? SEPARATOR : SIGNS);
  if (!commas) return whole;
  const split = piecesAt(head, true, SEPARATOR);
  const clear = (p: Piece) => Math.abs(leanOf(p.text)) >= 1;
  const mixed = whole.pieces.some((p) => {
    const parts = atComma(p.text);
    return parts.length > 1 && parts.some(leansToOrganisation);
  });
  return whole.pieces.filter(clear).length < 2 && whole.pieces.length < 2 ? split : mixed ? split : whole;
}

/** Parentheses that nothing closes, each taken apart once. */
const MOST_OPEN = 6;
/** No head says more; what stands behind is found by no field. */
const MOST_PIECES = 200;

/** What a bracket tells of that went on meanwhile, or came with a later date: `（2020.07 晋升一级主任科员）`. */
const ASIDE =
  /[（(]\s*(?:其间|期间|其中|(?:19|20)\d{2}(?:\s?[.年/-]\s?\d{1,2}月?|年)?\s?(?:起|始)?\s?(?:晋升|晋级|转任|改任|兼任|兼|任|挂职|借调))/u;

/** `（其间在省委党校学习）` in a text, or to its first closing bracket where `open` says that one stands before it. */
function asideIn(text: string, open: boolean): { rest: string; told: string; open: boolean } {
  const from = open ? 0 : text.search(ASIDE);
  if (from < 0) return { rest: text, told: '', open: false };
  const close = text.slice(from).search(/[)）]/u);
  const to = close < 0 ? text.length : from + close;
  return {
    rest: `${text.slice(0, from)} ${text.slice(to + 1)}`.trim(),
    told: text.slice(from, to).replace(/^[（(]\s*/u, ''),
    open: close < 0,
  };
}

/** `Tarn Bay, Ohio, United States` alone below a line of dates: a town of any name with its state and country. */
function isPlaceBelowDates({ cells, text }: Line, above: Line): boolean {
  const parts = text.trim().split(', ');
  const beside = withoutDates(above.text).split('|');
  const isDated = findDates(above.text) !== null && beside.every((one) => !/\p{L}/u.test(one) || isDuration(one));
  return (
    cells.length === 1 &&
    parts.length === 3 &&
    isDated &&
    mayBePlace(text.trim()) &&
    isLocation(parts.slice(1).join(', '))
  );
}

/** `松林诊所｜医疗服务业｜1~30人`: a name before the trade and the size. */
function namesEmployerFirst(line: Line): boolean {
  const [first, trade] = factsIn(line);
  return first !== undefined && trade !== undefined && /业$/u.test(trade) && leanOf(first) <= -1 && !/业$/u.test(first);
}

/** `雇主：东湖新区 林女士家` behind its label: where the employer is, before who it is. */
function opensInPlace(text: string): boolean {
  const { label, rest } = withoutLabel(trimEdges(text));
  const [first, second] = rest.split(CJK_WORDS);
  return label === 'company' && second !== undefined && isLocation(first!);
}

function piecesAt(head: Line[], commas: boolean, separator: RegExp): Head {
  const pieces: Piece[] = [];
  let place = '';
  let isAside = false;
  const keep = (raw: string, bold: boolean, line: number, depth = 0): void => {
    if (pieces.length >= MOST_PIECES) return;
    const open = depth < MOST_OPEN ? unclosed(raw) : -1;
    if (open >= 0) {
      keep(raw.slice(0, open), bold, line, depth + 1);
      keep(raw.slice(open + 1), bold, line, depth + 1);
      return;
    }
    const stayedAt = STAYED.exec(raw.trim())?.[1] ?? STAYED_BESIDE.exec(raw.trim())?.[1];
    // `… | 少于50人 [ 2年7个月 ]`: how large the employer is stands between
    if (stayedAt && !isEmployerFact(stayedAt)) {
      pieces.push({ text: stayedAt, bold, line, label: 'company' });
      return;
    }
    const { label, rest: text } = withoutLabel(trimEdges(raw).replace(/^at\s+(?=\p{Lu})/u, ''));
    if (!/[\p{L}\p{N}]/u.test(text) || fieldLabelOf(text) === 'dates' || isEmployerFact(text)) return;
    if (isDuration(text) || looksLikeDate(text) || LEFT_OF_DATE.test(text)) return;
    const isTown =
      (isTownOfCounty(text) && pieces.some((p) => p.line === line && leanOf(p.text) < 1)) ||
      (isTownWithCode(text) && pieces.some((p) => p.line === line && (leanOf(p.text) < 1 || p.text.includes(', '))));
    if (label === 'place' || (!label && (isTown || isHouse(text) || (isLocation(text) && !isPostOfPlace(text))))) {
      place ||= text;
      return;
    }
    pieces.push({ text, bold, line, label });
  };
  head.forEach((line, n) => {
    if (n > 0 && tellsOfEmployer(line) && !namesEmployerFirst(line)) return;
    if (n > 0 && isPlaceBelowDates(line, head[n - 1]!)) {
      place ||= line.text.trim();
      return;
    }
    for (const [at, cell] of line.cells.entries()) {
      const asked = line.cells[at - 1]?.text ?? '';
      if (looksLikeDate(cell.text) || isFactCell(cell.text) || (BARE_LABEL.test(asked) && isFactCell(asked))) continue;
      if (BARE_LABEL.test(cell.text) && withoutLabel(cell.text).label === 'place') continue;
      if (BARE_LABEL.test(asked) && withoutLabel(asked).label === 'place') {
        place ||= cell.text.trim();
        continue;
      }
      if (isTownBeside(line, at)) {
        place ||= cell.text.trim();
        continue;
      }
      for (const face of byFace(cell)) {
        const aside = asideIn(face.text, isAside);
        isAside = aside.open;
        if (aside.told) pieces.push({ text: aside.told, bold: false, line: n, label: null, aside: true });
        const led = placeInBrackets(aside.rest);
        place ||= led?.place ?? '';
        const bare = withWholePost(withoutDates(unspaced(led?.name ?? aside.rest).replace(NUMBERING, '')));
        const { label } = withoutLabel(bare.trim());
        // `Employer: Bell, Vale & Co.`
        const atCommas = commas && label !== 'company';
        const held = label ? bare.replace(SLASH, HELD).replace(POINT, HELD_POINT) : bare;
        for (const part of withoutTrade(held.split(separator)).map((text) =>
          text.replaceAll(HELD, ' / ').replaceAll(HELD_POINT, '·').replaceAll(HELD_DASH, ' - '),
        )) {
          const tail = locationAtEnd(trimEdges(part));
          if (tail) place ||= tail.location;
          const rest = tail ? tail.rest : part;
          const words = isCjk(rest) && !opensInPlace(rest) ? rest.split(CJK_WORDS) : [rest];
          for (const word of words) for (const p of atCommas ? atComma(trimEdges(word)) : [word]) keep(p, face.bold, n);
        }
      }
    }
  });
  return { pieces, place };
}
