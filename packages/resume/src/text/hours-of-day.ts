import { chineseNumeral } from './numerals.ts';
import type { Quantity } from './quantities.ts';

/** The hour of a day: 下午5点, 17时, 17:00, 5 pm. */
const CLOCK =
  /(?:(上午|早上|早晨|清晨|凌晨|中午|下午|傍晚|晚上|晚|夜里)\s?)?(?<![\d.:：])(\d{1,2}|[一二三四五六七八九十]{1,3})(?:[:：](00|30)(?!\d)|(点|时)(半|整)?(?![\d一二三四五六七八九十]|钟头|间|长|段|装|薪|[评检测子名位])|\s?([ap])\.?m\b\.?)/giu;
const AFTERNOON = /下午|傍晚/;
/** Of which the hours up to five lie in the next day. */
const NIGHT = /晚|夜/;

/** The hours of a day that a text names, in hours from midnight; where no half of the day is said, as they stand. */
export const hoursOfDay = (text: string): Quantity[] =>
  Array.from(text.matchAll(CLOCK)).flatMap(
    ({ 0: all, 1: part = '', 2: digits = '', 3: minutes, 4: word, 5: half, 6: english, index }) => {
      const hour = Number(digits) || chineseNumeral(digits) || 0;
      if (hour > 24 || (word === '时' && part === '' && !/^\d/.test(digits))) return [];
      const isLate = english ? /p/i.test(english) : AFTERNOON.test(part) || (NIGHT.test(part) && hour > 5);
      const value = (isLate && hour < 12 ? hour + 12 : hour) + (half === '半' || minutes === '30' ? 0.5 : 0);
      return [{ value, unit: 'clock', from: index, to: index + all.length }];
    },
  );
