import type { ResumeDocument } from '../../document/document.ts';
import { isBeginner } from '../../document/of-now.ts';
import { isSide } from '../../document/side-entries.ts';
import { monthRange } from '../../text/months.ts';
import { type Check, EVERYWHERE, type FieldSpan, hint, spansOf } from '../check.ts';
import { LEAVES_SCHOOL, SCHOOL_CERTIFICATE } from './leaves-school.ts';
import { schoolStillAsked } from './school-still-asked.ts';

/** Marks and prizes of a school below the one that counts. */
const OF_SCHOOL = {
  zh: /(?:中考|高考|会考)[^，,；;。\n]{0,4}?\d{3}\s*分?|(?:小学|初中)(?:、(?:小学|初中))?(?:就读|毕业(?!班))[^，,；;。\n]{0,12}|(?<=[（(])(?:小学|初中|高中)(?=[）)])/g,
  en: /\bGCSEs?\b(?!-)|\b(?:OP|ATAR|ENTER)\s\d{1,2}(?:\.\d+)?\b|\b(?:X|XII|10th|12th)\s*:\s*\d{2}(?:\.\d+)?\s*%|\b(?:SSC|HSC)\b|\b(?:S\.S\.C|H\.S\.C)\b\.?|\bIntermediate \((?:12th|XII)\)|\bXI{0,2}\s*\((?:SSC|HSC|Intermediate)|\b(?:[1-8](?:st|nd|rd|th) grade)\b[^,;\n]{0,40}|\b(?:elementary|primary|middle) school\b|\bGCSE['’]s\b|\bO[ -]Levels?\b|\b(?:class|school) (?:monitor|prefect|quiz)\b[^,;\n]{0,30}|\b\d{1,2}(?:st|nd|rd|th) standard\b|\b\d+ ?m swimming badge\b/gi,
};
/** Said only where a degree stands above it. */
const LEAVES = new RegExp(LEAVES_SCHOOL, 'giu');
/** Prizes that are children's, whatever came after them. */
const OF_CHILDREN = {
  zh: /(?:寝室|宿舍)(?:文化节|文化|卫生)[^，,；;。\n]{0,8}|拔河[^，,；;。\n]{0,8}|小学[^，,；;。\n]{0,8}(?:奖|三好)/g,
  en: /\b(?:year|grade) [1-8]\b[^,;\n]{0,24}|\bpen licen[cs]e\b/gi,
};
/** `Primary School Reading Programme`, 小学教师资格证: a course, a post or a paper about schools, and no schooling of one's own. */
const IS_PROGRAMME =
  /\b(?:programmes?|programs?|courses?|training|project|workshops?|scheme|initiative|campaign|teach\p{L}*|tutor\p{L}*|coach\p{L}*|volunteer\p{L}*|governor|instructor|educators?|curriculum|reading|improvement|leadership|management|partnership|visits?|outreach|safeguarding)\b|项目|课程|培训|教材|支教|家教|辅导|义工|志愿|资格/iu;
const IS_SCHOOL = /^(?:elementary|primary|middle) school$/i;
/** `Tarn Vale Primary School`, and not a word more: a school that was filed elsewhere. */
const NAMES_SCHOOL = /^(?:\p{Lu}[\p{L}'’.&-]*,? ){1,5}(?:Elementary|Primary|Middle) School$/u;
/** Marks of single subjects, which nobody asks for once there is work to show. */
const OF_SUBJECT =
  /(?:语文|数学|英语|物理|化学|大学物理|高等数学|线性代数|电工考试|专业课)\s*\d{2,3}\s*分?(?=[\s，,；;。）)]|$)/g;

const BELOW =
  /高中|高級中學|(?<!职业|職業)中[学學]|\bhigh school\b|\bsecondary school\b|\bgrammar school\b|\bprimary school\b|gymnasium\b|\bsixth form\b|\blyc[ée]e\b|\bliceo\b/i;
/** 博士园中学: the kind of a Chinese school stands at the end of its name. */
const BELOW_AT_END = /(?:高中|(?<!职业|職業)中[学學])$/;
const HIGHER =
  /大学|学院|學院|大學|高等专科|高职|本科|硕士|博士|大专|universi[td]|hochschule|college|institute|polytechnic|bachelor|master|ph\.?d|\bb\.?sc\b|\bb\.?a\b/i;
const YEARS_SINCE = 4 * 12;
const YEARS_OF_WORK = 3 * 12;

type Item = ResumeDocument['content']['education'][number];
const saysOf = ({ school, degree, major }: Item) => `${school} ${degree} ${major}`;
const isBelow = ({ school, degree }: Item) =>
  BELOW_AT_END.test(school.trim()) ||
  (BELOW.test(school) && !HIGHER.test(school)) ||
  (SCHOOL_CERTIFICATE.test(degree) && !DEGREE.test(degree.replace(SCHOOL_CERTIFICATE, ' ')));
const UNFINISHED =
  /在读|在修|肄业|未毕业|没毕业|未完成|没拿|退学|自考中|\b(?:in progress|ongoing|current(?:ly)?|part[- ]completed|unfinished|not (?:finished|completed)|did(?: not|n['’]t) (?:finish|complete|graduate)|dropped out|expected|to be completed|incomplete)\b|\b(?:1st|2nd|3rd|4th|first|second|third|fourth)[- ]year (?:undergraduate|level|college)\b|\bundergraduate(?: level)?\)|\b(?:college|undergraduate) level\b|\bunits earned\b/i;
const isUnfinished = (item: Item) => UNFINISHED.test(`${saysOf(item)} ${item.description}`);
/** Degrees that say more than school does: those that were reached. Where one was not, a college without a degree is where it was not. */
const higherOf = ({ content: { education }, today }: ResumeDocument): Item[] => {
  const isOneLeft = education.some(isUnfinished);
  return education.filter(
    (item) =>
      !isBelow(item) &&
      HIGHER.test(saysOf(item)) &&
      !isUnfinished(item) &&
      // a college says nothing of how it ended; the name of a degree does
      DEGREE.test(`${item.degree} ${item.major} ${item.school}`) &&
      !(isOneLeft && item.degree.trim() === '') &&
      item.end !== null &&
      (monthRange(item.end)?.first ?? 0) <= today,
  );
};
/** A degree, by its name; what a trade school gives may stand beside what school gave. */
const DEGREE =
  /bachelor|master|doctor|ph\.?\s?d|dipl|degree|associate|licen|\b[bm]\.?\s?(?:sc|a|eng|tech|com|ed|b\.?a)\b|本科|硕士|博士|大专|专科|学士|研究生|高职|碩士|學士/i;
/** Whoever works with children is asked for the school marks of English and mathematics all along. */
const ASKED_FOR =
  /\b(?:teach(?:er|ing)|educators?|tutor|nursery|nanny|childcare|early years|foundation phase|TA|SENCo|school)\b|教师|教員|教员|老师|老師|班主任|教研|保育员|幼教/i;
/** Prizes of those who teach at schools: for a lesson, for teaching, for guiding pupils. */
const OF_TEACHING =
  /赛课|说课|微课|公开课|优质课|课堂|教学|教师|班主任|教研|论文|指导|辅导|带队|\b(?:teach(?:er|ing)|lesson|coach(?:ed|ing)?)\b/i;

/** Beside another prize in one line it takes no room of its own. */
function sharesLine({ written, content: { awards } }: ResumeDocument, id: string): boolean {
  const own = written?.of[`awards/${id}/name`] ?? [];
  return awards.some(
    (other) => other.id !== id && (written?.of[`awards/${other.id}/name`] ?? []).some((at) => own.includes(at)),
  );
}

/** Prizes of studying, for a contest may be one of the trade, won before the first degree was done, so long ago and with so many years of work since. */
const OLD_PRIZE = 8 * 12;
const IS_PRIZE =
  /\b(?:faculty|college|school|university)\b|scholarship|bursary|dean['’]?s list|honou?rs? (?:roll|list)|校级|院级|奖学金|獎學金|三好|优秀(?:学生|毕业生|团员|班干部|实习生)|嘉許/i;
/** One of the school's own, given every year to many: only of these a line is better used otherwise. */
const IS_OF_CLASS = /校级|院级|系级|三好|优秀(?:学生|团员|班干部)|[一二三]等奖学金/;
/** `Ruth First bursary`, `Commonwealth Shared Scholarship`: one that bears a name is known where it is given. */
const BEARS_NAME =
  /^(?!(?:\p{Lu}\p{L}+ )*(?:University|College|School|Faculty|Department|Dean|Honou?rs?|Merit|Academic|Entrance|Excellence|Best|Student)\b)\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,3} (?:bursary|scholar(?:ship)?|fellow(?:ship)?)\b/iu;
const WORK_SINCE = 5 * 12;
function oldPrizes(document: ResumeDocument): FieldSpan[] {
  const { content, today, scholar } = document;
  const ends = higherOf(document).map(({ end }) => monthRange(end ?? '')?.last ?? 0);
  const graduated = Math.min(...ends.filter((end) => end > 0));
  if (scholar || !Number.isFinite(graduated) || monthsAtWork(document) < WORK_SINCE) return [];
  // what was won beside a job is no prize of a student's
  const begun = Math.min(...content.work.map(({ start }) => monthRange(start)?.first ?? today));
  return content.awards.flatMap(({ id, name, date }): FieldSpan[] => {
    const when = monthRange(date)?.first;
    return when === undefined ||
      when > graduated ||
      when >= begun ||
      today - when < OLD_PRIZE ||
      !IS_PRIZE.test(name) ||
      BEARS_NAME.test(name.trim())
      ? []
      : [
          {
            path: `awards/${id}/name`,
            text: name,
            advice: OF_STUDENT,
            ...((!IS_OF_CLASS.test(name) || sharesLine(document, id)) && { quiet: true }),
          },
        ];
  });
}
/** Whoever has worked at a school names it in prizes and headlines too. */
const AT_SCHOOL = /\bschools?\b|小学|中学|学校|小學|中學|學校/i;
const workedAtSchool = ({ content: { work } }: ResumeDocument): boolean =>
  work.some(({ company, position }) => AT_SCHOOL.test(`${company} ${position}`));
const OF_STUDENT = {
  en: 'A prize from your time as a student says less than your work since. Unless the trade knows it by name, use the line for the work.',
  zh: '在校时的奖项，分量不如后来的工作。除非业内都知道，这一行可以让给经历。',
};

/** Months between the first start of a job that was no internship and today. */
const monthsAtWork = ({ content: { work }, today }: ResumeDocument): number =>
  Math.max(0, ...work.filter((job) => !isSide(job)).map(({ start }) => today - (monthRange(start)?.last ?? today)));

/** A list of courses is for those who have little else to show. */
const YEARS_WITHOUT_COURSES = 5 * 12;
const LEAST_COURSES = 4;
/** One line takes no room from the work, as long as the page has some. */
const FULL = 0.85;
const hasRoom = ({ layout }: ResumeDocument): boolean => layout !== null && layout.last.filled < FULL;
const isOneLine = (document: ResumeDocument, ofEntry: string): boolean => {
  const lines = Object.entries(document.written?.of ?? {})
    .filter(([path]) => path.startsWith(ofEntry))
    .flatMap(([, at]) => at);
  return new Set(lines).size === 1;
};
const COURSES_LABEL =
  /(?:主修|核心|专业|相关)课程\s*[:：]|\b(?:(?:relevant|main|core|key|selected|major) courses?|(?:relevant )?coursework)\s*[:：]/i;
/** Training for the work, which is asked for: `…, First Aid (all in date)`. */
const OF_TRAINING =
  /\b(?:in date|up to date|valid|refresh(?:ed|er)|certifi\p{L}*|licen[cs]\p{L}*|first aid|safeguarding|manual handling|food (?:hygiene|safety))\b|培训|持证/iu;
const OF_COURSES = {
  en: 'After some years of work a list of courses is hardly read. Leave it out, and use the room for the work.',
  zh: '已经有几年工作，课程清单可以去掉，把位置留给经历。',
};
function oldCourses(document: ResumeDocument): FieldSpan[] {
  if (document.scholar || isBeginner(document) || monthsAtWork(document) < YEARS_WITHOUT_COURSES) return [];
  return document.content.education.flatMap(({ id, courses, description, end }): FieldSpan[] => {
    const left = monthRange(end ?? '')?.last;
    if (left === undefined || document.today - left < YEARS_SINCE) return [];
    if ((courses ?? []).length >= LEAST_COURSES)
      return hasRoom(document) && isOneLine(document, `education/${id}/courses/`)
        ? []
        : [{ path: `education/${id}/courses`, text: courses!.join('、'), advice: OF_COURSES }];
    return COURSES_LABEL.test(description) &&
      !OF_TRAINING.test(description) &&
      description.split(/[、,，]/).length >= LEAST_COURSES
      ? [{ path: `education/${id}/description`, text: description, advice: OF_COURSES }]
      : [];
  });
}

const LONG_AGO = {
  en: 'A later degree says more than this. Unless the post asks for it, leave it out.',
  zh: '后面的学历已经能说明；岗位没有要求的话，这里可以不写。',
};

export const schoolMarks: Check = {
  id: 'SEC-12',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'School days long past', zh: '早年的学校和分数' },
  detects: {
    en: 'Schools and marks from before the highest degree, marks of single subjects after years of work. Only said.',
    zh: '已有更高学历时的中小学、中高考分数；工作多年后的单科成绩。只作提示。',
  },
  advice: LONG_AGO,
  praise: null,
  example: {
    en: { bad: 'GCSEs: Maths B, English B (with a degree)', good: '(left out)' },
    zh: { bad: '高考 521 分（已工作多年）', good: '（不写）' },
  },
  removable: true,
  notOnForms: true,
  saidOf: (document) => {
    const isAsked = schoolStillAsked(document);
    const atSchool = workedAtSchool(document);
    return (span) =>
      !isAsked(span) && !(atSchool && /^(?:custom|awards)\//.test(span.path) && AT_SCHOOL.test(span.text));
  },
  restsOn: 'label',
  touches: EVERYWHERE,
  run: (document) => {
    const { content, fields, today } = document;
    const atWork = monthsAtWork(document) >= YEARS_OF_WORK;
    const higher = higherOf(document);
    const studied = higher.length > 0;
    const asked = [content.intention.position, ...content.work.map(({ position }) => position)].some((title) =>
      ASKED_FOR.test(title),
    );
    const childish = fields
      .filter(({ entry }) => entry.section === 'awards' || entry.section === 'custom')
      // whoever teaches names the schools and years that they taught
      .filter(({ text }) => !asked && !OF_TEACHING.test(text))
      .flatMap((field) => [...spansOf(field, OF_CHILDREN.zh), ...spansOf(field, OF_CHILDREN.en)]);
    if (!studied && !atWork) return hint(childish);
    // school without a date ended before the degree that followed it
    const degrees = higher.map(({ end }) => monthRange(end ?? '')?.last ?? today);
    const schools = content.education.filter((item) => {
      // beside a degree of these years school is no long time past
      if (!studied || today - Math.min(...degrees) <= YEARS_SINCE || !isBelow(item) || item.end === null) return false;
      const end = monthRange(item.end)?.last ?? (item.end.trim() === '' ? Math.min(...degrees) : today);
      return today - end > YEARS_SINCE;
    });
    const since = higher.some(
      (item) => DEGREE.test(item.degree) && today - (monthRange(item.end ?? '')?.last ?? today) > YEARS_SINCE,
    );
    const leaves = (path: string) => since && !asked && !schools.some(({ id }) => path.startsWith(`education/${id}/`));
    const texts = fields
      .filter(({ entry }) => ['education', 'awards', 'certifications', 'custom'].includes(entry.section))
      .flatMap((field): FieldSpan[] =>
        [
          // without a higher degree they are the highest that there is
          ...(studied && !(asked && OF_TEACHING.test(field.text)) ? [OF_SCHOOL.zh] : []),
          ...(studied && !asked && today - Math.min(...degrees) > YEARS_SINCE ? [OF_SCHOOL.en] : []),
          ...(leaves(field.path) ? [LEAVES] : []),
          ...(atWork ? [OF_SUBJECT] : []),
        ]
          .flatMap((pattern) => spansOf(field, pattern))
          // marks that a class of one's own won
          .filter(({ text }) => !/任教|所[带教]|带班|班级|学生/.test(text))
          // elsewhere a school is where somebody worked, helped or was trained to teach
          .filter(
            ({ path, text, from, to }) =>
              path.startsWith('education/') ||
              (!IS_PROGRAMME.test(text) && (!IS_SCHOOL.test(text.slice(from, to)) || NAMES_SCHOOL.test(text.trim()))),
          ),
      );
    const told = new Set(texts.map(({ path }) => path.split('/')[1]));
    const heads = schools
      .filter(({ id }) => !told.has(id))
      .map(({ id, school }): FieldSpan => ({ path: `education/${id}/school`, text: school }));
    return hint([...heads, ...texts, ...childish, ...oldPrizes(document), ...oldCourses(document)]);
  },
};
