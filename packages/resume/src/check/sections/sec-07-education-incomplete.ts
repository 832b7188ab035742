import { evidence, type ResumeDocument } from '../../document/document.ts';
import type { Month } from '../../text/months.ts';
import { type Check, counted, type FieldSpan } from '../check.ts';
import { widest } from '../dates/widest-span.ts';
import { LEAVES_SCHOOL, SCHOOL_CERTIFICATE } from './leaves-school.ts';
import { missing } from './missing-key.ts';

const SCHOOL_ONLY =
  /高中|高级中学|高級中學|中学|中學|中专|技校|初中|小学|职高|high school|secondary|[‘'"“]?\ba[’'"”]?[- ]?levels?|gcses?|btec|nvq|\bged\b|diploma of secondary|\b(?:junior college|grammar school|sixth form|lyc[ée]e|gymnasium|primary school|elementary school|nursery|model college)\b/i;

/** Degrees that say what was studied: Bachelor of Software Engineering, BSc Physics, MBA, 工商管理硕士. */
const NAMES_FIELD =
  /\b(?:of|in) (?!(?:science|arts|philosophy|honou?rs)\b)\p{L}{3,}|\b(?:of|in) (?:science|arts|philosophy) (?:in )?\p{L}{3,}|\b(?:b\.?sc?|m\.?sc?|b\.?a|m\.?a|b\.?eng|m\.?eng|ph\.?d)\b\.?(?: \(hons\))?,? \p{L}{3,}|\b(?:mba|emba|bba|llb|llm|jd|md|mpa|mph|mfa|bfa|march|barch)\b|\p{Script=Han}{2,}(?:硕士|博士|学士)/iu;

/** 社會工作學系, `School of Nursing`: a department says what was studied, wherever in the entry it stands. */
const NAMES_FACULTY =
  /\p{Script=Han}{2,12}(?:学系|學系|學繫|系)(?![统統列])|\p{Script=Han}{2,10}专业|\b(?:department|school|faculty|institute) of \p{L}{4,}/iu;

/** Where people go after school, whatever they leave it with. */
const BEYOND_SCHOOL = /\b(?:further education|college|institute|universi[td])/i;
const IS_DEGREE =
  /^(?:(?:bachelor|master|doctor)\b|(?:B|M)\.? ?(?:Sc|A|Eng|Tech|Com|Ed|Phil)\b|Ph\.? ?D\b|HND\b|OND\b)|(?:学士|硕士|博士)(?:学位)?(?:证书?)?$/i;
/** A course has its name and its end. */
const IS_COURSE = /\b(?:course|refresher|short course|workshop|bootcamp|module|training)\b|培训|进修|短训|短期/i;
/** A term as a guest elsewhere has neither degree nor field of its own. */
const AS_GUEST = /交换|交流|访学|\b(?:exchange|erasmus|study abroad|visiting)\b/i;

/** Half a year at another school in the middle of a course is a term abroad, whether it says so or not. */
const LONGEST_TERM = 13;
function termsWithin(education: ResumeDocument['content']['education'], today: Month): string[] {
  const spans = education.map((item) => ({ id: item.id, span: widest(item, today) }));
  return spans.flatMap(({ id, span }) =>
    span !== null &&
    span.to - span.from < LONGEST_TERM &&
    spans.some(
      (other) => other.id !== id && other.span !== null && other.span.from <= span.from && other.span.to >= span.to,
    )
      ? [id]
      : [],
  );
}

export const educationIncomplete: Check = {
  id: 'SEC-07',
  group: 'sections',
  allotment: 3,
  effort: 1,
  title: { en: 'Education incomplete', zh: '教育经历不完整' },
  detects: {
    en: 'School, degree, field or end date missing. Never asked for: the kind of admission, the first degree.',
    zh: '缺学校、学历、专业或结束时间。不要求写统招或第一学历。',
  },
  advice: { en: 'Fill in school, degree, field and end date.', zh: '补全学校、学历、专业和结束时间。' },
  praise: { en: 'Education is complete', zh: '教育经历完整' },
  example: {
    en: { bad: 'University of Fairholm', good: 'University of Fairholm, BSc Statistics, 2016–2019' },
    zh: { bad: '青川大学', good: '青川大学，本科，信息管理，2016–2020' },
  },
  // degrees in one list and schools in another belong together, however they were read
  saidOf: ({ content: { education, certifications }, today }) => {
    const apart =
      certifications.some(({ name }) => IS_DEGREE.test(name.trim())) ||
      education.some(({ school }) => LEAVES_SCHOOL.test(school) || IS_DEGREE.test(school.trim())) ||
      (education.some(({ school, degree }) => school.trim() === '' && degree.trim() !== '') &&
        education.some(({ school, degree }) => school.trim() !== '' && degree.trim() === ''));
    const within = new Set(termsWithin(education, today));
    return ({ path }) => !apart && !within.has(path.split('/')[1] ?? '');
  },
  restsOn: 'statement',
  touches: ['education'],
  run: ({ content: { education } }) => {
    if (education.length === 0) return { severity: 1, spans: [{ path: 'education', text: '' }] };
    const spans: FieldSpan[] = [];
    for (const item of education) {
      const said = `${item.school} ${item.degree} ${item.major}`;
      const keys =
        SCHOOL_ONLY.test(said) ||
        ((LEAVES_SCHOOL.test(said) || SCHOOL_CERTIFICATE.test(item.degree)) && !BEYOND_SCHOOL.test(item.school)) ||
        AS_GUEST.test(`${said} ${item.description}`) ||
        IS_COURSE.test(said)
          ? (['school', 'end'] as const)
          : (['school', 'degree', 'major', 'end'] as const);
      for (const key of keys)
        if (key === 'major' && (NAMES_FIELD.test(item.degree) || NAMES_FACULTY.test(`${said}\n${item.description}`)))
          continue;
        else if (item[key] !== null && item[key].trim() === '')
          spans.push({ path: `education/${item.id}/${key}`, text: '', advice: missing(key) });
    }
    return counted(
      spans,
      4,
      education.map(({ id, school }) => evidence(`education/${id}/school`, school)),
    );
  },
};
