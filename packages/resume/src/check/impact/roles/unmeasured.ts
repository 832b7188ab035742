import { chineseMeasures, englishMeasures } from '@verdant/lexicon';
import type { Bullet } from '../../../document/document.ts';
import { hasFigure } from '../../../text/quantities.ts';
import type { FieldSpan } from '../../check.ts';

const alternatives = (list: readonly string[]) => [...list].sort((a, b) => b.length - a.length).join('|');

/** A measure with a direction and no value: `punctuality improved`, `Success rate is good`, 收缴率稳步提升. */
const ENGLISH = new RegExp(
  `\\b(?:${alternatives(englishMeasures)})\\s+(?:(?:has|have|was|were|is|are)\\s+)?(?:(?:steadily|clearly|really|very|quite|always|much|been)\\s+)*(?:improved|increased|rose|risen|grew|grown|went up|went down|fell|fallen|dropped|decreased|good|great|high|higher|better|excellent|strong|low|lower)\\b|\\b(?:good|great|high|better|strong|excellent)\\s+(?:${alternatives(englishMeasures)})\\b(?=[\\s.]*$)`,
  'i',
);
const CHINESE = new RegExp(
  `(?:\\p{Script=Han}{1,4}率|${alternatives(chineseMeasures)})(?:得到|得以|有了|有所|均|都)?(?:稳步|逐步|逐年|明显|显著|大幅|持续|不断|有效|很|较|非常)?(?:提升|提高|上升|增长|改善|下降|降低|减少|好转|较好|良好|不错|好|高|理想)`,
  'u',
);

/** `Improved app rating`, `resulting in increase in conversion`, 有效控制了成本: the whole line, and no size. */
const ENGLISH_DEED =
  /^(?:improved|increased|reduced|boosted|raised|grew|enhanced|decreased|lowered|maximi[sz]ed) (?:[a-z-]+ ){0,3}[a-z-]+[.;]?$|\bresulting in (?:an? )?(?:\w+ )?(?:increase|improvement|reduction|growth|decrease|savings?)\b[^\d]*$/i;
const CHINESE_DEED =
  /(?:有效|大幅|显著|明显|极大)(?:地)?(?:控制|降低|提升|提高|改善|减少|增加|促进|节约|节省)了?[\p{Script=Han}]{1,10}(?=$|[，,。；;])|人数较多|数量较多/u;

const SIZE =
  'massive|huge|significant|substantial|considerable|dramatic|enormous|tremendous|remarkable|impressive|exponential|explosive|rapid|sizeable|sizable|vast|notable|measurable';
const CHANGE =
  'growth|increases?|savings?|improvements?|reductions?|decreases?|declines?|gains?|uplift|uptick|rise|drop|results?|impact|profits?|turnaround';
const DEGREE =
  'a lot|a great deal|massively|hugely|considerably|significantly|substantially|greatly|enormously|exponentially|no end|loads|quite a bit|nicely|steadily|rapidly|year (?:on|over|after) year|month (?:on|over|after) month';
/**
 * A size in words beside what changed: `massive revenue growth`, `the newsletter grew a lot`, `consistently exceeded
 * quota`, `leading to improved visibility`, `the largest deal in company history`.
 */
const ENGLISH_SIZE = new RegExp(
  [
    `\\b(?:${SIZE})(?: (?!of|and|for|to|in|the|with|on)[a-z-]+){0,2} (?:${CHANGE})\\b`,
    `\\b(?:grew|grown|increased|improved|rose|risen|fell|dropped|reduced|declined|decreased|expanded|went (?:up|down))(?: [a-z-]+){0,3} (?:${DEGREE})\\b`,
    `\\b(?:exceed(?:ed|ing|s)?|surpass(?:ed|ing|es)?|beat(?:ing|s)?|smash(?:ed|ing)?|crush(?:ed|ing)?|outperform(?:ed|ing)?|over-?achiev(?:ed|ing)|(?:consistently|regularly|always|repeatedly|routinely|constantly) (?:hit|hits|met|meets|meeting|hitting)|(?:hit|met) (?:all|every|each))(?: [a-z-]+){0,3} (?:quotas?|targets?|goals?|kpis?|budgets?|forecasts?|benchmarks?|slas?)\\b`,
    `\\b(?:leading|led|resulting|resulted|contribut(?:ing|ed)) (?:to|in) (?:an? |the )?(?:improved|better|increased|reduced|higher|lower|greater|faster|enhanced|stronger|smoother|fewer|more)\\b`,
    `\\b(?:largest|biggest|highest|best-selling|top|record)(?:[- ][a-z]+){0,2} (?:deal|sale|account|order|contract|client|project|event|turnover|revenue|sales|takings|attendance|month|quarter|year)s? (?:in|of|for) (?:the |our |its )?(?:compan|firm|team|branch|region|store|shop|club|history|office|department|business|group|year)`,
  ].join('|'),
  'i',
);
const GOOD = '较好|良好|很好|显著|不错|巨大|可观|丰硕|优异|突出|骄人|喜人|明显|极大|卓越|出色';
/**
 * The same in Chinese: 取得较好的传播效果, 业绩名列前茅, 产量在车间靠前, 实现爆发式增长.
 */
const CHINESE_SIZE = new RegExp(
  [
    `(?:${GOOD})的?\\p{Script=Han}{0,4}(?:效果|成绩|业绩|成果|收益|反响|口碑|效益|增长|提升|销量|转化|回报|突破)(?!毕业|的)`,
    '名列前茅|遥遥领先|数一数二|首屈一指|独占鳌头',
    '(?:业绩|销量|产量|质量|成绩|排名|评分|转化|效率|销售额|考核|绩效|单量|好评)[^，,。；;]{0,14}(?:靠前|前列|领先|第一梯队|上游|前几名)',
    '(?:超额|圆满|出色|顺利|提前)完成(?:了)?\\p{Script=Han}{0,8}(?:指标|任务|目标|业绩|计划|KPI)(?=$|[，,。；;])',
    '(?:爆发式|跨越式|成倍|翻倍|几何级|飞速|高速|迅猛|稳步|大幅|持续)(?:的)?(?:增长|提升|上涨|发展|攀升)',
  ].join('|'),
  'iu',
);

/** `introduced a turning chart and pressure ulcers on the ward went down`: what changed, at the end and without its size. */
const ENGLISH_WENT =
  /(?<=\p{L} )(?:went|gone|came) (?:down|up)(?=[.;,]?$)|(?<=\p{L} )(?:fell|dropped|rose|declined)(?=[.;]?$)/iu;

/** What stands before it in its own clause may be the size. */
function wentOf(text: string): RegExpMatchArray | null {
  const match = text.match(ENGLISH_WENT);
  const clause = text
    .slice(0, match?.index)
    .split(/[,;–—:]|\band\b/)
    .at(-1)!;
  return match === null || hasFigure(clause) || COMPARED.test(clause) ? null : match;
}

const ADVICE = {
  en: 'This names a result but not its size. Say from what to what, or by how much.',
  zh: '写了结果的方向，没有写大小。补上从多少到多少，或者变化了多少。',
};

/** An amount in words: `a very high volume of mail`, 做过好几家, 管几个人. */
const AMOUNT = {
  en: /\b(?:an? )?(?:very |extremely |really )?(?:high|large|great|big|huge) (?:volumes?|numbers?|amounts?|quantit(?:y|ies)) of\b/i,
  zh: /好几[个家名位次年场款条]|(?<![十百千万\d])几(?:个|名|位)(?:人|员工|同事|徒弟|学徒|客户|项目|孩子|老人)/,
};

/** What it was before, or whose it was, says the size in another way: `doubled`, `to the highest of six branches`. */
const COMPARED =
  /\b(?:doubl|tripl|quadrupl|halv)|\bhalf\b|\bfirst (?:time|ever)\b|\bof (?:two|three|four|five|six|seven|eight|nine|ten)\b/i;

const spanOf = (path: string, text: string, match: RegExpMatchArray | null): FieldSpan[] =>
  match?.index === undefined ? [] : [{ path, text, from: match.index, to: match.index + match[0].length }];

/** Results that are named and not measured, in points without any figure. */
export const unmeasured = (bullets: readonly Bullet[]): FieldSpan[] =>
  bullets.flatMap(({ path, text, language, quantities, metric }) => {
    const went = language === 'en' && !metric ? wentOf(text) : null;
    if (went) return spanOf(path, text, went).map((span) => ({ ...span, advice: ADVICE, worth: 0.9 }));
    if (metric || quantities.length > 0 || hasFigure(text)) return [];
    const patterns = language === 'zh' ? [CHINESE, CHINESE_DEED, CHINESE_SIZE] : [ENGLISH, ENGLISH_DEED, ENGLISH_SIZE];
    const amount = text.match(AMOUNT[language]);
    const match = patterns.map((pattern) => text.match(pattern)).find((found) => found !== null);
    return match?.index === undefined || (language === 'en' && COMPARED.test(text))
      ? spanOf(path, text, amount)
      : spanOf(path, text, match).map((span) => ({ ...span, advice: ADVICE, worth: 0.9 }));
  });
