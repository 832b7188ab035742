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
/** What certificates end in. */
export const certificateEndings = list(`
  证，证书，资格，级，资格证书，执照，认证，合格证，等级，驾照，职称，技术士，技術士，
  certificate, certification, licence, license, permit, ticket, card, pass, check, registration, accreditation, diploma,
  first aid, trade test, handling, awareness, warden, CPR, notary public
`);

/** What prizes end in. */
export const prizeEndings = list(`
  奖，奖金，奖学金，称号，冠军，亚军，季军，标兵，先进个人，优秀员工，优秀毕业生，三好学生，优秀学生，优秀学生干部，优秀干部，优秀团员，优秀共青团员，优秀团干部，优秀志愿者，优秀实习生，优秀班主任，文明职工，奖章，先进工作者，先进生产者，劳动模范，红旗手，
  优秀教师，优秀党员，优秀共产党员，技术能手，三等功，二等功，一等功，嘉奖，第一名，第二名，第三名
`);
/** The last word of the name of an English prize: `Young Chef Award`, `Employee of the Month`. */
export const englishPrizeEndings = list(`
  award, awards, prize, prizes, medal, trophy, scholarship, of the year, of the month, of the quarter, of the season, dean's list, dean’s list, runner-up, runner up
`);
/** Words of prizes anywhere in what tells of one. */
export const prizeWords = list(`
  prize, prizes, award, awards, awarded, medal, medallist, medalist, trophy, scholar, scholarship, scholarships, fellow, fellowship, grant, grants, bursary,
  honor, honors, honour, honours, winner, won, finalist, runner-up, nominated, nominee, nomination, dean's list, dean’s list, best, top, first, second, third, 1st, 2nd, 3rd,
  place, placed, distinction, commendation, commended, citation, recognition, recognised, recognized, of the year, of the month, of the quarter, champion, cup, certificate, selected,
  奖, 称号, 优秀, 先进, 第一, 第二, 第三, 冠军, 亚军, 季军, 标兵, 模范, 荣誉, 十佳, 最美, 表彰, 嘉奖, 功, 之星, 能手, 红旗手, 名次, 入选, 提名, 证书, 杰出, 金牌, 银牌, 铜牌
`);
/** What a prize says of its winner in front of who that is. */
export const praise = list('优秀, 先进, 杰出, 十佳, 最美, 最佳, MVP');
/** What stands in a sentence before a certificate that its writer has, and what may stand behind it. */
export const certificateVerbs = list(`
  取得了, 取得, 获得了, 获得, 考取了, 考取到, 考取, 通过了, 通过, 持有, 考过,
  I hold, I also hold, also hold, hold, I earned, earned, I passed, passed, I obtained, obtained, I completed, completed, gained
`);
export const examWords = list('考试, 考核, 认证考试, 认证考核');
/** What stands in a sentence before a prize. */
export const prizeVerbs = list(
  '被评为, 评为, 荣获, 获评为, 获评, 获授, 被授予, 授予, 荣立, 记, 获, 荣膺, 当选为, 当选',
);
/** Before the number of a certificate's level: `– Level 2`. */
export const levelWords = list('level, grade, tier, class, part, stage, band, module');
/** Before the date to which something holds. */
export const validUntil = list(
  'valid to, current to, current until, current through, current thru, good to, good till, good until, good through, good thru, in date to, in date until, runs out, run out, running out, runs to, lapses, lapsed, expired, renew by, renewal due, due for renewal, to be renewed, refresher due, valid till, valid until, valid through, valid thru, expires on, expires, expiring, expiry, exp., exp, renewed, 有效期至, 有效期到, 有效至, 有效期, 复审至, 复审, 复训',
);
/** Of those, what tells of the day on which it was taken anew. */
const renewed = list('renewed, 复审, 复训');
/** Before the last day on which something holds. */
export const expiryWords = validUntil.filter((word) => !renewed.includes(word));
/** What stands behind a licence and a colon before what it is extended to: `Class B licence, endorsements: buses, trailers`. */
export const extensionsOfLicence = list(
  'endorsements, endorsement, endorsments, endorsment, categories, category, classes, restrictions, ratings, entitlements, extensions',
);
/** What a line below the name of a certificate begins with where it tells of it: its number, its date. */
export const certificateDetails = list(`
  no., no, number, nr., nr, lic., lic, licence no., license no., licence number, license number, reg., reg, registration no.,
  registration number, cert., certificate no., id, pin, valid, exp, exp., expires, expiry, issued, issued by, awarded by, since, passed, renewed,
  date of issue, obtained, 编号, 证号, 证书编号, 证书号, 资格证号, 注册号, 有效期, 复审, 发证, 发证机关, 颁发, 颁发机构, 取得时间
`);
/** In a heading: activities stand below it as well as prizes. */
export const activityWords = list(
  'activities, activity, extracurricular, extra-curricular, extra curricular, co-curricular, curricular, participation, participations, involvement, interests',
);
/** What begins a line that tells where somebody took part. */
export const tookPart = list(
  'participated, participating, participation, participant, took part, taken part, attended, volunteered, volunteering, member of, active member, helped, joined',
);
/** What a date says behind it: that somebody got the paper then, or to when it holds. */
export const datedDeeds = list(`
  取得, 获得, 获取, 考取, 考到, 考出, 考过, 考, 拿到, 拿, 领取, 领, 领证, 拿证, 取证, 发证, 通过, 注册, 换证, 换发, 换领, 复审, 复训, 复检, 年审, 年检, 颁发, 签发,
  评定, 评上, 评聘, 评审通过, 认定, 办理, 办, 续, 入会, 结业, 到期, 前有效
`);
/** Whether a paper holds, told behind its name. */
export const paperStates = list(`
  过期, 已过期, 已经过期, 早过期, 失效, 已失效, 到期, 已到期, 快到期, 未过期, 没过期, 在办, 正在办, 办理中, 换证中, 正在换证, 待换证, 没换证, 未换证, 复审中, 待复审,
  有效, 长期有效, 永久有效, 在有效期内, 可以续, 可续, 还能用, 证还在, 还在, 丢了, 已丢失
`);
/** Grades of those whom a body took in, written behind its name or short form. */
export const memberGrades = list('会员, 资深会员, 执业会员, 非执业会员, 准会员, 正式会员, 个人会员, 终身会员');
/** Words that end as the names of papers do and are none. */
export const noPapers = list(
  '保证, 验证, 论证, 求证, 印证, 凭证, 认证, 查证, 取证, 考证, 例证, 实证, 签证, 身份证, 学生证',
);
/** What opens a line on something invented or written that is protected, and no paper on what somebody can do. */
export const protectedWorks = [
  chinese(maybe('国家, 中国, 美国, 授权, 一项, 1项'), '发明, 实用新型, 外观设计', maybe('型, 类'), '专利'),
  chinese(maybe('计算机'), '软件著作权, 软著'),
];
