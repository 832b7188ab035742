import { sameSize } from '../../figure-size.ts';
import { figuresIn } from '../../said-figures.ts';
import { baseOf } from '../english-words.ts';

const PER_EN = /\b(?:per|each|every|in each|at each|for each) ([a-z]+)\b/gi;
const COUNTED_EN =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|both|several|\d+) (?:[a-z-]+ ){0,3}?([a-z]{3,}s)\b/gi;
const EACH_OF_EN = (thing: string) => new RegExp(`(?:\\b(?:per|each|every|an?)\\s|/\\s?)${thing}`, 'i');

const PER_ZH =
  /(?:每(?:一个?|个)?|各|单)(?![一个]|人|天|日|周|星期|月|年|季|学期|学年|次|小时|分钟|班次|类|项|种)(\p{Script=Han})/gu;
const COUNTED_ZH = /(?:[两二三四五六七八九十\d]|多)\s?(\p{Script=Han}{2,6})/gu;

const OF_ALL = /\b(?:of (?:these|them|which|whom|those)|including|among them|thereof)\b|其中/i;
const BESIDE =
  /\b(?:a |an )?(?:further|additional|another|extra|other) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:plus|on top of (?:that|this)|in addition)\b|另(?!外?[一两]|行|类|议|据|见)|此外/i;
/** Two of the five, told as two more. */
export const partAsMore = (original: string, rewrite: string): string[] =>
  OF_ALL.test(original) && !BESIDE.test(original) ? (BESIDE.exec(rewrite)?.slice(0, 1) ?? []) : [];

/** `per shop` of a figure that the original tells of three shops: the sum becomes the share of each. */
export function sumOfEach(original: string, rewrite: string): string[] {
  const known = figuresIn(original);
  // an average that was worked out has a figure of its own
  const isSame = figuresIn(rewrite).every((figure) => known.some((other) => sameSize(other, figure)));
  if (!isSame || known.length < 1) return [];
  const counted = Array.from(original.matchAll(COUNTED_EN), ([, thing = '']) => baseOf(thing));
  const english = Array.from(rewrite.matchAll(PER_EN)).flatMap(([said, thing = '']) =>
    counted.includes(baseOf(thing)) && !EACH_OF_EN(thing).test(original) && !/\b(?:each|apiece)\b/i.test(original)
      ? [said]
      : [],
  );
  const countedZh = Array.from(original.matchAll(COUNTED_ZH), ([, thing = '']) => thing);
  const chinese = /[均各]|分别|单(?=[个店台人间件])/.test(original)
    ? []
    : Array.from(rewrite.matchAll(PER_ZH)).flatMap(([said, thing = '']) =>
        countedZh.some((words) => words.includes(thing)) && !new RegExp(`每一?个?${thing}`).test(original)
          ? [said]
          : [],
      );
  return [...english, ...chinese];
}
