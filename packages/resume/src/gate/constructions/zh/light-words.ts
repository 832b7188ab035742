import { chineseVerbAt } from '@verdant/lexicon';
import { namesOf, sameShort } from '../../meaning/short-forms.ts';
import { type Construction, reChinese as re } from '../construction.ts';

const THING = '[^，,。；;、（）()\\s]';
const YEAR = '(?:19|20)\\d\\d年?(?:\\d{1,2}月)?';
const PRIZE =
  '(?:[特一二三四]等奖|[金银铜]奖|优秀奖|鼓励奖|奖学金|奖章|奖项|奖|第[一二三四五六七八九十]名?|称号|标兵|能手|先进个人|先进工作者|优秀\\p{Script=Han}{2,6}|[一二三]等功)';

/** A prize is told by its name; that it was won is what the name says. Nominations and applications are other words. */
const PRIZES: readonly Construction[] = [
  // the year behind in brackets
  [
    re(`(?<=^|[，,。；;])(${THING}{2,28}?)\\s?[（(]\\s?((?:19|20)\\d\\d)年?(\\d{1,2}月)?\\s?[）)]`),
    (said = '', what = '', year, month = '') => (/\d{4}/.test(what) ? said : `${year}年${month}${what}`),
  ],
  [
    re(
      `(?<=^|[，,。；;、]|${YEAR})(?:曾|本人|我)?(?:曾)?(?:获得?|得|荣获|取得|拿到?|夺得|赢得|摘得|斩获|被评为|被授予|获评|当选|评为)(?:了|过)?(?=${THING}{0,20}?${PRIZE}(?:[，,。；;（(]|$))`,
    ),
    '',
  ],
];

/** Deeds of an office that one handles; a check may be what somebody else does with the papers. */
const HANDLED = ['登记', '核销', '变更', '备案', '归档', '结算', '报销', '年检'];

/** What is done to something, by a verb that says nothing and a noun, or by the verb. */
const LIGHT: readonly Construction[] = [
  [
    re(
      `(?<![面针核相反应绝查校比成])对(?:于)?(${THING}{1,14}?)(?:进行|开展|实施|加以|予以|给予|作出|做出|做|作)(?:了|过)?(\\p{Script=Han}{2})(?=$|[，,。；;、])`,
    ),
    (said = '', thing = '', deed = '') => (chineseVerbAt(deed, 0) || DEEDS.has(deed) ? `${deed}${thing}` : said),
  ],
  [
    re(`(?:进行|开展|实施|加以|予以)(?:了|过)?(?=(\\p{Script=Han}{2}))`),
    (said = '', deed = '') => (chineseVerbAt(deed, 0) || DEEDS.has(deed) ? '' : said),
  ],
  // to handle an entry is to make it
  [
    re(
      `(?:办理|经办|承办)(?:了|过)?(?=${THING}{1,20}?(?:[、和与及]${THING}{1,12}?)?(?:${[...HANDLED].join('|')})(?:手续|工作)?(?:$|[，,。；;、（(]))`,
    ),
    '',
  ],
  // who accepts, gets: 约200人接受培训, 培训约200人
  [
    re(
      `((?:约|近|超过)?\\d+\\s?(?:名|人|位|人次|户|家)的?\\p{Script=Han}{0,6}?)(?:接受|参加|得到|受到)(?:了|过)?(?:我|本人)的?(培训|指导|辅导|教学|帮助|服务|咨询|治疗|护理|接待)`,
    ),
    '$2$1',
  ],
  [
    re(
      `(?:把|将)(${THING}{1,12}?)((?:整理|归类|分类|清点|登记|检查|核对|打扫|清洗|修理|修|擦|洗|装|搬|卖|送))(?:好|完|干净|了|完毕)?(?=$|[，,。；;])`,
    ),
    '$2$1',
  ],
];
const DEEDS = new Set([
  '检修',
  '抽检',
  '巡检',
  '回访',
  '家访',
  '消毒',
  '保养',
  '盘点',
  '统计',
  '培训',
  '分析',
  '调研',
  '访谈',
  '测试',
  '评估',
  '校对',
  '审核',
  '汇总',
]);

/** Who had somebody go, in the active or the passive. */
const SENT: readonly Construction[] = [
  [
    re(
      `(?:我|本人)?(?:被|受|由)(${THING}{1,6}?)(派|安排|调|抽调|选派|委派|指派|借调|外派|派遣)(?:我|本人)?(?:前往|往|去|到|至|赴)`,
    ),
    '$1$2我到',
  ],
  [/受(?=[\p{Script=Han}]{1,6}?(?:委派|指派|选派|派遣|委托)(?!了|过))/gu, ''],
  [re(`(?<=委派|指派|选派|派遣|委托|安排)(?:我|本人)(?=参加|参与|前往|负责|到|去|赴)`), ''],
  [re(`(派|安排|调|抽调|选派|委派|指派|借调|外派|派遣)(?:我|本人)(?:前往|往|去|至|赴|到)`), '$1我到'],
  [
    re(
      `(?:由|受|接受|经)(${THING}{1,8}?(?:[医师长生员任]|老师|师傅|主管|经理|导师|教授))(?:的)?(指导|带教|带领)(?=${THING}{2})`,
    ),
    '在$1$2下',
  ],
  [re(`(?<=在${THING}{1,8}?(?:指导|带教|带领)下)[，,]`), ''],
];

const HELPED =
  '会计|出纳|财务|人事|店长|经理|主管|主任|老师|教师|师傅|医生|护士|律师|导师|教练|厨师|组长|班长|队长|同事|前辈|行政|采购|编辑|记者|设计师|工程师|研究员|教授|摄影师|策划|法务|老板|馆长|站长|司机|技师|辅导员|班主任';
/** Of whose work one helps: 帮 and 协助. */
const HELP: readonly Construction[] = [
  [re(`(?<![\\p{Script=Han}])(?:帮助?|帮着|帮忙|协助|配合|辅助)(?=\\p{Script=Han}{0,4}?(?:${HELPED}))`), '协助'],
  [re(`(?<=[，,。；;、\\s]|^)(?:帮着|帮忙|帮)(?![扶教厨工困派手])(?=\\p{Script=Han}{2})`), '协助'],
];

/** Words of time, of denial and of order that have another one for the same. */
const SAME: readonly Construction[] = [
  [/(?:不曾|未曾|从未有?过?|没有?|未)(?:有过?)?(?=迟到|旷工|请假|缺勤|出错|误|早退|缺课|断货|断供|脱岗)/g, '无'],
  [/正在进行中?|(?<!正在)进行中|仍在进行|正进行/g, '正在进行'],
  [/(?<![不单绝并])(?:仅仅?|只)(?=[在做有能带会负管用从])/g, '只'],
  [re(`(?:与|同)(?=${THING}{1,8}?(?:一起|一同|一道|共同|轮流|合作|配合|协作|搭档))`), '和'],
  [/(?<=[、和与及]\p{Script=Han}{1,4})(?:两地|两处)/gu, ''],
  [re(`(?:多数|主要)在(${THING}{1,4}(?:[、和与及]${THING}{1,4}){1,3})(?=$|[，,。；;])`), '主要$1'],
  // 粉刷得平整
  [/(?<=\p{Script=Han})(?<![获取觉值使记不懂难赢所心求博舍免显])得(?=\p{Script=Han}{2,4}(?:[、，,。；;]|$))/gu, ''],
  [/大([一二三四五])(?:学年)?(?=$|[，,。；;上下时暑寒学起至到])/g, '大学$1年级'],
  [/(?<=\d名)(?:学徒工?|徒弟|艺徒|徒工)/g, '徒弟'],
  [/(?<=[教指]?[带教]过?了?)(?:学徒工?|徒弟|艺徒|徒工)(?=\d)/g, '徒弟'],
  [/(?:学生|孩子|幼儿|学员|宝宝)的?家长/g, '家长'],
  [/打电话(?=[问询联邀回确催核了沟预通])/g, '电话'],
  [/(?:打?电话)(?:去)?问(?!卷|候)/g, '电话询问'],
  [/(?<!使)用得?(?:怎么样|如何)|使用得?(?:怎么样|如何)/g, '使用情况'],
  [re(`我们(${THING}{1,6}?[组队部班科])`), '$1（我在内）'],
  [
    re(
      `(?<=^|[，,。；;])(${THING}{1,6}?[组队部班科])([^，,。；;]{2,30})[，,]\\s?(?:我(?:也)?是(?:其中)?(?:的)?(?:一名|一员)?(?:成员)?(?:之一)?|我在其中|我参与其中)(?=$|[，,。；;])`,
    ),
    '$1（我在内）$2',
  ],
];

const NAMED = '(?:\\p{Script=Han}{2,14}[（(]\\p{Script=Han}{1,4}[）)]\\p{Script=Han}{0,6}|\\p{Script=Han}{2,16}?)';
/** The end of a run of letters that is what the short form stands for: 持有|注册会计师. */
const longest = (run: string, short: string): string | undefined =>
  Array.from({ length: Math.max(0, run.length - 1) }, (_, at) => run.slice(at)).find((name) =>
    namesOf(short).has(name),
  );
const bareName = (name: string) => name.replace(/[（()）]/g, '');
/** ERP（企业资源计划）: a short form with what it stands for beside it, which may hold a bracket of its own. */
const GLOSSED: readonly Construction[] = [
  [
    re(`([A-Za-z]{2,6}(?:-\\d)?)\\s?[（(](${NAMED})[）)]`),
    (said = '', short = '', long = '') => (sameShort(short, bareName(long)) ? short : said),
  ],
  [
    re(`(${NAMED})\\s?[（(]([A-Za-z]{2,6}(?:-\\d)?)[）)]`),
    (said = '', long = '', short = '') => {
      const named = longest(bareName(long), short);
      return named === undefined ? said : `${bareName(long).slice(0, -named.length)}${short}`;
    },
  ],
];

/** 聊聊天, 看看: a deed of one letter said twice is done a little; 跟主管说 is 反馈给主管. */
export const chineseSpokenWays: readonly Construction[] = [
  [/(?<=\d)\s?多(?=[次人名个件家份单户])/g, '余'],
  [/([看聊散试谈走坐听问写改查修擦扫洗跑练念读讲])(?:一)?\1(?!台|法)/gu, '$1'],
  [
    re(`(?:会|要|就|及时)*(?:跟|和|向|同)(${THING}{2,6}?)(?:说明|说|讲|反映|反馈)(?:一声|一下)?(?=[，,。；;]|$)`),
    '反馈给$1',
  ],
  [re(`(?:会|要|就|及时)+(?=反馈给)`), ''],
  [/派(?:往|去|至|赴)(?=\p{Script=Han})/gu, '派到'],
  // of several, one is each
  [
    /(?<=[两二三四五六七八九十\d]\s?个?班[^。；;]{0,20})(?<![有中另某第的])一个班(?=\s?(?:约|大概|大约|差不多)?\s?\d)/gu,
    '每班',
  ],
  [/(?<=\p{Script=Han}{1,2})一[遍下](?=\p{Script=Han}{0,2}(?:[，,。；;]|$))/gu, ''],
];

const PEERS = '班组|同事|队友|小组|团队|组员|伙伴|搭档|同学|家人|志愿者|工友|同伴|邻居|学生|孩子|村民';
/** With those beside oneself 跟 is 和; with a master it may be to follow. */
export const chineseCompany: readonly Construction[] = [
  [re(`(?:跟着?|与|同)(?=${THING}{0,4}?(?:${PEERS})(?:们)?(?:一起|一同|一道|共同))`), '和'],
];

export const chineseLightWords: readonly Construction[] = [
  ...GLOSSED,
  ...chineseSpokenWays,
  ...SENT,
  ...HELP,
  ...SAME,
  ...LIGHT,
  ...PRIZES,
];
