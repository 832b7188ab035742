import type { Localized } from '@verdant/contracts';
import type { ResumeDocument } from '../../document/document.ts';
import { isBoardPrint } from '../../document/kinds/board-print.ts';
import { type Check, type FieldSpan, hint } from '../check.ts';
import { wholeFile } from '../whole-file.ts';

const LAST_CHANGE = 'the date of its last change';
/** Where people look for work, as the head or the foot of an export names it. */
const BOARDS =
  '前程无忧|智联招聘|猎聘|拉勾|boss直聘|脉脉|实习僧|牛客|58同城|51job|赶集网|看准网|应届生求职网|104人力银行|1111人力银行|无忧精英';

/** What a board prints of its own, and the pay of earlier jobs, for which it has a field. */
const TRACES: readonly { what: Localized; pattern: RegExp; ofWork?: true }[] = [
  {
    what: { en: 'the number of the board', zh: '简历编号' },
    pattern:
      /\b(?:resume|résumé|candidate|profile|jobseeker) ID\s*[:：#]\s*\w*\d{4,}|(?:简历|履歷)(?:编号|編號|ID)|人力[银銀]行(?:代[码碼]|编号|編號)|^ID\s*[:：]\s*[A-Z]{0,3}\d{6,}/i,
  },
  {
    what: { en: LAST_CHANGE, zh: '更新时间' },
    pattern:
      /(?:(?:简历|履歷)?(?:更新|刷新)(?:时间|時間|日期)|(?:更新|刷新)日)\s*[:：]?\s*\d{4}|更新于\s*\d{4}|导出于\s*\d{4}[-./年]\d{1,2}|^(?:profile |résumé |resume |cv )?last (?:updated|modified|active)(?: on)?\s*[:：]?\s*(?:\d|\p{L}{3})|最近(?:活跃|登录)\s*[:：]/iu,
  },
  {
    what: { en: 'its header or footer', zh: '网站的抬头或页脚' },
    pattern: new RegExp(
      `^(?:由)?(?:${BOARDS})(?:app)?(?:导出|招聘)?(?:\\s*[·|｜]\\s*[\\p{Script=Han}]{2,10})?\\s{0,4}(?:(?:www\\.)?[\\w-]{2,20}\\.(?:com|cn)(?:\\.\\w\\w)?)?$|^powered by (?:${BOARDS})$`,
      'iu',
    ),
  },
  {
    what: { en: 'its name above your profile', zh: '网站的抬头' },
    pattern:
      /^jobs?db\b.{0,12}(?:個人檔案|个人档案|profile|resume)|^(?:seek|indeed|jobstreet|reed\.co\.uk|totaljobs) (?:profile|resume|cv)$/i,
  },
  {
    what: { en: 'the day it was printed', zh: '列印日期' },
    pattern: /^(?:列印|打印)(?:日期|時間|时间)\s*[:：]?\s*20\d\d/,
  },
  {
    what: { en: 'the employers you blocked there', zh: '屏蔽的企业' },
    pattern: /^(?:勿推荐|屏蔽)(?:的)?(?:企业|公司)\s*[:：]/,
  },
  {
    what: { en: 'its download terms', zh: '下载说明' },
    pattern: /^(?:本|此)简历[^。]{0,16}(?:授权|下载|导出|仅供)/,
  },
  { what: { en: 'its hidden mark', zh: '水印编码' }, pattern: /^(?=\S*\d)(?=\S*\p{Ll})[\w-]{28,80}~{1,2}$/u },
  {
    what: { en: 'its footer', zh: '网站的页脚' },
    pattern:
      /^(?:generated|exported|downloaded|produced) (?:by|from|via) [^.\n]{2,40}\.|\bdoes not (?:verify|guarantee|endorse) (?:its|the|this) (?:content|accuracy|information)\b/i,
  },
  {
    what: { en: 'your pay', zh: '目前的薪资' },
    pattern: /^₹\s?\d[\d,.]{2,12}(?: ?(?:lacs?|lakhs?|LPA))?$/i,
  },
  {
    what: { en: 'its skills tests with their disclaimer', zh: '网站的技能测评' },
    pattern: /\bassessments? provides? skills? tests?\b|\bskills? tests? that are not indicative\b/i,
  },
  {
    what: { en: 'how well the board finds it to fit', zh: '匹配度' },
    pattern: /(?:人岗)?匹配度\s*[:：]?\s*\d{1,3}(?:\.\d{1,2})?\s?(?:[%％分]|$)/,
  },
  {
    what: { en: 'the pay of your earlier jobs', zh: '以前各份工作的薪资' },
    pattern:
      /^(?!.{0,40}(?:期望|希望|意向|目标)).{0,60}?(?:^|\s)(?:税前)?(?:月薪)?\s?[:：]?\s?\d{4,6}(?:\s?[-–—~～]\s?\d{4,6})?\s?元\/月(?=\s|$)/,
    ofWork: true,
  },
];
const isTraceOf = ({ pattern, ofWork }: (typeof TRACES)[number], path: string, text: string): boolean =>
  pattern.test(text.trim()) && (!ofWork || path === '' || path.startsWith('work/'));

/** Where each kind stands first; without a path among the words that found no field. */
const tracesIn = ({ allFields, loose, written }: ResumeDocument) => {
  const lines = [
    ...allFields.map(({ path, text }) => ({ path, text })),
    ...loose.map((text) => ({ path: '', text })),
    // what a field has made a list or a mark of
    ...(written?.lines ?? []).map((text) => ({ path: 'file', text })),
  ].flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, text, line })));
  return TRACES.flatMap((trace) => {
    const found = lines.find(({ path, line }) => isTraceOf(trace, path, line));
    return found ? [{ ...found, what: trace.what, isPay: trace.ofWork === true }] : [];
  });
};

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
