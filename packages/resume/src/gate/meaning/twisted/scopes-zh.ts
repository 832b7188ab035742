import { chineseDates } from '../../constructions/zh/dates.ts';
import { sameSize } from '../../figure-size.ts';
import { type Placed, placedIn } from '../figure-place.ts';

const CLAUSE_END = /[，,；;。]/;
/** What of a clause stands before a figure, as far as the figure before. */
const leadOf = (text: string, { from }: Placed): string => {
  const before = text.slice(0, from);
  return before.split(CLAUSE_END).at(-1)!.split(/\d/).at(-1)!;
};

const TIME =
  '每|天|日|周|月|年|季|学期|学年|小时|钟|班次|星期|次|分|晚|夜|隔|逢|两|[一二三四五六\\d]?个?[天日周月年季学小星]';
/** So much of each one: 亩均, 每班, 单店, 班额均为. */
const EACH = new RegExp(
  `(?:[亩人户店件车班台间单床桌票篇生])均|各|均为|每(?=\\p{Script=Han})(?!${TIME})|单[店件台票箱车户页篇盒桌亩瓶套批摊]`,
  'u',
);
const EACH_ANYWHERE = new RegExp(
  `${EACH.source}|[/／]\\s?[\\p{Script=Han}A-Za-z]|平均|均|都|分别|一\\p{Script=Han}`,
  'u',
);

const ONE = /[/／]|一[个家店台票件户页]/;

const pairsOf = (original: string, rewrite: string) => {
  const own = placedIn(original);
  return placedIn(rewrite).flatMap((told) => {
    const same = own.filter((other) => sameSize(other, told));
    return same.length === 1 ? [{ own: same[0]!, told }] : [];
  });
};

/** 亩均年产4万枝 as 年产4万枝, 月均45万元 as 单店月均45万元: what is of each, told of all, and the other way round. */
export const shiftedEach = (original: string, rewrite: string): string[] =>
  pairsOf(original, rewrite).flatMap(({ own, told }) => {
    const [before, now] = [EACH.exec(leadOf(original, own))?.[0], EACH.exec(leadOf(rewrite, told))?.[0]];
    if (before !== undefined && !EACH_ANYWHERE.test(rewrite)) return [before];
    return now?.startsWith('单') && !EACH.test(original) && !ONE.test(original) ? [now] : [];
  });

/** Of a figure the one or the other. */
const SIDES = [
  '单程|往返|来回',
  '税前|税后',
  '净重|毛重',
  '含税|不含税',
  '最高|最低',
  '最快|最慢|平均',
  '工作日|周末',
].map((words) => new RegExp(words, 'g'));
const isSameSide = (a: string, b: string) => a === b || (/往返|来回/.test(a) && /往返|来回/.test(b));
/** 往返410公里 where one way is 410. */
export const otherSide = (original: string, rewrite: string): string[] =>
  pairsOf(original, rewrite).flatMap(({ own, told }) =>
    SIDES.flatMap((words) => {
      const before = leadOf(original, own).match(words)?.at(-1);
      const now = leadOf(rewrite, told).match(words)?.at(-1);
      return before !== undefined && now !== undefined && !isSameSide(before, now) ? [now] : [];
    }),
  );

const inOneWriting = (text: string): string =>
  chineseDates.reduce((rest, [pattern, form]) => rest.replace(pattern, form as string), text);
const PART_OF_YEAR = /[上下]半年|[一二三四]季度/g;
/** 下半年 for 上半年, Q4 for 第三季度. */
export const otherPartOfYear = (original: string, rewrite: string): string[] => {
  const own: string[] = inOneWriting(original).match(PART_OF_YEAR) ?? [];
  return own.length === 0
    ? []
    : (inOneWriting(rewrite).match(PART_OF_YEAR) ?? []).filter((part) => !own.includes(part));
};

/** What is counted: people, households and firms, kinds, machines. */
const COUNTED = ['人次', '(?:人(?!民|均)|[名位口])', '[户家]', '[种款类]', '[台辆架]', '[亩]', '元'].map(
  (counter) => new RegExp(`^\\s?[余多]?(?:${counter})`),
);
const kindOf = (text: string, { value, from }: Placed): number => {
  const behind = text.slice(from).replace(/^[\d.,]+\s?[万千百亿]?|^[一二两三四五六七八九十百千万]+/, '');
  return value < 2 ? -1 : COUNTED.findIndex((counter) => counter.test(behind));
};
/** 2100人 for 2100户. */
export const otherCounted = (original: string, rewrite: string): string[] => {
  const own = placedIn(original);
  return placedIn(rewrite).flatMap((told) => {
    const kind = kindOf(rewrite, told);
    const kinds = own
      .filter(({ value }) => Math.abs(value - told.value) < 1e-6)
      .map((figure) => kindOf(original, figure));
    return kind >= 0 && kinds.length > 0 && kinds.every((other) => other >= 0 && other !== kind)
      ? [rewrite.slice(told.from, told.to + 2)]
      : [];
  });
};

const TWO =
  /([^，,。；;、和与及\d]{1,12})(?:以?及|和|与|、)([^，,。；;、（(]{2,12}?)\s?[，,（(；;]\s?(?:其中)?(前者|后者)/u;
/** Which of two the latter is. */
const meantBy = (text: string): string | undefined => {
  const [, first = '', second = '', which] = TWO.exec(text) ?? [];
  return which === undefined ? undefined : which === '前者' ? first : second;
};
const endsAlike = (a: string, b: string) => a.endsWith(b) || b.endsWith(a);
/** 后者 behind another order of the two. */
export const otherLatter = (original: string, rewrite: string): string[] => {
  const [own, told] = [meantBy(original), meantBy(rewrite)];
  return own !== undefined && told !== undefined && !endsAlike(own, told) ? [told] : [];
};

const MOSTLY =
  /(?:客户|客群|学员|服务对象|读者|产品|业务|工作|来源|货物|品种|品类|材料|题材|对象|内容)(?:主要|大多|多)(?:是|为|来自|面向|集中)|主要(?:做|从事|服务|面向|用于|来自|销往|供应)/;
const MOSTLY_ANYWHERE = /主要|为主|大多|多数|大部分|多为|多是|居多|主做|主营|主攻/;
/** 客户是餐厅 where they mostly are. */
export const mostlyAsAll = (original: string, rewrite: string): string[] =>
  MOSTLY_ANYWHERE.test(rewrite) ? [] : (MOSTLY.exec(original)?.slice(0, 1) ?? []);

const BASE = /(?:上一?个?|前一个?)(季度|月(?!底|末|初|份?\d)|周|年)/;
/** 比上月 for 比上季度: held against another time. */
export const otherBase = (original: string, rewrite: string): string[] => {
  const [own, told] = [BASE.exec(original)?.[1], BASE.exec(rewrite)];
  return own !== undefined && told && told[1] !== own ? [told[0]] : [];
};

const ENDS = ['前后', '内外', '上下', '进出', '里外'];
const STEMS = '[售线国校省境课岗术产馆市院店场]';
/** 售前、售后 where the original tells of 售后 alone: the other end of the two comes in. */
export const addedEnd = (original: string, rewrite: string): string[] =>
  ENDS.flatMap((pair) =>
    Array.from(rewrite.matchAll(new RegExp(`(${STEMS})([${pair}])`, 'gu'))).flatMap(([said, stem = '', end = '']) => {
      const other = `${stem}${pair.replace(end, '')}`;
      return original.includes(other) && !original.includes(said) && !original.includes(`${stem}${pair}`) ? [said] : [];
    }),
  );
