import { type Construction, reChinese as re } from './construction.ts';
import { counted } from './counted.ts';
import { chineseAbsences, chineseDenials } from './denials.ts';
import { chineseDifferences } from './differences.ts';
import { chineseHowOften } from './how-often.ts';
import { chineseMostOf } from './most-of.ts';
import { chinesePartsTaken } from './parts-taken.ts';
import { chineseQuantities } from './quantities.ts';
import { chineseValues } from './same-values.ts';
import { chineseToldFigures } from './told-figures.ts';
import { chineseTurns } from './turns-zh.ts';
import { chineseUnchanged } from './unchanged.ts';
import { chineseClock } from './zh/clock.ts';
import { chineseDates, chineseIntervals } from './zh/dates.ts';
import { chineseCompany, chineseLightWords } from './zh/light-words.ts';
import { chineseMeasures } from './zh/measures.ts';
import { chineseCounts, chineseNumerals } from './zh/numerals.ts';
import { chineseReworded } from './zh/reworded.ts';
import { chineseSpoken } from './zh/spoken.ts';
import { chineseUnits, chineseWays } from './zh/units.ts';

const THING = '[^，,。；;、\\s]';

const SIZES: readonly Construction[] = [
  [/一刻钟/g, '15分钟'],
  [/三刻钟/g, '45分钟'],
  [/(?<![个一两二三四五六七八九十\d])半(?:个)?(?:小时|钟头)/g, '30分钟'],
  [/一个半(?:小时|钟头)/g, '90分钟'],
  [/(?<![一两二三四五六七八九十\d上下])半年(?!度)/g, '6个月'],
  [/一年半/g, '18个月'],
  [/两年半/g, '30个月'],
  [/三年半/g, '42个月'],
  [/(\d[\d,.]*)\s?[hH](?![\p{Script=Latin}])/gu, '$1小时'],
  [/(\d[\d,.]*)\s?min(?![\p{Script=Latin}])/gu, '$1分钟'],
  [/(?:大约|大概|差不多|约莫|大致)(?=\s?[\d一二两三四五六七八九十百千])/g, '约'],
  [/((?:\d[\d,.]*|[一二两三四五六七八九十百千万]+)\s?[\p{Script=Han}%]{1,3}?)(?:左右|上下)/gu, '约$1'],
  [/([一二三四五六七八九])成半/g, (_, tenth) => `${counted(tenth)}5%`],
  [/([一二三四五六七八九])成(?=$|[，,。；;、的])/g, (_, tenth) => `${counted(tenth)}0%`],
  [/(?:不超过|不高于|不多于|至多|最多|上限(?:为)?|最高(?:不超过)?)(?=\s?\d)/g, '至多'],
  [/(?:不少于|不低于|至少|最少|起码)(?=\s?\d)/g, '至少'],
  [/(\d[\d,.]*\s?[\p{Script=Han}%]{1,3}?)\s?(?:以内|之内)/gu, '至多$1'],
  [/(?:控制|保持|维持|稳定)在(?=至多|约|至少)/g, ''],
  [/(?:仅限于?|只限于?|限于|[只仅]能)(?:做|进行|作)?/g, '只能'],
  [/(?:折合约|约折合|约合)/g, '约合'],
  [/(?:由|从|自)\s?(\d)(?!\s?[到至]\s?1(?!\d))/g, '由$1'],
  [/(?:年度|全年|当年)(?=指标|任务|目标|计划|定额)/g, '年度'],
  [
    /(?<![\d一二两三四五六七八九十第半个每])(?<!(?:[用花耗费隔满过近共前头]|历时|持续|为期)了?)一\s?(小时|天|日|周|个月)(?![内里后前半]|之|左右|多)(?=[^，,。；;\d]{0,8}\d)/g,
    '每$1',
  ],
  [/(\d[\d.]*\s?万?元)\s?[/／每]\s?(公斤|千克|斤|吨|件|米|平方米|升|克|小时|人|次|台|套|箱|天|月|年)/g, '每$2 $1'],
  [/同一(时期|季度|月份?|年度?)/g, '同期'],
  [/实现(?=销售额|收入|营收|利润|产值|回款)/g, ''],
  [/(?:完成|达到|达成|实现)了?(年度|季度|月度)(指标|任务|目标|计划|定额)的?\s?(\d[\d.]*%)/g, '完成$1指标$3'],
  [/(\d{4}\s?年)全年([^，,。；;]*)/g, '$1$2'],
  [/(\d{4}\s?年)([^，,。；;\d]{2,12})全年/g, '$1$2'],
];

/** Who it was for, who did it and what it was mostly: with a preposition or with a verb behind. */
const WAYS: readonly Construction[] = [
  [re(`供(${THING}{1,12}?)(?:使用|参考|查阅|学习|取用)`), '为$1'],
  [re(`(?:客户|客群|顾客|服务对象|用户)(?:群体?)?以(${THING}{1,14}?)为主`), '主要服务$1'],
  [re(`以(${THING}{1,14}?)为主(?!题|导|体|要|线)`), '主要$1'],
  [re(`(?:主要(?:是|为)|大多(?:是|为)|多为)`), '主要'],
  [
    re(
      `[，,（(]\\s?(?:系|为|是|属)?(?:团队|小组|班组|集体)(?:共同)?(?:成果|努力|协作|完成|合作|成绩)(?:的结果)?[）)]?`,
    ),
    '，团队成果',
  ],
  [re(`(?:经过?|通过)(${THING}{2,14}?)(?:之?后)(?=[，,。；;]|$|${THING})`), '$1后'],
  [re(`所在(?=团队|小组|班组)`), ''],
  [/(\p{Script=Han})不\1(\p{Script=Han}?)(?=$|[，,。；;由要了])/gu, '是否$1$2'],
  [/(?:没有?|无)(?:明显|显著|太大|多大|大的?)变化|变化(?:不大|不明显|甚微)/g, '变化不大'],
  [/(?<=\d)岁半/g, '.5岁'],
  [
    re(
      `(?:如果?|若|一旦|凡|每)?(?:有|遇到?|碰到|出现)(${THING}{1,8}?)(?:的?时候?|后|的)?[，,]?(?=(?:及时|立即|随时|立刻|会|就|先)*(?:上?报|告知|通知|反馈|联系|找|叫|请|转|送))`,
    ),
    '遇$1',
  ],
  // what one reports one has come upon; whom one sends on may have been found by somebody else
  [
    re(
      `(?:如果?|若|一旦|凡|每)?发现(${THING}{1,8}?)(?:的?时候?|后|的)?[，,]?(?=(?:及时|立即|随时|立刻|会|就|先)*(?:上?报|告知|通知|反馈|联系|找|叫))`,
    ),
    '遇$1',
  ],
  [re(`(?<![未没无尚不拟欲将备划])(?:已)?(?:持有?|具有|拥有|有)(?=${THING}{1,14}证(?:书)?(?:[，,。；;（(]|$))`), '持'],
  [
    re(`(?<![一-龥])(?:团队|小组|班组)(?:共同)?(?:把|将)(${THING}{2,24}?)(由[^，,。；;]{2,40})(?=[，,。；;]|$)`),
    '$1$2，团队成果',
  ],
  [/由小组\s?(\d+)\s?人共同(?:完成|实现)/g, '，小组$1人共同'],
  [/(^|[，,。；;])(小组\s?\d+\s?人共同)(?:把|将)([^，,。；;]{2,24}?)(由\s?\d[^，,。；;]{2,40})/g, '$1$3$4，$2'],
  [re(`所(?:带|教|任教|辅导)的?(?=班级|学生|班|学员|孩子|幼儿|徒弟|学徒|实习生)`), ''],
  [re(`(?:另外|另|此外|同时|还|并)(?=协助|参与|配合|负责|协同|获|组织|整理)`), ''],
  [re(`(?:投入|交付|开始)(?:使用|应用)|启用|上线使用`), '启用'],
  [
    re(`(?:列入|纳入|编入|收入|进入)(?=${THING}{0,6}(?:菜单|目录|名单|清单|教材|手册|计划|库|集|汇编|教案|课程))`),
    '列入',
  ],
  [re(`(?:获评|被评为|评为|获得|荣获|荣膺|获授|获颁|被授予|获称|评上|获选)`), '获'],
  [re(`(?:称号|荣誉称号|荣誉|的称号)(?=[，,。；;”"]|$)`), ''],
  [re(`(?:人均|平均每人|每人平均)`), '人均'],
  [re(`(?:外部|外聘|外请|外来)(?=律师|专家|顾问|讲师|教师|团队|机构)`), '外聘'],
  [re(`(?:调高|提高|提升|上升|升|增加|增长|增|涨)(?:至|到|为)`), '升到'],
  [re(`(?:降低|下降|降|压降|压缩|压|缩短|减少|减|下调|缩减)(?:至|到|为)`), '降到'],
  [re(`(?:更换|换下|换掉|替换|换)(?=老|旧|破|坏|损|废)`), '更换'],
  [re(`平均(${THING}{1,6}?)(?:时间|用时|时长|耗时)`), '$1平均时间'],
  [re(`(${THING}{1,6}?)平均(?:时间|用时|时长|耗时)`), '$1平均时间'],
];

/** 没超过5元, 始终在5元以内; 转给组长处理: who got it deals with it. */
const BOUNDS: readonly Construction[] = [
  [/(?:从?[未没不]有?|均未|都没|从来没)(?:有)?超过?(?=\s?\d)/g, '至多'],
  [/(?:始终|一直|均|都)?(?:控制|保持|维持|稳定)?在(?=至多\s?\d)/g, ''],
  [
    re(
      `(转给|转交给?|交给|交由|移交给?|反馈给|上报给?|报给)(${THING}{2,8}?)(?:来|去)?(?:处理|解决|跟进)(?=[，,。；;]|$)`,
    ),
    '$1$2',
  ],
  [/(?<!节)省里的?|省内的/g, '省级'],
  [/(?<![城超门都])市里的?(?!\p{Script=Han}{0,1}[区县])/gu, '市级'],
  [/(?<!学)校里的?/g, '校级'],
  [/([一两二三四五六七八九十\d]+)层楼/g, '$1个楼层'],
];

/** 会一点, 略懂: how little one knows, before the thing or behind. */
const A_LITTLE: readonly Construction[] = [
  [
    re(
      `(?<=^|[，,。；;、])([\\p{Script=Han}A-Za-z]{1,12}?)(?:也|还)?(?:只)?(?:会一|(?:懂|知道|了解)一?)点儿?(?=[，,。；;、]|$)`,
    ),
    '略懂$1',
  ],
  [
    /(?:只)?(?:(?:会|懂得)一|(?:懂|知道|了解)一?|(?<=^|[，,。；;、也还只])会)点儿?(?=\s?[\p{Script=Han}A-Za-z])|略知|略会|粗懂|粗通|稍懂/gu,
    '略懂',
  ],
];

/** A list under its kind: 证书：…. */
const LABELS: readonly Construction[] = [
  [/(?<=^|[；;。])(?:证书|持证|技能|语言|工具|软件|设备|材料|平台|科目|课程|系统)[：:]\s*/g, ''],
];

const LAST: readonly Construction[] = [
  ...chineseMostOf,
  ...chineseUnchanged,
  ...chineseTurns,
  ...chinesePartsTaken,
  ...chineseValues,
  ...chineseQuantities,
  ...chineseDenials,
  ...chineseToldFigures,
  ...SIZES,
  ...chineseAbsences,
  ...WAYS,
  ...BOUNDS,
  ...A_LITTLE,
  ...LABELS,
];

export const chineseConstructions: readonly Construction[] = [...chineseHowOften, ...LAST, ...chineseDifferences];

/** Likewise, with every figure, date and hour in one writing, and small words that say nothing left out. */
export const chineseWritings: readonly Construction[] = [
  ...chineseSpoken,
  ...chineseReworded,
  ...chineseUnits,
  ...chineseClock,
  ...chineseDates,
  ...chineseCompany,
  ...chineseHowOften,
  ...chineseIntervals,
  ...chineseNumerals,
  ...chineseWays,
  ...LAST,
  ...chineseCounts,
  ...chineseMeasures,
  ...chineseLightWords,
  ...chineseDifferences,
];
