import type { Localized } from '@verdant/contracts';
import type { ResumeDocument } from '../../document/document.ts';

export const LAST_CHANGE = 'the date of its last change';
/** Where people look for work, as the head or the foot of an export names it. */
const BOARDS =
  '前程无忧|智联招聘|猎聘|拉勾|boss直聘|脉脉|实习僧|牛客|58同城|51job|赶集网|看准网|应届生求职网|104人力银行|1111人力银行|无忧精英';

/** What a board prints of its own, and the pay of earlier jobs, for which it has a field. */
const TRACES: readonly { what: Localized; pattern: RegExp; ofWork?: true }[] = [
  {
    what: { en: 'the number of the board', zh: '简历编号' },
    pattern:
      /\b(?:resume|résumé|candidate|profile|jobseeker) ID\s*[:：#]\s*\w*\d{4,}|(?:简历|履歷)(?:编号|編號|ID)|人力[银銀]行(?:代[码碼]|编号|編號)|^ID\s*[:：]\s*[A-Z]{0,3}\d{6,10}$/i,
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
      /^(?:generated|exported|downloaded) (?:by|from|via) [^.\n]{2,40}\.|\bdoes not (?:verify|guarantee|endorse) (?:its|the|this) (?:content|accuracy|information)\b/i,
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
/** Of what was done at work a system may have numbers and days of its own. */
const OF_WORK = /^(?:work|projects)\//;
/** In English a bare number of six figures and more is as often that of a passport or a citizen. */
const BARE_ID = /^ID\s*[:：]/i;
const isTraceOf = ({ pattern, ofWork }: (typeof TRACES)[number], path: string, text: string): boolean =>
  pattern.test(text.trim()) && (ofWork ? path === '' || path.startsWith('work/') : !OF_WORK.test(path));

/** Where each kind stands first; without a path among the words that found no field. */
export const tracesIn = ({ allFields, loose, written, language }: ResumeDocument) => {
  const ofWork = new Set(Object.entries(written?.of ?? {}).flatMap(([path, at]) => (OF_WORK.test(path) ? at : [])));
  const lines = [
    ...allFields.map(({ path, text }) => ({ path, text })),
    ...loose.map((text) => ({ path: '', text })),
    // what a field has made a list or a mark of
    ...(written?.lines ?? []).filter((_, at) => !ofWork.has(at)).map((text) => ({ path: 'file', text })),
  ].flatMap(({ path, text }) => text.split('\n').map((line) => ({ path, text, line })));
  return TRACES.flatMap((trace) => {
    const found = lines.find(
      ({ path, line }) => isTraceOf(trace, path, line) && !(language === 'en' && BARE_ID.test(line.trim())),
    );
    return found ? [{ ...found, what: trace.what, isPay: trace.ofWork === true }] : [];
  });
};

const OF_PRINT: ReadonlySet<string> = new Set([
  'its header or footer',
  'its name above your profile',
  'its download terms',
  'its hidden mark',
  'its footer',
]);
/** Whether a job board printed the document: more than a number that the person may have copied. */
export const isOfBoard = (document: ResumeDocument): boolean =>
  tracesIn(document).some(({ what }) => OF_PRINT.has(what.en));
