import { chineseDroppable, chineseKinds, englishDroppable, englishKinds } from '@verdant/lexicon';
import { escaped } from '../../../text/escaped.ts';
import { blankDates } from '../../../text/find-dates.ts';
import { chineseNumeral } from '../../../text/numerals.ts';
import { sameNumber, sameSize } from '../../figure-size.ts';
import { informal } from '../../fold.ts';
import { figuresIn, numeralsIn } from '../../said-figures.ts';
import { withoutFigures } from '../blank.ts';
import { chineseWords, hasLikeMeaning, isLetterwise, saidIn } from '../chinese-words.ts';
import { follows, isOncePer, isSameRate, ONCE_EACH } from '../derived-figures.ts';
import { englishTokens, type Token } from '../english-words.ts';
import { placedIn } from '../figure-place.ts';
import { periodsIn, periodsOf } from '../periods.ts';
import { withShortForms } from '../short-forms.ts';
import { isShortFor, joinedWords } from '../unsupported.ts';
import { items } from '../word-lists.ts';
import { fusedWords } from './fused.ts';
import { withoutLight } from './light-words.ts';
import { withoutManner } from './manner.ts';
import { withoutCarriers } from './named-anyway.ts';
import { isPhrasalNoun, isVerbOfNoun } from './phrasal-nouns.ts';

const droppableEnglish = new Set(items(englishDroppable, /\s+/));
const droppableChinese = new Set(items(chineseDroppable, /\s+/));
const kinds = new Set(items(chineseKinds, /\s+/));
const kindsEnglish = new Set(items(englishKinds, /\s+/));

/** What says how near a figure is: looked at with the figure itself. */
const BOUND_BEFORE =
  /(?:\b(?:about|around|roughly|approximately|approx\.?|circa|some|maybe|perhaps|nearly|almost|just|over|under|above|below|more|less|fewer|greater|than|up|to|as|many|much|at|least|most|no|not|exceeding|of|between|averag\w*|avg\.?|(?:an )?estimated)\s+)+(?:[$£€¥]\s?)?$|(?:大约|大概|差不多|约|将近|接近|近|(?:[不没未]有?)?超过?|逾|不足|不到|不?低于|不?少于|不?高于|不?多于|至少|至多|最多|最少|高达|达到?|平均|均|一?共|总共|第|控制在|保持在|\s)+[¥￥$]?$/iu;
const BOUND_BEHIND =
  /^-?\s*(?:\+|plus\b|or (?:more|less|fewer|so)\b|on average\b|times?\b|(?:\p{Script=Han}{0,2}?(?:余|多|以上|以下|以内|之内|左右|上下|出头)))/iu;

const REACH = 32;

const blank = (text: string, from: number, to: number) =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\s]/g, ' ') + text.slice(to);

/** Whether a figure of the rewrite follows from those of the original, which need not stand beside it then. */
function isComputed(original: string, rewrite: string): boolean {
  const before = placedIn(original);
  const fresh = placedIn(rewrite).filter((figure) => !before.some((own) => sameSize(own, figure)));
  return fresh.some((figure) => follows(figure, rewrite, original, null) !== null || FRACTION.test(original));
}
/** What holds two figures against each other: the difference, which is told, says it. */
const COMPARED =
  /\b(?:compared (?:with|to)|versus|vs\.?|against|as against)|同期相比|相比|对比|实际(?=为|是|达|\s|$)|定(?=为)/gi;
const FRACTION = /\b(?:half|quarter|third|fifth|most)\b/i;

/** The text without its figures, what is said of their size, and measures of time that the rewrite has too: all of them are looked at elsewhere. */
function wordsAlone(original: string, rewrite: string, computed: boolean): string {
  const text = informal(original);
  let rest = withoutFigures(text);
  for (const { from, to } of figuresIn(text)) {
    const before = rest.slice(Math.max(0, from - REACH), from).match(BOUND_BEFORE)?.[0].length ?? 0;
    const behind = rest.slice(to, to + REACH).match(BOUND_BEHIND)?.[0].length ?? 0;
    rest = blank(rest, from - before, to + behind);
  }
  const kept = periodsOf(rewrite);
  const isRate =
    computed ||
    placedIn(rewrite).some(
      (figure) => isOncePer(figure, original) || placedIn(original).some((other) => isSameRate(figure, other)),
    );
  for (const { period, from, to } of periodsIn(text)) if (kept.includes(period) || isRate) rest = blank(rest, from, to);
  if (isRate) rest = rest.replace(ONCE_EACH, (said) => ' '.repeat(said.length));
  if (computed) rest = rest.replaceAll('每', ' ').replace(COMPARED, (said) => ' '.repeat(said.length));
  const values = numeralsIn(rewrite);
  return rest
    .replace(ONE_OF_IT, (said, counter: string) =>
      new RegExp(`(?<!\\d)[一1单首]\\s?[${countersLike(counter)}]`).test(rewrite) ||
      (counter === '次' && kept.length > 0)
        ? ' '.repeat(said.length)
        : said,
    )
    .replace(/一(?=[两二])/g, (said) => (values.includes(1) ? ' ' : said))
    .replace(NUMERAL, (said) =>
      [said, ...said].some((one) => !values.includes(chineseNumeral(one) ?? Number.NaN)) &&
      !values.includes(chineseNumeral(said) ?? Number.NaN)
        ? said
        : ' '.repeat(said.length),
    );
}
/** 做了一个网站, 带过一个学徒: Chinese needs no count of one; how often a thing happened stays to be told. */
const ONE_THING =
  /(?<![二两三四五六七八九十百千万第每其另任有同某过])一(?:个|名|位|本|份|套|台|篇|张|支|只|条|款|部|家|间|座|辆|把|块|幅|座|艘)(?=\p{Script=Han}{2})/gu;
const MANY = /[多数几][个名位本份套台篇张支只条款部家间座辆幅种项]|若干|系列|各[类个种]|[等们]|批|众多|大量/u;
const withoutOne = (original: string, rewrite: string): string =>
  MANY.test(rewrite) ? original : original.replace(ONE_THING, (said) => ' '.repeat(said.length));

/** 一个学徒 are 1 名学徒: counters that count the same things. */
const COUNTERS = ['个名位', '篇份本部册', '台辆架套', '场次回届', '家间所', '张幅份', '条项款', '棵株', '羽只'];
const countersLike = (counter: string): string =>
  [counter, ...COUNTERS.filter((row) => row.includes(counter))].join('');

/** 一次, 一篇: a count that no figure says. */
const ONE_OF_IT = /(?<![二两三四五六七八九十百千万])一(\p{Script=Han})/gu;
/** 三支, 五六户. */
const NUMERAL = /[二两三四五六七八九十百千万]+/g;

/** English words of the original that the rewrite tells in none of the words known for them. */
function goneEnglish(original: string, rewrite: string, whole: string): string[] {
  const told = withShortForms(rewrite);
  const tokens = [...englishTokens(told), ...englishTokens(withoutFigures(told))];
  const keys = new Set(tokens.flatMap((token) => [...token.keys, ...token.wide]));
  const special = new Set(tokens.flatMap((token) => token.narrower));
  const own = englishTokens(original);
  // took care of 3 ponies: a phrase whose last word stands before a figure
  const phrased = new Map(englishTokens(whole).map((token) => [token.from, token]));
  const words = new Set([...tokens.map(({ text }) => text.toLowerCase()), ...joinedWords(tokens)]);
  const computed = isComputed(original, rewrite);
  // relabelled: put new labels
  for (const { text } of tokens) {
    const anew = /^re-?([a-z]{4,})$/i.exec(text)?.[1];
    if (anew === undefined) continue;
    for (const key of englishTokens(anew).flatMap((token) => token.keys)) keys.add(key);
    for (const word of ANEW) keys.add(word);
  }
  // antibullying, haircut: a word that two of the original make up
  const isPartOfOne = (text: string) =>
    own.some(
      ({ text: other }) => words.has(`${text}${other}`.toLowerCase()) || words.has(`${other}${text}`.toLowerCase()),
    );
  // what is typed and what is written are both produced, and two deeds all the same
  const isKept = (token: Token) =>
    words.has(token.text.toLowerCase()) ||
    [...token.keys, ...token.wide].some((key) => keys.has(key) || special.has(key)) ||
    token.narrower.some((key) => keys.has(key));
  const isDenied = NEGATION.test(rewrite);
  return own.flatMap((token, at) => {
    if (isDenied && NEGATION.test(token.text)) return [];
    if (/^colleagues?$/i.test(token.text) && SHARED.test(rewrite)) return [];
    if (isPartOfOne(token.text) || (computed && FRACTION.test(token.text))) return [];
    if (droppableEnglish.has(token.text.toLowerCase()) || isShortFor(token.text, rewrite, true)) return [];
    if (/^one$/i.test(token.text) && isOneSaid(original, token, rewrite)) return [];
    const last = own[at - 1];
    if (last && kindsEnglish.has(token.text.toLowerCase()) && token.from === last.to + 1 && isKept(last)) return [];
    if (isKindInOne(token.text, words)) return [];
    if (isPhrasalNoun(token.text, tokens) || isVerbOfNoun(at, own, words)) return [];
    const inPhrase = phrased.get(token.from);
    return isKept(token) || (inPhrase !== undefined && isKept(inPhrase)) ? [] : [token.text];
  });
}

/** fieldwork, where the rewrite has field: the kind is written in one with its word. */
const isKindInOne = (text: string, words: ReadonlySet<string>): boolean =>
  [...kindsEnglish].some(
    (kind) =>
      text.length > kind.length + 3 && text.endsWith(kind) && words.has(text.slice(0, -kind.length).toLowerCase()),
  );

/** Co-ran, jointly: with others, whoever they were. */
const SHARED = /\bco-?[a-z]+|\b(?:jointly|shared|together)\b/i;
const ANEW = ['new', 'again', 'anew'];
/** Never had an accident, without an accident. */
const NEGATION = /^(?:not|no|never|none|without|nor|neither)$|\b(?:not|no|never|none|without|zero)\b|[a-z]-free\b/i;

const isDroppable = (word: string) =>
  droppableChinese.has(word) || Array.from(word).every((letter) => droppableChinese.has(letter));

/** 搬到, 换了: a word of one letter and what it has come to. */
const ASPECT = /(?<=^\p{Script=Han})[了过着到好完]$/u;
/** Help is a limit, which is asked for by a rule of its own. */
const HELPS = /参与|参加|协助|配合|辅助|帮忙|承担[^，,。；;]{1,12}部分/;
const DENIED = /[未没无不非]/;

/** Chinese words, likewise; letters of a word that stand apart in the rewrite tell it too (故障申报 for 报障). */
function goneChinese(original: string, rewrite: string): string[] {
  const told = withShortForms(rewrite);
  // 核算 at the head of a clause is no 核
  const said = {
    text: told,
    words: new Set(chineseWords(told).flatMap(({ text }) => [text, text.replace(ASPECT, '')])),
  };
  const fused = fusedWords(original, rewrite);
  let keptTo = -1;
  return chineseWords(original).flatMap(({ text: word, from, to }) => {
    if (isDroppable(word) || (HELPS.test(word) && HELPS.test(told))) return [];
    const isTold =
      told.includes(word) ||
      told.includes(word.replace(/(?<=\p{Script=Han})[子儿头]$/u, '')) ||
      isListed(word, told) ||
      [word, word.replace(ASPECT, '')].some((form) => hasLikeMeaning(form, said)) ||
      (Array.from(word).some((letter) => told.includes(letter)) &&
        Array.from(word).every(
          (letter) =>
            droppableChinese.has(letter) ||
            told.includes(letter) ||
            (word.length === 2 && hasLikeMeaning(letter, said)),
        )) ||
      isLetterwise(word, told) ||
      fused.has(word) ||
      (word.length > 2 && kinds.has(word.at(-1)!) && told.includes(word.slice(0, -1))) ||
      isInLonger(original, from, to, told) ||
      (DENIED.test(word[0]!) && DENIED.test(told) && told.includes(word.slice(1))) ||
      (from === keptTo && kinds.has(word));
    if (isTold) keptTo = to;
    return isTold ? [] : [word];
  });
}

/** 剪发、染发 as 剪、染: a list whose items share their last letter. */
const isListed = (word: string, told: string): boolean =>
  word.length === 2 &&
  new RegExp(
    `[、及和与]${word[0]}(?=[、及和与，,。；;服等工]|$)|(?:^|[，,、]|提供|进行)${word[0]}(?=[、及和与])`,
    'u',
  ).test(told);

const LONGEST = 5;
/** 打疫苗, where the segmenter parts 打 from it: a longer word around it that the rewrite tells in another. */
function isInLonger(text: string, from: number, to: number, told: string): boolean {
  const said = saidIn(told);
  for (let start = Math.max(0, to - LONGEST); start <= from; start += 1)
    for (let end = to; end <= Math.min(text.length, start + LONGEST); end += 1)
      if (end - start > to - from && hasLikeMeaning(text.slice(start, end), said)) return true;
  return false;
}

/** 一张, one poster: whether the rewrite says that it is one of it. */
function isOneSaid(text: string, { from, to }: { from: number; to: number }, rewrite: string): boolean {
  if (/\b(?:one|once|another|single|1|first(?![ -]authors?\b))\b/i.test(rewrite)) return true;
  if (/^\s+other\s/i.test(text.slice(to)) && /\b(?:an?|another)\s/i.test(rewrite)) return true;
  const counter = text.slice(from, to + 2).match(/[一1]\s?(\p{Script=Han})/u)?.[1];
  if (counter !== undefined)
    return (
      new RegExp(`(?<!\\d)[一1单首]\\s?[${countersLike(counter)}]`).test(rewrite) ||
      (counter === '次' && periodsOf(rewrite).length > 0)
    );
  const thing = text.slice(to).match(/^\s+([a-z'’-]+)/i)?.[1];
  return (
    thing !== undefined &&
    new RegExp(`\\b(?:an?|each|per)\\s+(?:[\\w-]+\\s+){0,2}?${escaped(thing)}\\b`, 'i').test(rewrite)
  );
}

/** Figures of the original that neither stand in the rewrite nor go into one of its figures. */
function goneFigures(original: string, rewrite: string): string[] {
  const text = informal(original);
  const after = placedIn(rewrite);
  const values = numeralsIn(rewrite);
  const said = dates(rewrite);
  const gone = dates(original).filter((year) => !said.includes(year));
  const figures = figuresIn(blankDates(text.replace(SPLIT_YEAR, blankedYear))).filter(
    ({ value, unit }) => unit !== '' || value < 1950 || value >= 2050,
  );
  return [
    ...gone,
    ...figures.flatMap((figure) =>
      after.some((other) => sameSize(other, figure)) ||
      values.some((value) => sameNumber(value, figure.value)) ||
      (figure.value === 1 && isOneSaid(text, figure, rewrite))
        ? []
        : [text.slice(figure.from, figure.to)],
    ),
  ];
}
/** 2020-21: told by its first year. */
const SPLIT_YEAR = /(?<![\d./-])((?:19|20)\d\d)[/–-]\d\d(?![\d./–-])/g;
const blankedYear = (_: string, year: string) => `${year}   `;
const dates = (text: string): string[] => text.match(/(?<!\d|\d[.,])(?:19[5-9]\d|20[0-4]\d)(?![\d%]|[.,]\d)/g) ?? [];

/**
 * What of the original the rewrite does not tell: every word has to stand there, in this or another word of its meaning,
 * or be one that says nothing. Whoever leaves out more may claim more.
 */
export function unaccounted(written: string, rewrite: string): string[] {
  const original = withoutOne(withoutCarriers(withoutLight(withoutManner(written))), rewrite);
  const computed = isComputed(original, rewrite);
  const words = wordsAlone(original, rewrite, computed);
  const figures = computed ? [] : goneFigures(original, rewrite);
  return [...figures, ...goneEnglish(words, rewrite, original), ...goneChinese(words, rewrite)];
}
