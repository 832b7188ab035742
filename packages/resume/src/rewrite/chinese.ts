import { chineseCounters, chineseFillers, chineseThings, chineseVerbAt, findTerms, OWNERSHIP } from '@verdant/lexicon';
import { NOMINAL, readOpener } from '../text/opener.ts';
import { markerLength } from '../text/words.ts';

const V = '[\\p{Script=Han}]{2}';
const VERBS = `(${V}(?:[、和与及](?:日常)?${V})*)`;
const END = '(?=[，,。；;]|$)';

/** Nouns that look like deeds of the object but are not: 销售华东区 is nonsense. */
const INTRANSITIVE = /^(?:销售|服务|沟通|协调|学习|教学|合作|协作|成交|增长|谈判|对接|回款|管控|工作)$/;
/** Deeds that follow their object without 的 (负责后台系统开发). */
const CLOSE = '(开发|设计|测试|策划|分析|运营|维护|搭建|优化|撰写|编写|审核)';

const areDeeds = (verbs: string) =>
  verbs
    .split(/[、和与及](?:日常)?/)
    .every(
      (verb) => !INTRANSITIVE.test(verb) && (chineseVerbAt(verb, 0)?.level ?? OWNERSHIP.assist) > OWNERSHIP.assist,
    );

const holdsDeed = (text: string) => Array.from(text).some((_, index) => chineseVerbAt(text, index) !== undefined);

const OBJECT = '([^，,。；;、]{2,24}?)';
const WITH_DE = new RegExp(`^${OBJECT}的(日常)?${VERBS}(?:工作|等工作|事宜)?${END}`, 'u');
const WITHOUT_DE = new RegExp(`^${OBJECT}(日常)?${CLOSE}(?:工作|等工作|事宜)?${END}`, 'u');
/** 日常车辆调度工作: the kind of work by its object and a verbal noun. */
const WORK = new RegExp(`^(日常)?${OBJECT}(日常)?的?(${V})(?:等?工作|事宜)${END}`, 'u');
const THING = new RegExp(`(?:${[...chineseThings].sort((a, b) => b.length - a.length).join('|')})$`, 'u');
/** 护理工作: nothing but the deed itself. */
const BARE_WORK = new RegExp(`^(?:日常)?${V}(?:等?工作|事宜)${END}`, 'u');

/** 负责日常车辆调度工作 → 日常调度车辆, where the object is a thing that the deed can be done to. */
function fromWork(rest: string): string | null {
  const match = rest.match(WORK);
  if (!match) return null;
  const [whole, early = '', object = '', late = '', deed = ''] = match;
  if (!areDeeds(deed) || !THING.test(object) || /[和与及、]/.test(object) || holdsDeed(object)) return null;
  return (early || late) + deed + object + rest.slice(whole.length);
}

/** IMP-04: 负责X的开发 → 开发X; 负责开发X → 开发X. Null where the deed is not in the words, or only a share is claimed. */
export function withoutDuty(text: string): string | null {
  const opener = readOpener(text, 'zh');
  if (opener.kind !== 'weak' || opener.weak.level === OWNERSHIP.assist || opener.weak.phrase === '共同负责')
    return null;
  const head = text.slice(0, opener.from);
  const rest = text.slice(opener.to).replace(/^[了：:是为]\s*/, '');
  if (BARE_WORK.test(rest)) return null;
  const direct = chineseVerbAt(rest, 0);
  // 仓储 WMS: what the deed is done to
  if (direct && direct.level > OWNERSHIP.assist && !new RegExp(`^${V}(?:的|\\s+[A-Z]|${END})`, 'u').test(rest)) {
    const behind = rest.match(WITH_DE);
    if (!behind) return head + rest;
  }
  const work = fromWork(rest);
  if (work !== null) return head + work;
  const match = rest.match(WITH_DE) ?? rest.match(WITHOUT_DE);
  if (!match) return null;
  const [whole, object = '', daily = '', verbs = ''] = match;
  if (!areDeeds(verbs) || holdsDeed(object) || /(?:[和与及的]|各种|各类|所有|相关|其他|日常|有关)$/.test(object))
    return null;
  return `${head}${daily}${verbs}${object}${rest.slice(whole.length)}`;
}

/** IMP-01: 前端页面的日常维护工作 → 维护前端页面. */
export function withVerbFirst(text: string): string | null {
  const start = markerLength(text);
  const body = text.slice(start);
  const clause = body.split(/[，,。；;]/)[0] ?? '';
  const match = clause.match(NOMINAL);
  if (!match || !areDeeds(match[2]!) || clause.startsWith('关于')) return null;
  return text.slice(0, start) + match[2] + match[1] + body.slice(clause.length);
}

/** STY-01: 我、本人 at the start of a clause go. Null where one is left. */
export function withoutFirstPerson(text: string): string | null {
  const start = markerLength(text);
  const body = text.slice(start).replace(/(^|[，,。；;])(?:我们?|本人)(?!国|司|行|的)/g, '$1');
  if (/(?<!自)我(?!国|司|行|院|校|市|省|方|县|区)|本人/.test(body)) return null;
  return text.slice(0, start) + body;
}

const LIGHT = new RegExp(`对([^，,。；;对]{2,24})进行了?(${V})${END}`, 'gu');

/** STY-08: 对X进行了优化 → 优化X; words that say nothing go. */
export function withoutFillers(text: string): string {
  const turned = text.replace(LIGHT, (whole, object: string, verb: string) => (areDeeds(verb) ? verb + object : whole));
  return chineseFillers.reduce((rest, { from, to }) => rest.replaceAll(from, to), turned);
}

const AMOUNT = /(?<![\d十百千万亿]\s?)多(?=[个项次种篇份场家款条名位])/g;
const AMOUNT_WORD = /(?<![\d十百千万亿]\s?)多[个项次种篇份场家款条名位]|大量的?|若干个?|众多的?|许多|很多|诸多/g;
const DEGREE = /(?:显著|明显|大幅度?|极大)(?:地)?(?=提升|提高|降低|减少|增长|增加|缩短|改善|节省)/g;

/** IMP-06, without gaps: the vague word goes. */
export const withoutVague = (text: string): string => text.replace(AMOUNT_WORD, '').replace(DEGREE, '');

const CHANGE = /(提升|提高|降低|减少|缩短|节省|增加)了?([^，,。；;、]{2,14})(?=[，,。；;、]|$)/g;
const MEASURE =
  /(?:率|量|额|成本|时间|时长|周期|效率|收入|销量|满意度|业绩|利润|费用|耗时|占比|人数|次数|错误|故障|投诉|性能|速度)$/;

/** 提升了转化率 → 转化率提升【X%】 */
export function measured(text: string): string | null {
  for (const match of text.matchAll(CHANGE)) {
    const [whole, verb = '', object = ''] = match;
    const metric = MEASURE.test(object) || findTerms(object).some(({ entry }) => entry.kind === 'metric');
    if (!metric || /[\d一二三四五六七八九十]/.test(object)) continue;
    return `${text.slice(0, match.index)}${object}${verb}【X%】${text.slice(match.index + whole.length)}`;
  }
  return null;
}

const BEFORE_NOUN = '[\\p{Script=Han}A-Za-z]{0,6}?';
const COUNTED = chineseCounters.map(([counter, nouns]) => ({
  counter,
  pattern: new RegExp(`^(?:了)?(${BEFORE_NOUN}(?:${nouns}))(?=[，,。；;、和与及]|$)`, 'u'),
}));

/** 绘制图纸 → 绘制【N】张图纸: a bare object right behind the first verb. */
export function countedObject(text: string): string | null {
  const { kind, from, to } = readOpener(text, 'zh');
  if (kind !== 'verb' || (chineseVerbAt(text, from)?.level ?? 0) === OWNERSHIP.assist) return null;
  const rest = text.slice(to);
  for (const { counter, pattern } of COUNTED) {
    const object = rest.match(pattern)?.[1];
    if (object === undefined || UNCOUNTED.test(object) || holdsDeed(object)) continue;
    const at = to + rest.indexOf(object);
    return `${text.slice(0, at)}【N】${counter}${text.slice(at)}`;
  }
  return null;
}
/** What is already counted, or is one of a kind. */
const UNCOUNTED = /[一二两三四五六七八九十百千万\d各每全整本该所有的个张篇份场名条台家节项多]/;

/** IMP-02, IMP-03: where a figure belongs. What changed is the person's to say: null where the line names nothing to count. */
export const withFigure = (text: string): string | null => measured(text) ?? countedObject(text);

/** IMP-06 with gaps: 多篇 → 【N】篇; 显著提升转化率 → 转化率提升【X%】. */
export function withAmount(text: string): string | null {
  const amounts = text.replace(AMOUNT, '【N】');
  const strict = amounts.replace(DEGREE, '');
  const degrees = strict === amounts ? null : measured(strict);
  return degrees ?? (amounts === text ? null : amounts);
}
