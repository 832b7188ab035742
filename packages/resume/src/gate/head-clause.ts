import { escaped } from '../text/escaped.ts';
import { blankDates, findDates } from '../text/find-dates.ts';
import { normal } from './figure-size.ts';
import type { Source } from './known-facts.ts';
import { baseOf } from './meaning/english-words.ts';
import { isPerson } from './meaning/posts.ts';
import { figuresIn } from './said-figures.ts';

type Month = { year: number; month: number | null };
const monthOf = (date: string): Month | null => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(date) ?? [];
  return year === undefined ? null : { year: Number(year), month: month === undefined ? null : Number(month) };
};
const isSame = (said: Month, own: Month) => said.year === own.year && (said.month === null || said.month === own.month);

/** What joins a post, its employer and its dates without saying anything of them. */
const FRAME =
  /除了?|之外|以外|本职|分内|先后|任职于|就职于|供职于|受聘于|工作于|就读于|毕业于|作为|身为|身份|担任|出任|任职|就职|在职|入职|加入|进入|就读|攻读|在读|在校|任上|任内|期间|一职|岗位|职务|工作|至今|为期|历时|任|在|于|做|当|以|自|从|由|至|到|起|的|共|现|进|读|时|后|外|\b(?:worked|working|works?|employed|employment|served|serving|was|am|have been|joined|joining|started|starting|began|beginning|hired|left|leaving|studied|studying|read|reading|enrolled|student|i|my|me|as|at|for|with|an?|the|in|of|on|from|since|between|and|to|until|till|through|present|now|role|position|post|job|time|tenure|held|alongside|besides|apart|aside|duties|being|over|during|while|when|whilst|after|spent|a total)\b|[\s,，:：()（）—–~～-]/giu;
const NOW = /至今|迄今|现在|\b(?:present|now|to date|since)\b/i;
/** A head clause ends where a comma or a stop stands outside brackets. */
const CLAUSE = /^((?:[（(][^（）()]*[）)]|[^，,；;。.（）()]|\.(?!\s|$))+)(?:[，,；;。]|\.(?=\s|$))\s*(?=\S)/u;

/** Whole months from the first to the last one, counted with and without the last. */
function lasted(
  figures: readonly { value: number; unit: string; from: number; to: number }[],
  { start, end }: Source['span'],
): boolean {
  const [first, last] = [monthOf(start), monthOf(end ?? '')];
  return figures.every((figure) => {
    if (figure.unit !== 'year' && figure.unit !== 'month') return false;
    if (first?.month == null || last?.month == null) return false;
    const months = (last.year - first.year) * 12 + last.month - first.month;
    const value = normal(figure).value;
    return value === months || value === months + 1;
  });
}

const JOINED = /\b(?:join|start|began|beginning|hired|from|enrol)|入职|加入|进(?!行)|起|自|到岗|入学/i;
const LEFT = /\b(?:left|leaving|until|till)\b|离职|离开|离任/i;

/** The dates of a clause are those of the entry: both, the first beside joining, the last beside leaving. */
function datesOf(clause: string, { span }: Source): 'none' | 'start' | 'other' | null {
  const [first, last, ...more] = findDates(clause);
  const [start, end] = [monthOf(span.start), span.end === null ? null : monthOf(span.end)];
  const goesOn = span.end === null;
  if (more.length > 0 || ((NOW.test(clause) || /\bsince\b/i.test(clause)) && !goesOn)) return null;
  if (!first) return 'none';
  if (last) return start && end && isSame(first, start) && isSame(last, end) ? 'other' : null;
  if (start && isSame(first, start) && (JOINED.test(clause) || (goesOn && NOW.test(clause)))) return 'start';
  return end && isSame(first, end) && LEFT.test(clause) ? 'other' : null;
}

/** The names that head an entry, each post by itself. */
const piecesOf = (head: readonly string[]) =>
  head.flatMap((name) => name.split(/[,，、;；/→丨|·\u3000]|\s{2,}|\s+[–—-]\s+/)).map((piece) => piece.trim());
const POST_ZH =
  /(?:员|师|长|手|工|士|生|徒|总|经理|总监|主管|顾问|助理|代表|会计|出纳|教练|主任|秘书|导购|干事|负责人|合伙人|司机|保安|教授|老师|法务|客服|文秘|编辑|记者|翻译)$/;
/** Locksmith, stockman: who does something, in other endings. */
const CRAFT = /(?:smith|wright|hand|man|woman|person|keeper|maker|monger|master|herd|hairdresser|luthier|trainee)$/;
function isPost(piece: string): boolean {
  if (hasHan(piece)) return POST_ZH.test(piece);
  const name = piece.toLowerCase().split(/\s(?:of|for|in|at|to)\s|[(/]/)[0]!;
  const words = name.match(/[a-z-]+/g) ?? [];
  const last = words.at(-1) ?? '';
  return isPerson(last) || CRAFT.test(last) || words.slice(0, -1).some((word) => LIMITING.test(word));
}

/** What is left of a clause without the names of the head: whole posts, and of an employer or a place any part of four letters. */
function withoutNames(clause: string, pieces: readonly string[]): string {
  const chinese = pieces.filter(hasHan).toSorted((a, b) => b.length - a.length);
  let rest = clause;
  for (const piece of chinese) {
    const least = isPost(piece) && LIMITING.test(piece) ? piece.length : Math.min(4, piece.length);
    for (let length = piece.length; length >= Math.max(2, least); length -= 1) {
      const part = Array.from({ length: piece.length - length + 1 }, (_, at) => piece.slice(at, at + length)).findLast(
        (one) => rest.includes(one),
      );
      if (part === undefined) continue;
      rest = rest.replace(part, ' ');
      break;
    }
  }
  const wordsOf = (text: string) => (text.toLowerCase().match(WORDS) ?? []).filter((word) => !SMALL.test(word));
  const said = new Set(wordsOf(rest));
  const posts = pieces.filter((piece) => !hasHan(piece) && isPost(piece)).map(wordsOf);
  // a post is named with all that keeps it small, and with its last two words
  const isWhole = (words: string[]) =>
    words.every(
      (word, at) => said.has(word) || (at < words.length - 2 && !LIMITING.test(word)) || /^(?:19|20)\d\d$/.test(word),
    );
  const whole = new Set(posts.filter(isWhole).flat());
  const broken = posts.some((words) => !isWhole(words) && words.some((word) => said.has(word) && !whole.has(word)));
  if (broken) return clause;
  const known = new Set(pieces.filter((piece) => !hasHan(piece)).flatMap(wordsOf));
  return rest.replace(WORDS, (word) => (known.has(word.toLowerCase()) ? ' ' : word));
}
const initialsOf = (words: readonly string[]) => words.map((word) => word[0]!.toUpperCase()).join('');
/** ASM for Assistant Stage Manager, Human resources for HR: as the head has it. */
function spelledOut(clause: string, pieces: readonly string[]): string {
  let text = clause;
  for (const piece of pieces.filter((one) => !hasHan(one))) {
    const words = piece.match(WORDS) ?? [];
    if (words.length > 1 && words.length < 6)
      text = text.replace(new RegExp(`\\b${escaped(initialsOf(words))}\\b`), piece);
    for (const word of words.filter((one) => /^[A-Z]{2,4}$/.test(one)))
      for (const { 0: run, index } of text.matchAll(RUN[word.length]!))
        if (initialsOf(run.split(' ')) === word) text = text.slice(0, index) + word + text.slice(index + run.length);
  }
  return text;
}
const RUN: Record<number, RegExp> = {
  2: /(?<![\w’'-])[a-z]+ [a-z]+(?![\w’'-])/gi,
  3: /(?<![\w’'-])[a-z]+ [a-z]+ [a-z]+(?![\w’'-])/gi,
  4: /(?<![\w’'-])[a-z]+ [a-z]+ [a-z]+ [a-z]+(?![\w’'-])/gi,
};
/** What makes a post less than the one that it is named after. */
const LIMITING =
  /副|助|实习|见习|代理|代(?!表)|候补|兼职|临时|初级|学徒|替补|协理|^(?:assistant|deputy|junior|trainee|graduate|acting|interim|associate|apprentice|intern|student|part-?time|relief|temporary|casual|volunteer|vice|sub|under|co|second|sous|night|sub-?editor|aide|aspiring|freelance|honorary|probationary|provisional)$/i;
const WORDS = /[\p{Script=Latin}\d][\p{Script=Latin}\d.'’&]*/gu;
const SMALL = /^(?:the|an?|of|and|in|at|for|to|on|&)$/;

/** Whether a clause names the head of the entry and nothing else: whole posts, the employer, the place, its own dates. */
function isHead(clause: string, source: Source): boolean {
  const dates = datesOf(clause, source);
  if (dates === null) return false;
  const bare = blankDates(clause);
  if (/约|近|超|逾|多|余|\b(?:over|more than|nearly|almost|about|around)\b/i.test(bare)) return false;
  const pieces = piecesOf(source.head).filter((piece) => piece.length > 1);
  const unnamed = withoutNames(spelledOut(bare, pieces), pieces);
  if (unnamed === bare) return false;
  // of several posts the first is the one that was joined as
  const posts = pieces.filter(isPost);
  const isSaid = (post: string) => bare.toLowerCase().includes(post.toLowerCase());
  if (posts.length > 1 && dates !== 'none' && posts.some((post, at) => isSaid(post) && (at > 0 || dates !== 'start')))
    return false;
  const figures = figuresIn(unnamed);
  if (!lasted(figures, source.span)) return false;
  const rest = figures.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, unnamed);
  return rest.replace(FRAME, '') === '';
}
const hasHan = (text: string) => /\p{Script=Han}/u.test(text);

/** Behind a deed: as a clerk, while at the office, (the post and its dates). */
const TAIL =
  /,?\s(?=(?:as|while|when|whilst|during)\s)|[，,]\s?(?=(?:任|担任|时任)\p{Script=Han})|\s?(?=[（(][^（）()]*[）)][.。]?$)/giu;
const MOST = 80;

/** Where a word ends, no later than so far in. */
const WORD_END = /(?<=[\p{L}\d)）])(?=\s)/gu;
const FAR = 120;
/** Little words at the end of a head belong to what stands behind: as a clerk | in the archive. */
const LITTLE = /(?:\s(?:in|at|for|with|of|on|to|from|and|over|during|the|an?|my|i|was|then|who))+$/i;

/** The longest beginning of words that is all head, with and without the little words at its end: `as a clerk | filing letters`. */
function boundEnds(rewrite: string, source: Source): number[] {
  if (hasHan(rewrite)) return [];
  const ends = Array.from(rewrite.slice(0, FAR).matchAll(WORD_END), ({ index }) => index).toReversed();
  const end = ends.find((one) => isHead(rewrite.slice(0, one), source));
  if (end === undefined) return [];
  return [...new Set([end, rewrite.slice(0, end).replace(LITTLE, '').length])];
}

const CLAUSE_START = /[，,；;]\s*/gu;
const MOST_INSIDE = 4;
/** Behind a post and what tells that it was held: 任仓库管理员期间. */
const POST_END = /(?<=[\p{Script=Han}）)])(?:期间|任内|时|后|以来|身份)?/gu;

/** What a rewrite says of the head alone at the beginning of a later clause. */
function insidesOf(rewrite: string, source: Source): (readonly [string, string])[] {
  const starts = Array.from(rewrite.matchAll(CLAUSE_START), ({ 0: mark, index }) => index + mark.length);
  return starts.slice(0, MOST_INSIDE).flatMap((start) => {
    const clause = /^[^，,；;。]{0,80}/u.exec(rewrite.slice(start))![0];
    const ends = hasHan(rewrite)
      ? Array.from(clause.matchAll(POST_END), ({ 0: end, index }) => index + end.length)
      : Array.from(`${clause} `.matchAll(WORD_END), ({ index }) => index);
    const end = ends
      .filter((one) => one > 3 && namesAny(clause.slice(0, one), source))
      .toReversed()
      .find((one) => isHead(clause.slice(0, one), source));
    if (end === undefined) return [];
    const behind = rewrite.slice(start + end).replace(/^[\s，,]+/u, '');
    return [[rewrite.slice(0, start) + behind, clause.slice(0, end)] as const];
  });
}
const namesAny = (clause: string, { head }: Source): boolean =>
  piecesOf(head).some(
    (piece) => piece.length > 1 && isPost(piece) && clause.toLowerCase().includes(piece.toLowerCase()),
  );

/** A rewrite without what it says of the head of the entry and nothing else, at its beginning or its end; the longest first. */
export function withoutHead(rewrite: string, source: Source): { rest: string; head: string }[] {
  const ends = new Set<number>();
  for (let at = 0; at < 3; at += 1) {
    const from = Math.max(0, ...ends);
    const clause = CLAUSE.exec(rewrite.slice(from));
    if (clause) ends.add(from + clause[0].length);
  }
  for (const end of boundEnds(rewrite, source)) ends.add(end);
  if (hasHan(rewrite)) {
    // 2019.01—2021.12登记…: without a mark behind
    const last = findDates(rewrite)[1];
    if (last) ends.add(last.to + /^(?:期间|间|内)?/.exec(rewrite.slice(last.to))![0].length);
    for (const name of piecesOf(source.head).filter((piece) => piece.length > 1)) {
      const at = rewrite.indexOf(name);
      if (at < 0 || at > MOST) continue;
      const behind = /^(?:身份|期间|一职|岗位|以来|时|后)?/.exec(rewrite.slice(at + name.length))![0];
      ends.add(at + name.length + behind.length);
    }
  }
  const heads = [...ends]
    .toSorted((a, b) => b - a)
    .flatMap((end) =>
      isHead(rewrite.slice(0, end).replace(/[；;。.]\s*$/, ''), source)
        ? [[rewrite.slice(end), rewrite.slice(0, end)] as const]
        : [],
    );
  const tails = Array.from(rewrite.matchAll(TAIL)).flatMap(({ index }) =>
    index > 0 && isHead(rewrite.slice(index).replace(/[.。]$/, ''), source)
      ? [[rewrite.slice(0, index), rewrite.slice(index)] as const]
      : [],
  );
  return [...heads, ...tails, ...insidesOf(rewrite, source)]
    .map(([rest, head]) => ({ rest: rest.replace(/^(?:[\s，,；;：:]|and\s)+/i, '').trim(), head }))
    .filter(({ rest, head }) => rest !== '' && (findDates(head).length === 0 || !namesPost(rest, source)));
}

/** Who joined then as what is told behind: which of several posts it was, only the whole clause tells. */
const namesPost = (rest: string, { head, original }: Source): boolean =>
  piecesOf(head).some((post) => post.length > 1 && isPost(post) && rest.includes(post) && !original.includes(post));

/** Illustrated, where the head says: illustrator. Who does it, nothing more. */
export function isDoneBy(deed: string, head: string): boolean {
  const base = /^[a-z]+$/i.test(deed) ? baseOf(deed).replace(/e$/, '') : '';
  return base.length > 3 && new RegExp(`\\b${base}(?:er|or|ist)\\b`, 'i').test(head);
}

/** `Locksmith` for an apprentice locksmith: the post of the head without what keeps it small. */
export function shortenedPosts(original: string, head: readonly string[], rewrite: string): string[] {
  const [own, said] = [original, rewrite].map((text) => new Set((text.toLowerCase().match(WORDS) ?? []).map(bare)));
  return piecesOf(head).flatMap((piece) => {
    const words = (piece.toLowerCase().match(WORDS) ?? []).map(bare);
    const last = words.at(-1) ?? '';
    const limits = words.slice(0, -1).filter((word) => LIMITING.test(word));
    if (hasHan(piece) || limits.length === 0 || LIMITING.test(last) || !said!.has(last) || own!.has(last)) return [];
    return limits.some((word) => said!.has(word)) || saysInitials(rewrite, words) ? [] : [last];
  });
}
const bare = (word: string) => word.replace(/[.,’']+$/, '');
const saysInitials = (text: string, words: readonly string[]): boolean =>
  words.length > 1 && new RegExp(`\\b${escaped(initialsOf(words))}\\b`).test(text);
