import type { Localized } from '@verdant/contracts';
import type { ResumeDocument } from '../../document/document.ts';
import { isBoardPrint } from '../../document/kinds/board-print.ts';
import { type Check, type FieldSpan, hint } from '../check.ts';
import { wholeFile } from '../whole-file.ts';
import { LAST_CHANGE, tracesIn } from './board-traces.ts';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Scholars say of their lists when they were last complete. */
const isOfScholar = ({ scholar }: ResumeDocument, what: Localized): boolean => scholar && what.en === LAST_CHANGE;

/** So long after its last change a page is out of date by itself. */
const STALE = 12;
const DAY = /(20\d\d)\s?[./年-]\s?(\d{1,2})/;
function monthsSince(document: ResumeDocument): number {
  const days = tracesIn(document).flatMap(({ what, line }) =>
    what.en === LAST_CHANGE ? (line.match(DAY) ?? []).slice(1).map(Number) : [],
  );
  const [year, month] = days;
  return year !== undefined && month !== undefined && month <= 12 ? document.today - (year * 12 + month - 1) : 0;
}
const ageing = (months: number) => ({
  en: ` It was last changed ${months} months ago: bring age, years of work and dates up to today as well.`,
  zh: `上次更新已经过去${months}个月，年龄、年限和目前状况也要改到今天。`,
});

const ofBoard = (months: number) => ({
  en: `The board prints when it was last changed: ${months} months ago. Bring age, years of work and dates up to today before you send it.`,
  zh: `上面印着更新日期，已经过去${months}个月。年龄、年资和目前状况改到今天再投。`,
});

export const jobBoardTraces: Check = {
  id: 'PRI-05',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'Left over from a job board', zh: '招聘网站导出的痕迹' },
  detects: {
    en: 'The name, numbers, dates, tests and terms that a job board prints on its export, and the pay of earlier jobs from its fields. Only said.',
    zh: '招聘网站导出时带的名称、简历编号、更新时间、匹配度、测评和下载说明，以及各份工作的薪资区间。只作提示。',
  },
  advice: {
    en: 'A job board printed this. Leave it out of a résumé that you send yourself.',
    zh: '这是招聘网站自动带出来的，自己投递时删掉。',
  },
  praise: null,
  example: {
    en: { bad: 'Résumé no. [N], updated [date], 8,001–10,000 yuan a month', good: '(left out)' },
    zh: { bad: '简历编号：【N】　更新时间：【日期】　8001-10000元/月', good: '（不写）' },
  },
  notOnForms: true,
  noWording: true,
  worth: 1.1,
  restsOn: 'file',
  touches: ['custom', 'basics'],
  run: (document) => {
    const found = tracesIn(document).filter(({ what }) => !isOfScholar(document, what));
    if (found.length === 0) return hint([]);
    const isPay = found.some((one) => one.isPay);
    const months = monthsSince(document);
    // applications in Taiwan are made with the print of the board
    if (isBoardPrint(document) && !isPay) return hint(months >= STALE ? [wholeFile(ofBoard(months))] : []);
    const aged = months >= STALE ? ageing(months) : { en: '', zh: '' };
    const advice = {
      en: `A job board left this on its export: ${listed(found.map(({ what }) => what.en))}. Make a copy without it before you send it yourself.${isPay ? ' What you earned before tells them how little they may offer.' : ''}${aged.en}`,
      zh: `${found.map(({ what }) => what.zh).join('、')}是招聘网站导出时带的，自己投递时删掉。${isPay ? '以前的薪资写出来，等于谈薪前先亮底牌。' : ''}${aged.zh}`,
    };
    // of a list or a text it is a part
    const [place] = found.filter(({ path }) => path.startsWith('custom/'));
    const span: FieldSpan = place ? { path: place.path, text: place.text, advice } : wholeFile(advice);
    return hint([span]);
  },
};
