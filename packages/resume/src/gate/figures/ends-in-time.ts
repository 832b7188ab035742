import type { Quantity } from '../../text/quantities.ts';
import { normal } from '../figure-size.ts';

type Figure = Quantity & { before: string; role: 'to' | 'from' | 'by' };

const AT_FIRST =
  /\b(?:at (?:the )?(?:start|beginning|first)|initially|originally|before|when I (?:started|joined|came|took over|began|arrived)|in (?:the |my )?first (?:year|month|season|term|week)|in year one|in the beginning|on arrival)\b|[年月期]初|刚(?:开始|来|接手|接管)|起初|最初|开始时|接手时|原(?:来|先|本)|之前|以前|此前|入职时/i;
const AT_LAST =
  /\b(?:at (?:the )?end|in (?:the |my )?(?:second|third|fourth|fifth|last|final)\b|(?:years?|months?) later|in year (?:two|three|four)|now|by (?:the )?end|when I left|finally|today|after|afterwards|at present|currently)\b|[年月期]末|年底|月底|现在|目前|后来|之后|如今|最后|离职时|走的时候/i;
/** Was 1.8 % and is now 1.3 %. */
const WAS = /\b(?:was|were|stood|had been|used to be|took)\b/i;
const IS_NOW = /\b(?:now|today|currently|at present)\b/i;
/** 2 hours instead of 2 days: what comes second was before. */
const INSTEAD =
  /(?:\b(?:instead of|rather than|no longer|down from|up from|previously|formerly)|而非|而不是|不再是|原[来先]?[为是]?|此前[为是]?)\s?(?:about |around |roughly |some |the |约)?[$£€¥]?$/i;
const NEAR = 48;

/** 2 hours and 2 days are both time. */
const isAlike = (one: Figure, other: Figure): boolean =>
  one.unit === '' || other.unit === '' || normal(one).unit === normal(other).unit;

/** `88 at the start and 131 at the end`: from one to the other, in this order. `role` is what the rewrite makes of it. */
export function isEndInTime(role: Figure['role'], other: Figure, line: string, all: readonly Figure[]): boolean {
  if (role === 'by' || other.role !== 'by') return false;
  const figures = all.filter((one) => isAlike(one, other));
  const at = figures.findIndex(({ from }) => from === other.from);
  const [first, last] = role === 'from' ? [other, figures[at + 1]] : [figures[at - 1], other];
  const [told, gone] = role === 'from' ? [figures[at - 1], other] : [other, figures[at + 1]];
  if (told && gone && gone.from - told.to <= NEAR && INSTEAD.test(line.slice(told.to, gone.from))) return true;
  if (!first || !last || last.from - first.to > NEAR) return false;
  const between = line.slice(first.to, last.from);
  if (/[;；。]/.test(between)) return false;
  const behind = line.slice(last.to).split(/[,，;；。]/)[0] ?? '';
  if (isLater(line, first, last)) return true;
  const isLast = AT_LAST.test(last.before) || AT_LAST.test(between) || AT_LAST.test(behind);
  if (IS_NOW.test(between) && WAS.test(first.before)) return true;
  return isLast && (AT_FIRST.test(first.before) || AT_FIRST.test(between)) && !AT_LAST.test(first.before);
}

const YEAR_BEFORE = /((?:19|20)\d\d)\s?年?\D{0,10}$/;
const YEAR_BEHIND = /^\s?(?:in|for|during|[（(])\s?((?:19|20)\d\d)(?!\d)/i;
/** The year that stands with a figure. */
const yearOf = (line: string, { from, to }: Figure): number | null => {
  const said = YEAR_BEHIND.exec(line.slice(to))?.[1] ?? YEAR_BEFORE.exec(line.slice(0, from))?.[1];
  return said === undefined ? null : Number(said);
};
/** 2018 年为 82%，2019 年为 91%: of the same thing, a year told of each. */
function isLater(line: string, first: Figure, last: Figure): boolean {
  const [one, other] = [yearOf(line, first), yearOf(line, last)];
  return one !== null && other !== null && one < other && first.unit === last.unit;
}
