import { entryPath, type FieldPath, type Work } from '@verdant/contracts';
import { hasInternWord } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument, Role } from './document.ts';

/** How a job of longer ago was put is read by few. Our judgement. */
const LOOKED_AT = 7 * 12;
/** Time in training, and work beside something else: a line is enough once there is a job of one's own. */
const BESIDE =
  /\b(?:apprentice|trainee|articled?|article assistant|intern|placement|pre-registration|saturday|part[- ]time|summers?|seasonal|holiday job|volunteer|tutor)\b|学徒|见习|兼职|暑期|寒假|志愿|义工/i;
/** Posts among students, whatever they are called. */
const OF_STUDENTS =
  /\b(?:students?['’]? (?:union|association|society|council|club)|(?:association|society|union) of \p{L}[^,;]{0,30}students|students?,)|学生会|社团|团委|社会实践|实践队|支教队|调研队|学生(?:职务|干部)|(?:学习|生活|宣传|组织|文艺|体育)委员|团支书|(?:协会|[社班级])$|班级|\d班/iu;

const keyOf = ({ section, id }: Role): string => `${section}/${id}`;

/** Whether a role is training, voluntary, or beside a job or studies. */
export function isBeside({ content }: ResumeDocument, { section, id, voluntary }: Role): boolean {
  const job = section === 'work' ? content.work.find((one) => one.id === id) : undefined;
  return (
    voluntary ||
    (job !== undefined &&
      (hasInternWord(job.position) ||
        BESIDE.test(job.position) ||
        OF_STUDENTS.test(job.company) ||
        OF_STUDENTS.test(job.position)))
  );
}

/** Who has worked for less is known by their training as well. */
const OWN_WORK = 40;
const monthsOf = ({ start, end }: Role): number => (start && end ? Math.max(0, end.last - start.first + 1) : 0);

/** Whether all work so far is short, training or beside studies. */
export const isBeginner = (document: ResumeDocument): boolean =>
  document.roles
    .filter((role) => role.section === 'work' && !isBeside(document, role))
    .reduce((sum, role) => sum + monthsOf(role), 0) < OWN_WORK;

/** The job that counts most: the newest that is neither training nor beside another, else the newest of all. */
export function newestJob(document: ResumeDocument): Role | undefined {
  const jobs = document.roles.filter(({ section }) => section === 'work');
  return jobs.find((role) => !isBeside(document, role)) ?? jobs[0];
}

/** That job as its person wrote it. */
export const newestPost = (document: ResumeDocument): Work | undefined => {
  const id = newestJob(document)?.id;
  return document.content.work.find((job) => job.id === id);
};

/**
 * Whether a place belongs to work that is still looked at: what runs, or ended some years ago at most, and is neither
 * training nor beside a job where there are jobs. Of a place outside of work and projects always.
 */
export function isOfNow(document: ResumeDocument): (path: FieldPath) => boolean {
  const { roles, today } = document;
  const newest = newestJob(document);
  const hasJob = !isBeginner(document);
  const isLookedAt = (role: Role): boolean => {
    if (role === newest) return true;
    const end = role.end?.last ?? role.start?.last;
    if (end !== undefined && today - end > LOOKED_AT && newest !== undefined) return false;
    return !(hasJob && isBeside(document, role));
  };
  const past = new Set(roles.filter((role) => !isLookedAt(role)).map(keyOf));
  return (path) => !past.has(entryPath(path));
}
