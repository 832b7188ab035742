import type { Quantity } from '../../text/quantities.ts';

const ONE_SPAN: Record<string, RegExp> = {
  year: /一年/,
  month: /一个月/,
  week: /一周|一个星期/,
  d: /一天/,
  h: /一(?:个)?小时/,
};
/** 1年 where the person has written 一年, which no figure reads as one. */
export const isOneOf = ({ value, unit }: Quantity, original: string): boolean =>
  value === 1 && (ONE_SPAN[unit]?.test(original) ?? false);
