import { chineseWords, hasLikeMeaning, isPlainChinese, saidIn } from './chinese-words.ts';
import { englishTokens, sayTheSame, type Token } from './english-words.ts';

/** Words of one class that are said of one thing each: how often, when, how well, of what rank, how far it has come. */
const CLASSES: RegExp[] = [
  /\b(?:daily|weekly|monthly|quarterly|annual(?:ly)?|yearly|termly|nightly|hourly|fortnightly|(?:each|every|an?|per) (?:hour|day|week|fortnight|month|quarter|year|term|shift|night))\b|每(?:个)?(?:小时|[天日]|周|星期|月|季度?|学期|学年|年)|[日周月季年]均|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|mornings?|afternoons?|evenings?|nights?|spring|summer|autumn|winter)\b|周末|工作日|平时|节假日|周[一二三四五六日]|上午|下午|晚上|旺季|淡季/gi,
  /\b(?:fluent(?:ly)?|native|conversational|basic|intermediate|advanced|reading knowledge|[abc][12]|proficient|good|fair|limited)\b|精通|熟练|流利|一般|较好|良好|基础|入门|(?<=[力语写读说])好/gi,
  /\b(?:first|second|third|fourth|sole|lead|co-) ?authors?\b|第?[一二三四]作者?(?!业|品|文|用|战|坊)|第[一二三四]作者/gi,
  /\b(?:merit|distinction|pass|gold|silver|bronze|first prize|second prize|third prize)\b|合格|优秀|[一二三特]等奖|[金银铜]奖|国家级|省级|市级|区级|县级|校级|院级|系级/gi,
  /在审|在投|已发表|见刊|录用|待审|在考|已取得|\b(?:under review|published|submitted|accepted|in press)\b/gi,
  /(?:(?!(?:19|20)\d\d\s?年)(?<!\d)\d+|[一二两三四五六七八九十]+)\s?(?:个月|年|周|天|学期|个学期)(?![级度])|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -](?:months?|years?|weeks?|days?|terms?)\b/gi,
];
/** The same of names alone, in English: which year, which month, how many times. */
const CLASSES_EN: RegExp[] = [
  /(?<![\d.,£$€/–-])(?:19[5-9]\d|20[0-4]\d)(?![\d%/–-]|[.,]\d)/g,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g,
  /\b(?:once|twice|thrice|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) times)\b/gi,
];
const HAN = /\p{Script=Han}/u;

type Segment = { values: string[]; english: readonly Token[]; chinese: string[] };
/** Whether pieces without a word of the class belong to the next one that has it, or stand alone. */
type Scope = 'wide' | 'near';

const PIECE = /[，,；;。、:：()（）]|\.(?=\s|$)|\s+and\s+|\s+but\s+|[和与及]/;
const nameOf = (said: string) =>
  said
    .toLowerCase()
    .replace(/^(?:each|every|an?|per) /, 'a ')
    .replace(/(?:ly|s)$/, '')
    .replace(/^a day$|^dai$/, 'day')
    .replace(/^a /, '')
    .replace(/[\s-]+/g, ' ')
    .replace(/^每(?:个)?/, '')
    .replace(/^([日周月季年])均$/, '$1')
    .replace(/^日$/, '天');

/** Pieces of a text that hold a word of the class. */
function segmentsOf(text: string, pattern: RegExp, scope: Scope): Segment[] {
  const parts: string[] = [];
  let open = '';
  for (const piece of text.split(PIECE)) {
    const hasValue = piece.match(pattern) !== null;
    const isAlone = scope === 'near' && /\p{Script=Latin}{3}|\p{Script=Han}{2}/u.test(piece.replace(pattern, ' '));
    if (isAlone && hasValue) open = '';
    open += ` ${piece}`;
    const isWhole = hasValue && /\p{L}{2}|\p{Script=Han}/u.test(open.replace(pattern, ' '));
    if (!isWhole) continue;
    parts.push(open);
    open = '';
  }
  const last = parts.length - 1;
  if (scope === 'wide' && open.trim() !== '' && last >= 0) parts[last] += ` ${open}`;
  return parts.map((part) => {
    const bare = part.replace(pattern, ' ');
    return {
      values: (part.match(pattern) ?? []).map(nameOf),
      english: englishTokens(bare).filter(({ free }) => !free),
      chinese: chineseWords(bare).flatMap(({ text: word }) => (isPlainChinese(word) ? [] : [word])),
    };
  });
}

function shared(a: Segment, b: Segment): number {
  const said = saidIn(b.chinese.join(' '));
  const joined = b.chinese.join('');
  return (
    a.english.filter((token) => b.english.some((other) => sayTheSame(token, other))).length +
    // the very word more than another one of its meaning
    a.english.filter((token) => b.english.some((other) => token.keys[0] === other.keys[0])).length / 2 +
    a.chinese.filter((word) => joined.includes(word) || hasLikeMeaning(word, said)).length
  );
}

/** Words that stand with the thing of another one of their class: weekly accounts and monthly cards, turned round. */
export const crossedWords = (original: string, rewrite: string): string[] =>
  (HAN.test(original) ? CLASSES : [...CLASSES, ...CLASSES_EN]).flatMap((pattern) => {
    const before = segmentsOf(original, pattern, 'wide').filter(({ values }) => values.length === 1);
    if (new Set(before.flatMap(({ values }) => values)).size < 2) return [];
    return segmentsOf(rewrite, pattern, 'near')
      .filter(({ values }) => values.length === 1)
      .flatMap((segment) => {
        const value = segment.values[0]!;
        const own = before.filter(({ values }) => values[0] === value).map((other) => shared(segment, other));
        const others = before.filter(({ values }) => values[0] !== value).map((other) => shared(segment, other));
        return own.length > 0 && Math.max(...others) > Math.max(...own) ? [value] : [];
      });
  });
