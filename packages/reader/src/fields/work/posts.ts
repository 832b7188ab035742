import {
  alternation,
  anyOf,
  chineseEmployment,
  employedWith,
  employmentNouns,
  employmentTypes,
  type WordMatcher,
} from '@verdant/lexicon/vocabulary';
import { isEmployerFact } from '../../entries/employer-facts.ts';
import { type Piece, trimEdges } from '../../entries/pieces.ts';
import { isCjk } from '../../text/spacing.ts';
import { findUrl } from '../../values/contacts.ts';
import { isLocation, isTownWithCode, locationAtEnd } from '../../values/locations.ts';
import { leanOf } from '../../values/roles.ts';
import { employerBefore, toldPost } from '../../values/told-posts.ts';

/** `line` is where the post stands in the head, `above` that the company stands in a line before it, `guessed` that nothing but the order told post and company apart. */
export type Post = {
  position: string;
  company: string;
  place: string;
  rest: string[];
  line: number;
  above: boolean;
  guessed: boolean;
};

const [isType, isNoun] = [employmentTypes, employmentNouns].map((words) => anyOf(words, { at: 'whole' })) as [
  WordMatcher,
  WordMatcher,
];
/** What is usual where no word of the section tells, and what a piece loses that stands further back. */
const [COMPANY_FIRST, COMPANY_HEAVIER, DISTANCE] = [-0.2, -0.5, 0.8];
/** Pieces beyond this one name neither post nor company. */
const CONSIDERED = 6;
/** No name of a post or company is longer, in letters. */
const LONGEST = 200;
const STRONG =
  /^(.{2,30}?(?:有限责任公司|股份有限公司|有限公司|集团公司|公司|集团(?!(?:股份|控股|发展)?(?:有限|公司))|事务所|工作室|合作社)(?:[（(][^（()）]{1,12}[)）])?)(.{2,20})$/u;
const HOUSE =
  /^(.{4,20}?(?:医院|银行|大学|学院|学校|中学|小学|幼儿园|酒店|餐厅|出版社))(.{2,12}(?:[（(][^（()）]{1,12}[)）])?)$/u;
/** Where an employer stands before its post without a sign between them, it says what or where it is. */
const SPEAKS_OF_PLACE = /^(?:中国|国家|.{1,8}?[省市县区州镇乡村旗盟])/u;
const [AT, AS] = [
  `${chineseEmployment.atNoPlace}${alternation(chineseEmployment.at)}`,
  alternation(chineseEmployment.as),
];
const AT_AS = new RegExp(`^(?:${AT})(.{2,40}?)[,，]?\\s*(?:${AS})\\s*[:：]?\\s*(.{2,20})$`, 'u');
const EMPLOYED_AT = /^(?:就职|任职|供职|工作|受雇|实习)于\s*(.{2,40})$/u;
const AS_ONLY = /^(?:担任|出任|任)(?![课教])\s*[:：]?\s*(.{2,20})$/u;
const WITH = new RegExp(`\\s+(?:${alternation(employedWith)}|for)\\s+(?=(?:the\\s+)?\\p{Lu})`, 'iu');

const BRACKETS = /^([^（()）]{2,40})[（(]([^（()）]{2,40})[)）]$/u;

/** One piece that says post and company together, in two. */
function apart(text: string): string[] {
  const [, outside, inside] = text.match(BRACKETS) ?? [];
  if (
    outside &&
    inside &&
    Math.min(Math.abs(leanOf(outside)), Math.abs(leanOf(inside))) >= 1.5 &&
    leanOf(outside) * leanOf(inside) < 0
  )
    return [outside.trim(), inside.trim()];
  if (isCjk(text)) {
    const [, place, post] = text.match(AT_AS) ?? [];
    if (place && post) return [trimEdges(place), trimEdges(post)];
    const alone = text.match(EMPLOYED_AT)?.[1] ?? text.match(AS_ONLY)?.[1];
    if (alone)
      return text.startsWith('任职') || alone.includes('，') ? alone.split('，').map(trimEdges) : [trimEdges(alone)];
    for (const glued of [STRONG, HOUSE]) {
      const [, company, rest] = text.match(glued) ?? [];
      if (company && rest && leanOf(rest) >= 2 && leanOf(company) <= -2) return [company, rest];
    }
    return [text];
  }
  const at = text.match(WITH);
  if (at?.index === undefined) return [text];
  const sides = [text.slice(0, at.index), text.slice(at.index + at[0].length)];
  const sure = leanOf(sides[0]!) >= 3 && (leanOf(sides[1]!) < 0 || !/\sfor\s/i.test(at[0]));
  return sure ? sides : [text];
}

/** Most words of a text of four or more are written small, as in what somebody did: names have capitals. */
function isWrittenSmall(text: string): boolean {
  const words = text.match(/[\p{L}'’-]{3,}/gu) ?? [];
  return (
    words.length > 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length && leanOf(text) === 0
  );
}

/** `（带 6 人，向厂长汇报）` in type of its own behind a post. */
const TOLD_IN_BRACKETS = /^[（(][^（()）]*[,，、;；\d][^（()）]*[)）]$/u;

/** No Chinese name of a post or an employer is longer, in letters. */
const LONGEST_CHINESE = 44;
/** Letters of a Chinese text, in which a word of other letters weighs as two: `Director of Sales 销售总监`. */
const weightOf = (text: string): number => text.replace(/[\p{Script=Latin}\d'’.&-]+\s?/gu, 'aa').length;

/** A whole sentence, a paragraph or an address, which names nobody, and words that only joined two names. */
const isTold = (text: string): boolean =>
  text.length > LONGEST ||
  findUrl(text)?.value.length === text.length ||
  text.split(/\s*[,，]\s*/).some(isEmployerFact) ||
  (!isCjk(text) && isWrittenSmall(text)) ||
  (/^\P{Lu}*$/u.test(text) && !isCjk(text) && leanOf(text) === 0) ||
  (/[.。;；!！?？]$/.test(text) &&
    leanOf(text) > -4 &&
    (isCjk(text) ? text.length > 12 : text.split(/\s+/).length >= 5)) ||
  (isCjk(text) ? weightOf(text) > LONGEST_CHINESE : text.split(/\s+/).length > 14);

/** Chinese names of employers and posts that stand together are no longer. */
const LONGEST_GLUED = 40;

/** `临河县水利局副局长` in two, behind what reads most as an employer. */
const employerBeforePost = (text: string): [employer: string, post: string] | null =>
  isCjk(text) && text.length <= LONGEST_GLUED && SPEAKS_OF_PLACE.test(text) ? employerBefore(text, -2) : null;

type Sorted = { named: Piece[]; free: Piece[]; rest: string[] };

function sorted(pieces: Piece[]): Sorted {
  const out: Sorted = { named: [], free: [], rest: [] };
  const others = pieces.filter(
    (p) =>
      !p.label &&
      !p.aside &&
      p.text.length <= LONGEST &&
      !isType.test(p.text) &&
      !isNoun.test(p.text) &&
      !isTold(p.text),
  ).length;
  for (const piece of pieces) {
    const told = piece.aside || piece.label ? null : toldPost(piece.text);
    if (told) {
      for (const text of [told.company, told.position]) out.free.push({ ...piece, text: trimEdges(text) });
      if (told.rest) out.rest.push(told.rest);
    } else if (piece.aside) out.rest.push(piece.text);
    else if (piece.label) out.named.push(piece);
    else if (piece.text.length > LONGEST) out.rest.push(piece.text);
    else if ((isType.test(piece.text) && pieces.length > 1) || (isNoun.test(piece.text) && others > 1))
      out.rest.push(piece.text);
    else if (isTold(piece.text) || TOLD_IN_BRACKETS.test(piece.text)) out.rest.push(piece.text);
    else
      for (const text of apart(piece.text)) {
        if (text !== piece.text && isNoun.test(text) && others > 1) out.rest.push(text);
        else if (text) out.free.push({ ...piece, text });
      }
  }
  const [only, ...more] = out.free;
  const glued = only && !more.length && !out.named.length ? employerBeforePost(only.text) : null;
  if (only && glued) out.free = glued.map((text) => ({ ...only, text }));
  return out;
}

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** How the entries of a section are made: which of the first two pieces is the post, and whether the heavier one is. */
type Habit = { first: number; heavier: number };

/** Above 0: the post comes first, or is the heavier one. All entries of a section vote, by their words. */
function habitOf(heads: Sorted[]): Habit {
  const habit = { first: 0, heavier: 0 };
  for (const { free } of heads) {
    const [a, b] = free;
    if (!a || !b) continue;
    const says = clamp(leanOf(a.text), 4) - clamp(leanOf(b.text), 4);
    habit.first += says;
    if (a.bold !== b.bold) habit.heavier += a.bold ? says : -says;
  }
  const n = Math.max(1, heads.filter(({ free }) => free.length > 1).length);
  return { first: clamp(habit.first / n, 3), heavier: clamp(habit.heavier / n, 3) };
}

type Pair = { post?: Piece; company?: Piece };

function best(free: Piece[], { first, heavier }: Habit): Pair & { sure: boolean } {
  const pieces = free.slice(0, CONSIDERED);
  const leans = pieces.map((p) => clamp(leanOf(p.text), 5));
  if (pieces.length === 1) {
    const [lean, piece] = [leans[0]!, pieces[0]!];
    return lean >= 1 ? { post: piece, sure: true } : { company: piece, sure: lean < 0 };
  }
  let found: { post: Piece; company: Piece; score: number; own: number } | null = null;
  const silent = first === 0 && heavier === 0;
  pieces.forEach((post, p) => {
    pieces.forEach((company, c) => {
      if (p === c) return;
      const own = leans[p]! - leans[c]!;
      const inOrder = (p < c ? 1 : -1) * (silent ? COMPANY_FIRST : first / 2);
      const byWeight = post.bold === company.bold ? 0 : (post.bold ? 1 : -1) * (silent ? COMPANY_HEAVIER : heavier / 2);
      const score = own + inOrder + byWeight - Math.min(p + c - 1, 4) * DISTANCE;
      if (!found || score > found.score) found = { post, company, score, own };
    });
  });
  const { post, company, own } = found!;
  return { post, company, sure: own >= 1 };
}

/** `Harbour Mill Bakery, Ghent` and `海蓝造船厂（大连）`: the name, and the place behind it. */
function withoutPlace(company: string): { name: string; place: string } {
  const inBrackets = company.match(/^(.+?)\s*[（(]([^（()）]{2,20})[)）]$/u);
  if (inBrackets && isLocation(inBrackets[2]!)) return { name: inBrackets[1]!, place: inBrackets[2]! };
  const known = locationAtEnd(company);
  if (known) return { name: known.rest, place: known.location };
  const parts = company.split(/,\s+/);
  for (let i = 1; i < Math.min(parts.length, 3); i++) {
    const [name, place] = [parts.slice(0, i).join(', '), parts.slice(i).join(', ')];
    const words = /^\p{Lu}[\p{L}'’.-]+(?:[ -]\p{Lu}[\p{L}'’.-]+){0,2}(?:, \p{Lu}[\p{L} .'’-]{1,24})?$/u;
    if (isTownWithCode(place)) return { name, place };
    if (leanOf(name) <= -2 && words.test(place) && Math.abs(leanOf(place)) < 1 && leanOf(company) > -5)
      return { name, place };
  }
  return { name: company, place: '' };
}

function fromLabels({ named, free }: Sorted): Pair {
  const of = (label: Piece['label']) => named.find((p) => p.label === label);
  const [company, post] = [of('company'), of('position') ?? of('role')];
  if (!company && !post) return {};
  const [spare] = free;
  return {
    ...((company ?? spare) ? { company: (company ?? spare)! } : {}),
    ...((post ?? spare) ? { post: (post ?? spare)! } : {}),
  };
}

/** Post and company of each head of a section: by labels, by words, and else as the other heads have them. */
export function postsOf(heads: Piece[][]): Post[] {
  const all = heads.map(sorted);
  const habit = habitOf(all);
  return all.map((head) => {
    const labelled = fromLabels(head);
    const { post, company, sure } =
      labelled.post || labelled.company
        ? { ...labelled, sure: true }
        : head.free.length
          ? best(head.free, habit)
          : { sure: true, post: undefined, company: undefined };
    const { name, place } = withoutPlace(company?.text ?? '');
    const others = [...head.named, ...head.free].filter((p) => p !== post && p !== company).map((p) => p.text);
    return {
      position: post?.text ?? '',
      company: name,
      place,
      rest: [...others, ...head.rest],
      line: post?.line ?? -1,
      above: post !== undefined && company !== undefined && company.line < post.line,
      guessed: post !== undefined && company !== undefined && !sure,
    };
  });
}
