import { alternation, legalForms } from '@verdant/lexicon/vocabulary';
import type { Line } from '../../types.ts';
import { leanOf } from '../../values/roles.ts';

/** What the name of a company ends in: `GmbH & Co. KG` behind what was taken for its name. */
const LEGAL = new RegExp(`^(?:,?\\s(?:&\\s)?${alternation(legalForms)}(?![\\p{L}\\d-])\\.?){1,4}`, 'iu');
const CAPITALS = /^(?:,?\s(?:&\s)?\p{Lu}\S*)+$/u;
const legalIn = (text: string): string => {
  const found = LEGAL.exec(text.slice(0, LONGEST))?.[0] ?? '';
  return CAPITALS.test(found) ? found : '';
};
/** `M. Rao & Associates, ` before `Chartered Accountants`. */
const FIRM = /(?:^|[|–—]\s|\s{2})([^|–—]{2,50}\s&\s(?:Associates|Partners|Sons|Co\.?),\s)$/u;
/** `Commis / ` before a post, or what it is called before its ward: `Staff Nurse II – `. */
const BEFORE = /(?:^|[,，|]\s|\s[–—·]\s)([^,，|–—·/()（）]{2,40}(?:[（(][^（()）]{1,24}[)）])?\s(\/|[–—])\s)$/u;
const LONGEST = 110;

type Names = { company: string; position: string };

/** `Staff Nurse, Band 5 – ` from the beginning of a cell, before the ward. */
const GRADED = /^([^–—|·/()（）]{2,60}\s([–—])\s)$/u;

/** A name with what stands before it in its cell, where that is a part of it. */
function withStart(
  cell: string,
  name: string,
  starts: readonly RegExp[],
  fits: (before: string, sign: string) => boolean,
): string {
  const at = cell.indexOf(name);
  for (const start of at > 0 ? starts : []) {
    const found = start.exec(cell.slice(Math.max(0, at - LONGEST), at));
    if (found && fits(found[1]!, found[2] ?? '')) return found[1]! + name;
  }
  return name;
}

const bare = (before: string): string => before.replace(/\s[/–—]\s$/u, '');

/** Names of a head with the parts of their cell that belong to them: legal forms, the firm before its trade, a second post. */
export function wholeJob(lines: readonly Line[], { company, position }: Names): Names {
  const whole = { company, position };
  for (const { cells } of lines)
    for (const { text } of cells) {
      if (text.length > 4 * LONGEST) continue;
      const at = company ? text.indexOf(company) : -1;
      if (at >= 0 && whole.company === company) {
        whole.company = withStart(text, company, [FIRM], () => true) + legalIn(text.slice(at + company.length));
      }
      if (!position || whole.position !== position || !text.includes(position)) continue;
      whole.position = withStart(text, position, [BEFORE, GRADED], (before, sign) => {
        if (company && before.includes(company)) return false;
        const isPost = leanOf(bare(before)) >= 1 || (sign === '/' && leanOf(bare(before)) > -1);
        // `Medical Ward / Reliever` begins with the ward
        return isPost && (sign === '/' || leanOf(position) < 1 || leanOf(position.split(/\s*[/,]\s*/, 1)[0]!) < 1);
      });
    }
  return whole;
}
