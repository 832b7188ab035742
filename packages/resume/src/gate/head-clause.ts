import { escaped } from '../text/escaped.ts';
import { blankDates, findDates } from '../text/find-dates.ts';
import { normal } from './figure-size.ts';
import type { Source } from './known-facts.ts';
import { figuresIn } from './said-figures.ts';

type Month = { year: number; month: number | null };
const monthOf = (date: string): Month | null => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(date) ?? [];
  return year === undefined ? null : { year: Number(year), month: month === undefined ? null : Number(month) };
};
const isSame = (said: Month, own: Month) => said.year === own.year && (said.month === null || said.month === own.month);

/** What joins a post, its employer and its dates without saying anything of them. */
const FRAME =
  /任职于|就职于|供职于|受聘于|工作于|担任|出任|任职|就职|在职|入职|任|在|于|做|当|期间|一职|岗位|职务|自|从|由|至今|至|到|起|的|为期|共|历时|现|\b(?:worked|working|employed|served|was|am|have been|as|at|for|with|an?|the|in|of|on|from|since|between|and|to|until|till|through|present|now|role|position|post|held|over|during|spent|a total)\b|[\s,，:：()（）—–~～-]/giu;
const NOW = /至今|迄今|现在|\b(?:present|now|to date|since)\b/i;
/** A head clause ends where a comma or a stop stands outside brackets. */
const CLAUSE = /^((?:[（(][^（）()]*[）)]|[^，,；;。.（）()]|\.(?!\s|$))+)(?:[，,；;。]|\.(?=\s|$))\s*(?=\S)/u;

/** Whole months from the first to the last one, counted with and without the last. */
function lasted(
  figures: readonly { value: number; unit: string; from: number; to: number }[],
  { start, end }: Source['span'],
): boolean {
  const [first, last] = [monthOf(start), monthOf(end ?? '')];
  return figures.every((figure) => {
    if (figure.unit !== 'year' && figure.unit !== 'month') return false;
    if (first?.month == null || last?.month == null) return false;
    const months = (last.year - first.year) * 12 + last.month - first.month;
    const value = normal(figure).value;
    return value === months || value === months + 1;
  });
}

/** Whether a clause names the head of the entry and nothing else: the whole post, the whole employer, its own dates. */
function isHead(clause: string, { head, span }: Source): boolean {
  const dates = findDates(clause);
  const [first, last, ...more] = dates;
  const [start, end] = [monthOf(span.start), span.end === null ? null : monthOf(span.end)];
  if (more.length > 0 || (first && (!start || !isSame(first, start)))) return false;
  if (last && (!end || !isSame(last, end))) return false;
  if (first && !last && !(span.end === null && NOW.test(clause))) return false;
  if (NOW.test(clause) && span.end !== null && !/\bsince\b/i.test(clause)) return false;
  if (/\bsince\b/i.test(clause) && span.end !== null) return false;
  const bare = blankDates(clause);
  if (/约|近|超|逾|多|余|\b(?:over|more than|nearly|almost|about|around)\b/i.test(bare)) return false;
  const figures = figuresIn(bare);
  if (!lasted(figures, span)) return false;
  const words = figures.reduceRight((text, { from, to }) => text.slice(0, from) + ' ' + text.slice(to), bare);
  const names = head.flatMap((name) => [name, ...name.split(/[、/]|\s+&\s+/)]).map((name) => name.trim());
  const rest = names
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (text, name) =>
        text.replace(
          new RegExp(`${hasHan(name) ? '' : '(?<!\\p{L})'}${escaped(name)}${hasHan(name) ? '' : '(?!\\p{L})'}`, 'iu'),
          ' ',
        ),
      words,
    );
  return rest !== words && rest.replace(FRAME, '') === '';
}
const hasHan = (text: string) => /\p{Script=Han}/u.test(text);

/** A rewrite without the clause at its beginning that only says what heads the entry; null where it has none. */
export function withoutHead(rewrite: string, source: Source): string | null {
  const clause = CLAUSE.exec(rewrite);
  if (!clause || !isHead(clause[1]!, source)) return null;
  return rewrite.slice(clause[0].length).trim();
}
