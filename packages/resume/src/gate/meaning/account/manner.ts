import { chineseDegrees, chineseManner } from '@verdant/lexicon';
import { items } from '../word-lists.ts';

const longestFirst = (words: string) =>
  items(words, /\s+/)
    .toSorted((a, b) => b.length - a.length)
    .join('|');
/** 非常规, 特别行政区, 十分钟, 相当于, 很少: words of their own. */
const NO_DEGREE = '(?![规住任态驻备]|[之钟]|于|行政|处理|法庭|条款|贡献|奖|津贴|护理|支出|少|难|低|时期|情况)';
/** 不是很, 没有特别: what is denied is the degree. */
const DENIED = '(?<![不没未无非别](?:是|有|太|算|会|够)?)(?<![二三四五六七八九\\d])';
const DEGREE = new RegExp(`${DENIED}(?:${longestFirst(chineseDegrees)})${NO_DEGREE}[地的]?(?=\\p{Script=Han})`, 'gu');

/** What somebody wants to come to, not what was done: 认真做到, 积极争取 stay as they are. */
const AIMED = '(?!做到|达到|争取|力求|追求|性|度|程度|负责人)';
/** 要求组员认真: whose manner it is that is asked for or praised. */
const OF_OTHERS = '(?<![使让求导育养其的]|要求\\p{Script=Han}{0,4}|态度|工作|服务|做事|为人)';
const MANNER = new RegExp(
  `${OF_OTHERS}(?:${longestFirst(chineseManner)})(?:[地的]|、(?=\\p{Script=Han}{1,4}地))?${AIMED}(?=\\p{Script=Han})`,
  'gu',
);
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
  [ALONE, DEGREE, MANNER, ALWAYS, AT_WORK].reduce(
    (text, pattern) => text.replace(pattern, (said) => ' '.repeat(said.length)),
    original,
  );
