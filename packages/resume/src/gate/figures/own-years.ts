import { chineseNumeral } from '../../text/numerals.ts';
import type { Source } from '../known-facts.ts';

const monthsOf = (date: string): number | null => {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(date) ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(month);
};

/** 四年约50起, 任职三年间: how long, at the head of a clause; 三年级, 三年规划 and 三年以上 are other things. */
const YEARS =
  /(?<=^|[，,。；;])(?:任职|在职|在岗|任内|在任|就职|在读)?(?:的|这)?\s?(\d{1,2}|[一二两三四五六七八九十]{1,3})\s?年(?:时间)?(?:里|间|来|期间|中|之间|内)?(?:一?共|总共|合计|累计|总计)?(?!级|以|期|规划|计划|制|多|余|半|度|前|后|生|龄|质保|保修|战略|目标|合同|免费|经验|工|左右|上下|一|之|后|连|中|内|每|有)(?=\s?\S)/gu;

/** A line without the years that the whole entry lasted, which its two dates tell beside it. */
export function withoutOwnYears(original: string, { start, end }: Source['span']): string {
  const [first, last] = [monthsOf(start), monthsOf(end ?? '')];
  if (first === null || last === null) return original;
  const months = last - first;
  return original.replace(YEARS, (said: string, count: string) => {
    const years = 12 * (Number(count) || chineseNumeral(count) || 0);
    return years === months || years === months + 1 ? '' : said;
  });
}
