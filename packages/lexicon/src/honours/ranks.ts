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

/** Grades that stand alone before the name of a prize: `一等, 某奖学金`. */
export const bareRanks = list(
  '特等, 一等, 二等, 三等, 甲等, 乙等, 丙等, 金牌, 银牌, 铜牌, 第一, 第二, 第三, 获奖者, 1st, 2nd, 3rd, gold, silver, bronze, honoree, nominee, semifinalist, shortlisted',
);
/** What ends the label of a group of certificates or prizes. */
export const honourGroups = list(`
  证书, 证, 资格, 资质, 奖项, 荣誉, 称号, 奖学金, 奖励, 获奖, 技能, 语言, 英语, 计算机, 职业, 其他, certificates, certifications, certification, licences, licenses, awards, honours, honors, scholarships, languages, training, other
`);
/** What Chinese certificates end in. */
export const certificateEndings = list('证，证书，资格，级，资格证书，执照，认证，合格证，等级，驾照');

/** What Chinese prizes end in. */
export const prizeEndings = list('奖，奖金，奖学金，称号，冠军，亚军，季军，标兵，先进个人，优秀员工，优秀毕业生');
/** Before the number of a certificate's level: `– Level 2`. */
export const levelWords = list('level, grade, tier, class, part, stage, band, module');
/** Before the date to which something holds. */
export const validUntil = list(
  'valid to, valid till, valid until, valid through, expires, expiring, expiry, 有效期至, 有效期到, 有效至',
);
