import { evidence } from '../../document/document.ts';
import { monthRange } from '../../text/months.ts';
import { type Check, counted } from '../check.ts';

type Job = { id: string; start: string; end: string | null };
const byYears = ({ start, end }: Job) =>
  [start, end].every((text) => text === null || text === '' || !(monthRange(text)?.exact ?? false));

/** The last ones, told in years alone: they are old, or a list of another kind, and nobody misses their months. */
function lastByYears(work: readonly Job[]): ReadonlySet<string> {
  const months = work.findLastIndex((job) => !byYears(job));
  return new Set(work.slice(months + 1).map(({ id }) => id));
}

/** So long ago nobody asks for the month. */
const LONG_AGO = 10 * 12;
/** A year alone that leaves such a hole before it rather belongs to something else in the line. */
const HOLE = 24;

/** A break is no job, and nobody misses its months. */
const IS_BREAK =
  /\b(?:break|gap|leave|parent|sabbatical|travell?ing|unemployed|carer)\b|照顾|家庭|备考|待业|自由|带孩子|休息|间隔/i;

/** One job by years among months is as often a slip of the reader's as of the writer's, and harms nobody. */
const LEAST_SAID = 2;

/** `Summers 2020 – 2023` is as exact as a month. */
const OF_SEASON =
  /\b(?:springs?|summers?|autumns?|falls?|winters?|terms?|semesters?)\b|[春夏秋冬暑寒](?:季|天|假)|学期/i;

export const mixedDates: Check = {
  id: 'DAT-01',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Mixed date formats', zh: '日期写法不一' },
  detects: { en: 'Some jobs with months, some with years only.', zh: '有的写到月，有的只写到年。' },
  advice: {
    en: 'Your other jobs give the month, this date only the year. Use one format throughout.',
    zh: '别的经历写到月，这里只写到年。统一成一种写法。',
  },
  praise: { en: 'Dates share one format', zh: '日期写法一致' },
  example: {
    en: { bad: '2021 – 2023-04', good: '2021-03 – 2023-04' },
    zh: { bad: '2021 – 2023-04', good: '2021-03 – 2023-04' },
  },
  restsOn: 'dates',
  touches: ['work'],
  run: ({ content: { work }, today, dateWords }) => {
    // a line without anything below it is often no job: a licence, a post held meanwhile
    const told = work.filter(
      (item) =>
        !IS_BREAK.test(`${item.company} ${item.position}`) &&
        [...item.content, ...item.achievements].some((text) => text.trim() !== ''),
    );
    const dates = told.flatMap((item) => {
      const isOfSeason = OF_SEASON.test(dateWords[`work/${item.id}/start`] ?? '');
      return (['start', 'end'] as const).flatMap((key) => {
        const text = item[key];
        const exact = isOfSeason || (monthRange(text ?? '')?.exact ?? false);
        return text ? [{ path: `work/${item.id}/${key}`, text, exact }] : [];
      });
    });
    const tail = lastByYears(work);
    const leavesHole = (text: string, path: string) => {
      const first = monthRange(text)?.first ?? 0;
      // what began before it; what then goes on leaves no hole
      const before = work.filter(({ id, start }) => !path.includes(id) && (monthRange(start)?.first ?? first) < first);
      const ends = before.map(({ end }) => (end ? (monthRange(end)?.last ?? 0) : today));
      return path.endsWith('/start') && ends.length > 0 && first - Math.max(...ends) > HOLE;
    };
    const coarse = dates.filter(
      ({ exact, path, text }) =>
        !exact &&
        !tail.has(path.split('/')[1]!) &&
        today - (monthRange(text)?.last ?? 0) <= LONG_AGO &&
        !leavesHole(text, path),
    );
    const good = dates.map(({ path, text }) => evidence(path, text));
    // one job with months among many with years makes none of them wrong
    const recent = dates.filter(({ text }) => today - (monthRange(text)?.last ?? 0) <= LONG_AGO);
    return recent.filter(({ exact }) => !exact).length * 2 > recent.length
      ? counted([], 3, good)
      : counted(
          new Set(coarse.map(({ path }) => path.split('/')[1])).size < LEAST_SAID
            ? coarse.map((span) => ({ ...span, quiet: true as const }))
            : coarse,
          3,
          good,
        );
  },
};
