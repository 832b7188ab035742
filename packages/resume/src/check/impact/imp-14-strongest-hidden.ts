import type { Bullet, ResumeDocument } from '../../document/document.ts';
import { isBeside, newestJob } from '../../document/of-now.ts';
import { speaksForItself, whatSpeaks } from '../../score/proven.ts';
import { isFormLabel } from '../../text/form-label.ts';
import { markerLength } from '../../text/words.ts';
import { type Check, EXPERIENCE, hint } from '../check.ts';
import { hasOutcome } from './has-outcome.ts';

/** So many points are read from the top and not at once. */
const LEAST_POINTS = 3;
const LATE = 2;
const LONGEST = 90;
/** A duty that holds a comparison in passing. */
const IS_DUTY = /负责|\bresponsible\b/i;
/** A change, a share or money: what proves more than a count. */
const MEASURES =
  /[%％→$€£¥]|\bfrom\b[^;\d]{0,20}\d[^;]{0,24}\bto\b[^;\d]{0,12}\d|[由从][^，,。；;]{1,16}(?:到|至|升|降|提|减|增|缩)|\d ?[万亿]|\d倍/;

/** A deed without an outcome, whatever it counts; the facts of a house are none. */
const LEAST_WORDS = 4;
const tellsDeed = ({ opener, words }: Bullet): boolean => opener.kind !== 'noun' && words >= LEAST_WORDS;
/** A label of a form, or its value behind it. */
const isOfForm = (points: readonly Bullet[], at: number): boolean =>
  [points[at], points[at - 1]].some((one) => one !== undefined && isFormLabel(one.text));
const provesLittle = (bullet: Bullet): boolean =>
  !bullet.metric &&
  bullet.quantities.length === 0 &&
  bullet.result === null &&
  !hasOutcome(bullet) &&
  !MEASURES.test(bullet.text);

/** The point of the newest job that proves most, where those above it have no outcome; null where there is none such. */
function hidden(document: ResumeDocument): Bullet | null {
  const role = newestJob(document);
  if (!role || isBeside(document, role)) return null;
  const points = role.bullets.filter(({ path }) => path.includes('/content/'));
  if (points.length < LEAST_POINTS || role.bullets.some(({ metric }) => metric)) return null;
  const at = points.findIndex((one) => speaksForItself(one) && MEASURES.test(one.text) && !IS_DUTY.test(one.text));
  // what stands in a list of its own is no matter of order
  if (at < 1 || role.bullets.length > points.length) return null;
  const before = points.slice(0, at);
  // one line that says what the job is may stand on top, and labels of a form are no points
  const deeds = before.filter((one, index) => tellsDeed(one) && !isOfForm(before, index)).length;
  return deeds >= LATE && before.every(provesLittle) ? points[at]! : null;
}

export const strongestHidden: Check = {
  id: 'IMP-14',
  group: 'impact',
  allotment: 0,
  effort: 1,
  title: { en: 'The strongest point comes late', zh: '最有分量的一条排在后面' },
  detects: {
    en: 'In the newest job a point with a measured outcome below others that have none. Only said.',
    zh: '最近一段工作里，结果能衡量的一条排在没有结果的几条下面。只作提示。',
  },
  advice: {
    en: 'This point proves most of this job, and stands below others without an outcome. Move it to the top.',
    zh: '这一条最有分量，却排在没有结果的几条下面。挪到这一段的第一条。',
  },
  praise: null,
  example: {
    en: { bad: 'Duties first, the outcome last', good: 'Cut refits from [N] to [N] a month (first point)' },
    zh: { bad: '先写日常职责，成绩放最后', good: '第一条就写：把返工率从【X%】降到【X%】' },
  },
  notOnForms: true,
  notOfScholars: true,
  worth: 1.2,
  restsOn: 'point',
  touches: EXPERIENCE,
  run: (document) => {
    const found = hidden(document);
    if (!found) return hint([]);
    const { path, text } = found;
    const said = whatSpeaks(text.slice(markerLength(text)));
    const quote = said.length <= LONGEST ? said : `${said.slice(0, LONGEST).trimEnd()}…`;
    return hint([
      {
        path,
        text,
        advice: {
          en: `“${quote}”: this proves most of this job, and stands below points without an outcome. Move it to the top.`,
          zh: `“${quote}”最有分量，却排在没有结果的几条下面。挪到这一段的第一条。`,
        },
      },
    ]);
  },
};
