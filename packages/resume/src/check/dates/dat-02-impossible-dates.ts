import { descriptorOf, LIST_SECTIONS } from '@verdant/contracts';
import { evidence, type ResumeDocument } from '../../document/document.ts';
import { linesIn, linesOfField } from '../../document/whole/whole-text.ts';
import { dateSlip } from '../../text/date-slips.ts';
import { monthRange } from '../../text/months.ts';
import { type Check, counted, EVERYWHERE, type FieldSpan } from '../check.ts';
import { wholeFile } from '../whole-file.ts';
import { noSuchDate, noSuchDay } from './no-such-date.ts';

/** `2019.07— 2017.03`: the dash stays open, and what follows it is the date of the next line. */
const OPEN_DASH = /\d[~—–―-]\s+\d/;

/** A deed with its year: `In March 2019 moved …`, `2019年牵头…`; not how long a house has stood, nor what is to come. */
const DATED_DEED =
  /\b(?:in|during) (?:(?:early|late|mid|spring|summer|autumn|winter|\p{Lu}\p{Ll}{2,8})[ -])?((?:19|20)\d\d)\b(?! ?[-–—/])|(?:^|[，。；;])((?:19|20)\d\d)年(?!\d)(?!\s?[-–—~至到])/gu;
const OF_HOUSE =
  /\b(?:founded|established|opened|built|since|born|model|edition|compared|versus|vs|from|target|plan)\b|成立|创办|建于|相比|同比|较|计划|目标|预计|毕业|入党/i;
const OUTSIDE = (year: number) => ({
  en: `This tells of ${year}, and the dates of the job do not hold that year. Put one of the two right, or move it to the job where it belongs.`,
  zh: `这一条写的是${year}年，而这份工作的起止不含这一年。核对其中一个，或挪到对应的那份工作里。`,
});
function outsideOfJobs({ roles }: ResumeDocument): FieldSpan[] {
  return roles.flatMap(({ section, start, end, current, bullets }): FieldSpan[] => {
    if (section !== 'work' || !start || (!end && !current)) return [];
    const [first, last] = [
      Math.floor(start.first / 12),
      current ? Number.POSITIVE_INFINITY : Math.floor(end!.last / 12),
    ];
    return bullets.flatMap(({ path, text }): FieldSpan[] => {
      if (OF_HOUSE.test(text)) return [];
      const years = Array.from(text.matchAll(DATED_DEED), ([, en, zh]) => Number(en ?? zh));
      const [wrong] = years.filter((year) => year < first || year > last);
      return wrong === undefined || years.some((year) => year >= first && year <= last)
        ? []
        : [{ path, text, advice: OUTSIDE(wrong), question: true, free: true }];
    });
  });
}

const noDay = (found: string) => ({
  en: `“${found}”: that month has no such day. Check it.`,
  zh: `“${found}”：这个月没有这一天，请核对。`,
});

const noDate = (found: string) => ({
  en: `“${found}”: there is no such date. Check it.`,
  zh: `“${found}”：没有这样的日期，请核对。`,
});
/** A date that no calendar has is one wherever it stands, and whatever it was read as. */
function wherever(document: ResumeDocument): FieldSpan | undefined {
  const [found] = linesIn(document).flatMap((line) => noSuchDate(line) ?? []);
  if (found === undefined) return undefined;
  const field = document.fields.find(({ text }) => text.includes(found));
  const from = field?.text.indexOf(found) ?? 0;
  return {
    ...(field
      ? { path: field.path, text: field.text, from, to: from + found.length, advice: noDate(found) }
      : wholeFile(noDate(found))),
    free: true,
  };
}

const slipped = (found: string) => ({
  en: `“${found}”: there seems to be a slip in this date. Check it.`,
  zh: `“${found}”：这个日期好像打错了，请核对。`,
});
/** Behind the dates of jobs and schools, and in what is told of them. */
function slips(document: ResumeDocument): FieldSpan[] {
  const { work, education } = document.content;
  const starts = [
    ...work.map((item) => ['work', item] as const),
    ...education.map((item) => ['education', item] as const),
  ];
  const behind = starts.flatMap(([section, { id, start }]): FieldSpan[] => {
    const path = `${section}/${id}/start`;
    const told = [document.dateWords[path] ?? '', ...linesOfField(document, path)];
    const [slip] = told.flatMap((words) => dateSlip(words) ?? []);
    return slip ? [{ path, text: start, advice: slipped(slip.found), free: true }] : [];
  });
  const told = document.fields.flatMap(({ path, text }): FieldSpan[] => {
    const slip = /^(?:work|education)\//.test(path) ? dateSlip(text) : null;
    const to = slip ? slip.from + slip.found.length : 0;
    return slip ? [{ path, text, from: slip.from, to, advice: slipped(slip.found), free: true }] : [];
  });
  return behind.length > 0 ? behind : told;
}

export const impossibleDates: Check = {
  id: 'DAT-02',
  group: 'format',
  allotment: 4,
  effort: 1,
  title: { en: 'Impossible dates', zh: '日期有误' },
  detects: {
    en: 'An end before its start, a start in the future, a day that its month has not, a slip of the keys; a deed with a year that its job does not hold is asked about.',
    zh: '结束早于开始，开始时间在将来，当月没有这一天，或日期打错；条目里的年份不在这份工作的起止之内，只提问。',
  },
  advice: { en: 'Check this date.', zh: '请核对这个日期。' },
  praise: { en: 'Dates add up', zh: '日期没有矛盾' },
  example: {
    en: { bad: '2023-05 – 2021-02', good: '2021-02 – 2023-05' },
    zh: { bad: '2023-05 – 2021-02', good: '2021-02 – 2023-05' },
  },
  restsOn: 'dates',
  touches: EVERYWHERE,
  run: (document) => {
    const { content, today, dateWords } = document;
    const spans: FieldSpan[] = [];
    const good = content.work
      .filter(({ start }) => start !== '')
      .map(({ id, start }) => evidence(`work/${id}/start`, start));
    for (const section of LIST_SECTIONS) {
      for (const item of content[section]) {
        if (!('end' in item)) continue;
        const { start: from = '', end: to = '' } = item;
        const start = monthRange(from);
        const end = to === null ? null : monthRange(to);
        for (const [key, text] of Object.entries({ start: from, end: to })) {
          const path = `${section}/${item.id}/${key}`;
          // the words of a date may hold both of them
          const wrong = noSuchDay(dateWords[path] ?? '');
          if (wrong && text === wrong.month) spans.push({ path, text, advice: noDay(wrong.found) });
        }
        const open = OPEN_DASH.test(dateWords[`${section}/${item.id}/end`] ?? '');
        if (start && end && end.last < start.first && !open)
          spans.push({
            path: `${section}/${item.id}/end`,
            text: to ?? '',
            advice: { en: 'It ends before it starts.', zh: '结束早于开始。' },
          });
        else if (start && descriptorOf(section).fields.end?.asked && start.first > today)
          spans.push({
            path: `${section}/${item.id}/start`,
            text: from,
            advice: { en: 'It starts in the future.', zh: '开始时间在将来。' },
          });
      }
    }
    const anywhere = wherever(document);
    return {
      ...counted([...spans, ...slips(document), ...outsideOfJobs(document)], 2, good),
      ...(anywhere && { ofWhole: anywhere }),
    };
  },
};
