import { chineseDegrees, chineseManner, chineseOfDegree, chineseVerbAt } from '@verdant/lexicon';
import { items } from '../word-lists.ts';

const longestFirst = (words: string) =>
  items(words, /\s+/)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
/** 不是很, 没有特别: what is denied is the degree. */
const DENIED = '(?<![不没未无非别](?:是|有|太|算|会|够)?)(?<![二三四五六七八九\\d])';
/** 非常注重, never 特别顾问: before what there is more or less of. */
const DEGREE = new RegExp(
  `${DENIED}(?:${longestFirst(chineseDegrees)})[地的]?(?=(?:${longestFirst(chineseOfDegree)})(?!人))`,
  'gu',
);

/** What somebody wants to come to, not what was done: 认真做到, 积极争取 stay as they are. */
const AIMED = '(?!做到|达到|争取|力求|追求|性|度|程度|负责人)';
/** 要求组员认真: whose manner it is that is asked for or praised. */
const OF_OTHERS = '(?<![使让求导育养其的]|要求\\p{Script=Han}{0,4}|态度|工作|服务|做事|为人)';
const MANNER = new RegExp(
  `${OF_OTHERS}(?:${longestFirst(chineseManner)})([地的]|、(?=\\p{Script=Han}{1,4}地))?${AIMED}(?=\\p{Script=Han})`,
  'gu',
);
/** Before a deed or its denial; before a noun it says which: 热情读者. */
const withoutHow = (text: string): string =>
  text.replace(MANNER, (said, joint: string | undefined, at: number) => {
    const to = at + said.length;
    const isIdiom = joint === undefined && said.length > 3;
    const isOfDeed = isIdiom || joint === '地' || joint === '、' || chineseVerbAt(text, to);
    return isOfDeed ? ' '.repeat(said.length) : said;
  });
/** Likewise in a clause of its own. */
const ALONE = new RegExp(
  `(?<=^|[，,。；;])(?:工作|做事|做人|为人|待人)?(?:${longestFirst(chineseManner)})(?=[，,。；;]|$)`,
  'gu',
);
/** All the time: without it the line says less. */
const ALWAYS = /(?<![不没未])(?:一直以来|一直|始终|一贯|向来|自始至终|从始至终)(?:都|在|是)?(?=\p{Script=Han})/gu;
/** In the work, at the post: where else. */
const AT_WORK =
  /(?<=^|[，,。；;])在?(?:日常|平时|平日|平常|实际)?(?:的)?(?:工作|岗位|任职|本职)(?:过程)?(?:当中|之中|中|上|期间|里)[，,]?/gu;

/** An original without words of manner and degree, each letter's place kept. */
export const withoutManner = (original: string): string =>
  [ALONE, DEGREE, ALWAYS, AT_WORK].reduce(
    (text, pattern) => text.replace(pattern, (said) => ' '.repeat(said.length)),
    withoutHow(original),
  );
