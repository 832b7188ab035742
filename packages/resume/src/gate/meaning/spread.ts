import { sameSize } from '../figure-size.ts';
import { figuresIn } from '../said-figures.ts';

const TIME =
  'hour|day|night|week|weekend|fortnight|month|quarter|year|term|season|shift|morning|evening|afternoon|spring|summer|autumn|winter|session|time|other|weekday|(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const EACH = new RegExp(
  `\\b(?:each|apiece)\\b(?! (?:of the |working |calendar |academic |school )?(?:${TIME})s?\\b)|\\bfor every (?!(?:${TIME}))|(?<!分)各(?=[约有自达得为\\d一二两三四五六七八九十]|\\s\\d)|每(?=[家店个人班队组层栋位名台套户场片](?!月|星期|礼拜|小时|季|学期|[均天日]))`,
  'i',
);
const SPREAD =
  /一(?:个)?(?=[班场次周天月户人台件])|\b(?:each|every|apiece|per|both|respectively)\b|\ba (?:head|piece|time|unit)\b|\/|各|每|均|分别|都/i;
/** A sum that becomes the share of each: two extensions of 40 m² together, each. */
export const addedEach = (original: string, rewrite: string): string[] => {
  const found = EACH.exec(rewrite);
  const said = found?.[0];
  if (found && original.includes(rewrite.slice(found.index, found.index + (found[0].length > 1 ? 12 : 3)))) return [];
  return said === undefined || (SPREAD.test(original) && !TOGETHER.test(original)) || figuresIn(rewrite).length === 0
    ? []
    : [said];
};
/** That a figure is the sum of several. */
const TOGETHER =
  /\b(?:together|combined|in total|in all|all told|altogether|overall|collectively|between (?:them|the (?:two|three|four))|across (?:them|these|those|all|both|the|two|three|four|five|six|\d+))\b|\ba total of\b|合计|总计|累计|共(?!同|享|和国|产|青|用|识|建|创|鸣|处)/i;
/** 各存放, 每个存放: the sum told of each of them. */
const OF_EACH_ZH =
  /各(?!类|种|项|方|界|级|地|部门|科|自|样|式|路|族|国|省|市|区|县|校)|每(?:[一]?[家店个人班队组层栋位名台套户场片库处间座])(?!月|星期|礼拜|小时|季|学期|[均天日])/;
const totalOfEach = (original: string, rewrite: string): string[] =>
  TOGETHER.test(original) && !TOGETHER.test(rewrite) && !/各|每/.test(original) && figuresIn(rewrite).length > 0
    ? (OF_EACH_ZH.exec(rewrite)?.slice(0, 1) ?? [])
    : [];

const STATISTIC =
  /\bp\s?\d\d(?:\.\d+)?\b|\b\d\dth[- ]percentile\b|\bmedian\b|中位数?|[九\d]\d?分位|\b(?:average|mean)\b|平均|均值/gi;
const LIMITED = /^(?:p|\d|median|中位|九)/i;
const statistics = (text: string) =>
  new Set(
    (text.match(STATISTIC) ?? []).map((word) =>
      word
        .toLowerCase()
        .replace(/\s/g, '')
        .replace(/^(\d\d)th.*$|^(\d\d)分位$/, 'p$1$2')
        .replace(/^中位数?$/, 'median')
        .replace(/^(?:average|mean|平均|均值)$/, 'average'),
    ),
  );
/** P99 is no average, and a median is one value of many: another statistic, or none, says something else of the figure. */
export const otherStatistic = (original: string, rewrite: string): string[] => {
  const [before, after] = [statistics(original), statistics(rewrite)];
  const limits = [...before].filter((word) => LIMITED.test(word));
  const kept = figuresIn(original).some((figure) => figuresIn(rewrite).some((other) => sameSize(figure, other)));
  if (limits.length === 0 || !kept) return [];
  return [...limits.filter((word) => !after.has(word)), ...[...after].filter((word) => !before.has(word))];
};

const HELD = /\b(\d+|[a-z]+)-(hour|day|week|month|year) (?!old)([a-z]+)/gi;
/** A five-month backlog is no five months' work. */
export const heldAsTime = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(HELD)).flatMap(([said, number = '', unit = '']) => {
    const time = new RegExp(
      `\\b(?:in|within|over|after|spent|took|taking)\\s+(?:just |only |about )?${number} ${unit}s?\\b`,
      'i',
    );
    const digits = figuresIn(said)[0];
    const asFigure = figuresIn(rewrite).some(
      (figure) =>
        digits !== undefined &&
        sameSize(figure, digits) &&
        /\b(?:in|within|over|spent|took)\s+$/i.test(rewrite.slice(0, figure.from)),
    );
    return (time.test(rewrite) || asFigure) && !time.test(original) ? [said] : [];
  });

const SUCCESS =
  /(?:通过|考取|考过|取得|拿到|拿下)了?[^，,。；;]{0,12}?(?:考试|考核|认证|审核|验收|评审|面试|答辩|资格|证书?)(?!书?复审)|(?:考试|考核|认证|评审|验收)[^，,。；;]{0,4}?(?:合格|通过)|\bpass(?:ed|ing)\b/;
const SUCCEEDED =
  /通过|合格|过了|考过|已过|考取|取得|考出|拿到|拿下|获|持|有证|达标|及格|经[^，,。；;]{1,10}(?:审核|评审|验收|审批|审定)后?(?:启用|使用|采用|发布|执行|上线|印发|实施|投用)|\bpass|\bqualif|\bcertif|\baward|\bachiev|\bobtain|\bclear/i;
/** Who sat an exam has not passed it. */
export const addedSuccess = (original: string, rewrite: string): string[] =>
  SUCCEEDED.test(original) ? [] : (SUCCESS.exec(rewrite)?.slice(0, 1) ?? []);

const PREPARED =
  /评估|调研|考察|论证|研究|设计|规划|方案|计划|建议|提议|讨论|测算|(?<![a-z])(?:evaluat|assess|research|explor|plan(?!t)|propos|recommend|review|investigat|compar|consider|design|discuss|scop)\w*/gi;
const DONE =
  /完成|实现|落地|上线|建成|投产|(?<![a-z])(?:implement|complet|launch|deliver|deploy|migrat|finish|introduc|roll(?:ed|ing) out|built)\w*/i;
/** What was looked at or planned is not done. */
export const preparedAsDone = (original: string, rewrite: string): string[] => {
  const prepared = original.match(PREPARED) ?? [];
  const done = DONE.exec(rewrite)?.[0];
  if (prepared.length === 0 || done === undefined || DONE.test(original)) return [];
  return rewrite.match(PREPARED) === null && !/做|写|办|built|made|did|moved|started|ran/i.test(original) ? [done] : [];
};

const HELPS_ME =
  /(\p{Script=Han}{2,4})(?<!提供|给予|予以|作出|进行|从旁|积极)(?:协助|配合|辅助|帮助|帮忙)(?=[，,。；;]|$)/u;
/** Who was helped does not become the helper. */
export const turnedHelp = (original: string, rewrite: string): string[] =>
  /协助|配合|辅助|帮/.test(original) && !HELPS_ME.test(original) ? (HELPS_ME.exec(rewrite)?.slice(0, 1) ?? []) : [];

const GROUP =
  /(?:^|[，,。；;])(?:所在|所属|本|我们?)?(门店|店铺|团队|账号团队|班组|小组|部门|公司|科室|车间|班级|项目组|分店|支行|网点|工作室|全店|全班|全队|本店|我店)(?!管理|运营|巡|陈列|的?日常|负责|里|内|会|建设|招|培训|人员|领导)[^，,。；;]{0,16}?(?:业绩|销售额|成交|产量|排|名列|位列|第[一二三四五]|评为|获|涨粉|增长|涨|完成率|达成率|满意度|营收|收入|好评|荣誉)/gu;
const GROUPS = /店|团队|班|组|部门|公司|科|车间|队|行|网点|工作室/;
/** What a shop or a team has achieved is not what one of them has. */
export const lostGroup = (original: string, rewrite: string): string[] =>
  GROUPS.test(rewrite) ? [] : Array.from(original.matchAll(GROUP), ([, group = '']) => group);

const STAGE =
  /\b(?:stage|phase|part|module|unit|chapter|volume|year|paper|book|step|section)s? (\d+|one|two|three|four|i{1,3}|iv) (?:of|in) (?:the |my |a )?\w+/gi;
/** Stage 1 of a course is not the course. */
export const lostStage = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(STAGE)).flatMap(([said]) =>
    new RegExp(`\\b${said.split(' ')[0]!.replace(/s$/, '')}`, 'i').test(rewrite) ? [] : [said],
  );

const SOLVED = /\b(?:re)?solv(?:ed|ing)\b|\bsettl(?:ed|ing)\b|解决|办结|化解/i;
const DEALT =
  /solv|settl|fix|clear|clos|sort|repair|mend|correct|complet|解决|办结|办妥|化解|修|调解|协商|排除|搞定|弄好/i;
/** What was answered is not solved. */
export const addedSolution = (original: string, rewrite: string): string[] =>
  DEALT.test(original) ? [] : (SOLVED.exec(rewrite)?.slice(0, 1) ?? []);

const AMONG = /其中(\p{Script=Han}{2,6}?)(?:有|约|近)?\s?(\d+)/gu;
/** 31 套，其中学区房 8 套: what the part is of does not go over to the whole. */
export const partAsWhole = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(AMONG)).flatMap(([said, what = '', part = '']) => {
    const beside = rewrite.match(new RegExp(`${what.slice(0, 2)}\\p{Script=Han}{0,4}?\\s?(\\d+)`, 'u'))?.[1];
    return beside !== undefined && beside !== part ? [said] : [];
  });

/** All that is said of another number, value or end of the same things. */
export const spread = (original: string, rewrite: string): string[] =>
  [
    addedEach,
    totalOfEach,
    otherStatistic,
    heldAsTime,
    addedSuccess,
    preparedAsDone,
    turnedHelp,
    lostGroup,
    lostStage,
    addedSolution,
    partAsWhole,
  ].flatMap((check) => check(original, rewrite));
