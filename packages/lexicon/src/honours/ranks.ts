import { list } from '../match/list.ts';
import { chinese, maybe } from '../match/phrase.ts';

const LEVELS = '国家, 省, 市, 校, 院, 区, 全国, 省部';

/** What a prize is called that has no name of its own: its level and grade. */
export const chineseRanks = [
  chinese(maybe(LEVELS), maybe('级'), '特, 一, 二, 三, 优秀, 金, 银, 铜, 最佳, 优胜, 鼓励', maybe('等'), '奖学金, 奖'),
  chinese(
    maybe(LEVELS),
    maybe('级'),
    '奖学金, 优秀, 入围, 入围奖, 冠军, 亚军, 季军, 第一名, 第二名, 第三名, 第四名, 第五名, 第六名',
  ),
];

/** Grades, alone or before one of the prizes or a share: `first prize`, `top 5%`. */
export const rankGrades = list('1st, 2nd, 3rd, first, second, third, gold, silver, bronze, grand, top');
export const rankPrizes = list('prize, place, award, medal');
export const ranks = list(`
  winner, finalist, scholarship, honorable mention, honourable mention, meritorious, champion, runner-up
`);
