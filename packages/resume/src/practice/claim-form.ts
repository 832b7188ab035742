import type { Language } from '@verdant/contracts';
import type { Bullet } from '../document/document.ts';
import type { ClaimForm } from './wording/forms.ts';

const FIGURE = String.raw`\d[\d,.]*`;
const MONEY: ReadonlySet<string> = new Set(['¥', '$', '£', '€']);
const SHARES: ReadonlySet<string> = new Set(['%', 'pp', 'x', '‰', '成']);

type Patterns = Record<
  'fromTo' | 'change' | 'record' | 'led' | 'taught' | 'solved' | 'earned' | 'budget' | 'volume' | 'made' | 'share',
  RegExp
>;

const english: Patterns = {
  fromTo: new RegExp(
    String.raw`\bfrom (?:about |around |nearly |over |[$€£¥])?${FIGURE}.{0,24}? (?:down )?to (?:about |under |below |over |[$€£¥])?${FIGURE}|\d\S{0,4}\s?(?:→|->|=>)\s?\S{0,2}\d`,
    'i',
  ),
  change:
    /\b(?:cut|cutting|reduc\w+|rais\w+|increas\w+|grew|grow\w*|improv\w+|lower\w+|shorten\w+|doubl\w+|tripl\w+|halv\w+|boost\w*|fell|rose|dropp?\w*|lift\w+|down (?:from|to|by)|up (?:from|by|\d\S*)) |\bsav(?:ed|ing) (?=[$€£¥\d]|(?:the|about|over|roughly|nearly|two|some)\b)/i,
  record:
    /\b(?:zero|no|without (?:an?y? )?(?:single )?)\s?(?:\w+ ){0,2}(?:accidents?|incidents?|errors?|complaints?|defects?|findings?|injur\w+|losses|breaches|claims?|rework|penalt\w+)\b|\b(?:accident|error|claim|incident)-free\b|\b(?:accuracy|satisfaction|pass rate|uptime|on[- ]time(?: \w+)?|availability|yield|occupancy|rating|csat|nps)\b[^,.;]{0,24}\d|\d[\d.]*\s?%?\s(?:\w+ )?(?:accuracy|uptime|satisfaction|on time|availability)\b/i,
  led: /^\W*(?:led|lead|leading|manag(?:ed?|ing)|supervis(?:ed?|ing)|head(?:ed)?|coordinat(?:ed?|ing)|direct(?:ed)?|ran|run(?:ning)?|oversee|oversaw|overseeing)\b.{0,60}?\b(?:team|staff|people|crew|help desk|engineers?|nurses|workers|operators|developers|designers|cooks|chefs|analysts|technicians|volunteers|assistants|employees|members|students|interns|carers|mechanics|apprentices|servers|guards|executives|soldiers|firefighters|agents|officers|drivers|teachers|colleagues)\b/i,
  taught:
    /\b(?:train(?:ed|ing)|mentor(?:ed|ing)|coach(?:ed|ing)|taught|teach(?:ing)?|onboard(?:ed|ing)|instruct(?:ed|ing)|induct(?:ed|ing))\b/i,
  solved:
    /\b(?:diagnos\w+|resolv(?:ed|ing)|solv(?:ed|ing)|debug\w+|troubleshoot\w*|traced?|root[- ]causes?|investigat(?:ed|ing)|found (?:the|a) (?:cause|fault|leak|error)|fault[- ]find\w+)\b/i,
  earned:
    /\b(?:sold|sales|revenue|turnover|won|sign(?:ed)? |clos(?:ed|ing)|deals?|contracts? worth|raised|fundrais\w+|new business|orders? worth)\b/i,
  budget: /\b(?:budgets?|spend(?:ing)?|payroll|funds?|grants?)\b/i,
  volume:
    /\d[\d,.]*\+?\s(?:[\w’'-]+\s){0,5}?(?:(?:a|per|each|every) (?:day|shift|week|night|service|month|hour|year)|daily|weekly|monthly|at a time|at once|nightly)\b/i,
  made: /^\W*(?:\w+ly )?(?:led|managed|ran|built|designed|developed|wrote|writing|created|launched|set up|introduced|established|implemented|drew|drafted|planned|organi[sz]ed|architected|produced|made|rebuilt|redesigned|migrated|automated|started|founded|published|composed|edited|converted|moved|replaced)\b/i,
  share:
    /^\W*(?:help(?:ed|ing)|assist(?:ed|ing)|support(?:ed|ing)|participat(?:ed|ing)|contribut(?:ed|ing)|involved|took part|worked (?:with|on|alongside))\b/i,
};

const chinese: Patterns = {
  fromTo:
    /[从由][^，。；]{0,10}\d[^，。；]{0,10}?(?:[升降减增提压缩短]*[至到为])[^，。；]{0,4}\d|[一二三四五六七八九]成[^，。；]{0,6}[至到][^，。；]{0,3}[一二三四五六七八九]成|\d[^，。；\s]{0,4}\s?(?:→|->)\s?\S{0,2}\d/,
  change: /提升|提高|降低|减少|下降|上升|缩短|增长|增加|节省|节约|压缩|翻[番倍]|降[至到了]|升[至到]|提前|减损/,
  record:
    /[零无未](?:一起|一次|发生|出现|重大|责任|安全|质量|医疗|护理){0,3}(?:差错|事故|投诉|缺陷|违规|纠纷|返工|逾期|隐患)|零(?:差错|事故|投诉|逾期)|(?:合格|准确|达标|好评|及格|通过|成功|正常|完好|及时)率[^，。；]{0,8}\d|满意度[^，。；]{0,8}\d/,
  led: /(?:带领|管理|领导|组建|统筹|率领|带|管理?)[^，。；]{0,10}(?:\d+|[两一二三四五六七八九十]+)\s?(?:余|多)?\s?(?:个?人|名|位|个班组)|(?:带领|管理|组建)[^，。；]{0,8}(?:团队|班组|小组)/,
  taught: /带教|培训|指导(?!意见|书|文件|下)|授课|讲授|辅导|带徒|教[会授]/,
  solved: /排查|定位[^置]|攻克|解决(?!方案)|查明|根因|整改|故障(?:处理|诊断|修复)|修复|追查|查[出到清]|诊断/,
  earned: /销售额|业绩|营收|营业额|签[约单下]|成交|中标|回款|创收|融资|收入|订单|GMV|出口额|流水/i,
  budget: /预算|经费|采购额|(?:管理|控制|负责)[^，。；]{0,8}(?:成本|费用|资金|造价)/,
  volume:
    /(?:[日月周年]均|每[天日周月班年]|单[日班]|一天|高峰|同时)[^，。；]{0,12}\d|\d[^，。；]{0,8}[/／](?:[天日周月班年]|小时)/,
  made: /^[^，。；]{0,12}?(?:搭建|设计|开发(?![^，。；]{0,20}(?:客户|市场|渠道|商家))|编写|编制|制定|建立|撰写|策划|主导|研发|重构|改造|起草|创建|创办|上线|自制|制作|推动|引入|建成|绘制|实现)/,
  share: /^(?:[^，。；]{0,6})?(?:参与|协助|配合|辅助|跟随|支持|跟进)/,
};

const LEAST_PLAIN = { en: 5, zh: 9 };
/** What goes with two figures of one thing, and not with a range. */
const MOVES = /\b(?:brought|took|went|moved|passed|got|came)\b/i;
/** What is of the post and not of the work, and whom to call. */
const NO_WORK =
  /\b(?:salary|supervisor|hours per week|reason for leaving)\b|工资|薪资|月薪|包[吃住]|离职原因|证明人|\d{3}\W{1,2}\d{3,4}\W\d{4}|@\w/i;
/** How far from a sum its meaning stands, in letters. */
const NEAR = 40;
/** From one age, year, hour or grade to another: a range. */
const NO_CHANGE =
  /\byears? (?:old|of age)\b|\b(?:aged?|grades?|years|from (?:19|20)\d\d)\b.{0,12}\d+ to|\d\s?(?:am|pm)\b|岁|(?:19|20)\d\d\s?年?[到至]|\d点[到至]|年级/i;

const patternsOf: Record<Language, Patterns> = { en: english, zh: chinese };

/** Where a pattern stands, for the quotation. */
export type Formed = { form: ClaimForm; from: number; to: number };

/** What an interviewer would ask a line about; null for what is no deed or too short to ask about. */
export function claimForm({ text, language, quantities, result, opener, words }: Bullet): Formed | null {
  if (words < (language === 'zh' ? 6 : 4) || /^\W*[(（]/.test(text) || NO_WORK.test(text)) return null;
  const of = patternsOf[language];
  const isDeed = opener.kind === 'verb' || opener.kind === 'weak';
  const found = (form: ClaimForm, pattern: RegExp): Formed | null => {
    const match = text.match(pattern);
    return match?.index === undefined ? null : { form, from: match.index, to: match.index + match[0].length };
  };
  const near = ({ from, to }: { from: number; to: number }) => text.slice(Math.max(0, from - NEAR), to + NEAR);
  const figure = quantities[0] && { from: quantities[0].from, to: quantities[0].to };
  const share = quantities.find(({ unit }) => SHARES.has(unit));
  const money = quantities.find(({ unit }) => MONEY.has(unit));
  const at = (form: ClaimForm, where: { from: number; to: number } | undefined): Formed | null =>
    where ? { form, from: where.from, to: where.to } : null;
  const changed = found('change', of.change);
  const isChange = !NO_CHANGE.test(text) && (share ?? money ?? changed ?? (language === 'zh' || MOVES.test(text)));
  return (
    (isChange ? found('fromTo', of.fromTo) : null) ??
    (share && changed ? at('change', share) : null) ??
    found('record', of.record) ??
    (quantities.length > 0 || language === 'en' ? found('led', of.led) : null) ??
    found('solved', of.solved) ??
    (money && of.earned.test(near(money)) ? at('earned', money) : null) ??
    (money && of.change.test(near(money)) ? at('change', money) : null) ??
    (money && of.budget.test(near(money)) ? at('budget', money) : null) ??
    found('taught', of.taught) ??
    found('volume', of.volume) ??
    (figure && changed ? at('change', figure) : null) ??
    found('share', of.share) ??
    found('made', of.made) ??
    (result && !figure && (isDeed || language === 'zh') ? at('outcome', result) : null) ??
    (figure && isDeed ? at('sized', figure) : null) ??
    (isDeed && words >= LEAST_PLAIN[language] ? { form: 'plain', from: 0, to: 0 } : null)
  );
}
