import type { Quantity } from '../../text/quantities.ts';
import { normal, sameNumber } from '../figure-size.ts';

const MOST_ITEMS = 5;
const OPEN_LIST = /[;；。]|在|未|拟|计划|其中|\bof (?:which|whom|them)\b|not|plan|pend|await|still|reject|cancel/i;
/** 12 cooks, 8 waiters and 5 porters are 25: a list of three to five, each of which is still told. */
export const isSumOf = <Item extends Quantity>(
  value: number,
  fits: readonly Item[],
  original: string,
  isTold: (one: Item) => boolean,
): boolean =>
  fits.some((_, at) => {
    const items = fits.slice(at, at + MOST_ITEMS);
    const end = items.findIndex((item, index) => {
      const next = items[index + 1];
      const between = next && original.slice(item.to, next.from);
      return between === undefined || between.length > 24 || OPEN_LIST.test(between);
    });
    const list = items.slice(0, end + 1);
    const sum = list.reduce((total, item) => total + normal(item).value, 0);
    return list.length > 2 && sameNumber(sum, value) && list.every(isTold);
  });
