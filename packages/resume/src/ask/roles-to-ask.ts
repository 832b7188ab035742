import { hasTitleWord } from '@verdant/lexicon/vocabulary';
import type { Reading } from '../content/inputs.ts';
import type { ResumeDocument, Role } from '../document/document.ts';
import { hasOddHead } from '../document/doubtful/odd-head.ts';
import { newestJob } from '../document/of-now.ts';
import { isSide } from '../document/side-entries.ts';
import { endsLikePost } from '../text/chinese-post.ts';

const MOST_ROLES = 3;
/** A role with so many figures and outcomes needs no more; of the newest job half of what is told should have them. */
const ENOUGH = 3;

const strengthOf = ({ bullets }: Role): number =>
  bullets.filter(({ quantities, result }) => quantities.length > 0 || result !== null).length;

/** Reasons that doubt only how much of a head belongs to it. */
const OF_BOUNDS: ReadonlySet<string> = new Set(['unclear', 'typeOnly', 'order', 'mixed', 'noHeading']);
/** A head that is named by a post is one, wherever its ends are. */
function isPlainPost({ content }: ResumeDocument, { section, id }: Role): boolean {
  const job = section === 'work' ? content.work.find((one) => one.id === id) : undefined;
  return (
    job !== undefined &&
    job.start.trim() !== '' &&
    !hasOddHead(job) &&
    !/[\d@]/.test(job.position) &&
    (hasTitleWord(job.position) || endsLikePost(job.position.replace(/[（(][^）)]{0,40}[）)]/g, '').trim()))
  );
}

/** Whether the import doubts what a role is called, and so whether it is one; an answer stands beside its bullets as they are. */
export const isDoubtfulHead = (document: ResumeDocument, role: Role, reading: Reading | undefined): boolean =>
  Object.entries(reading?.doubts ?? {}).some(
    ([path, reason]) =>
      path.startsWith(`${role.section}/${role.id}/`) &&
      /\/(?:company|position|name|role|school)$/.test(path) &&
      !(OF_BOUNDS.has(reason) && isPlainPost(document, role)),
  );

/** Old work is not worth the reader's time. */
const OLD_MONTHS = 144;

/** Whether it is work with a name and a post, done not too long ago. */
const isTold = ({ content, today }: ResumeDocument, { section, id, name, end }: Role): boolean =>
  name.trim() !== '' &&
  (end === null || end === undefined || today - end.last <= OLD_MONTHS) &&
  (section !== 'work' || (content.work.find((one) => one.id === id)?.position ?? '').trim() !== '');

/** Posts beside the work, which have no daily task to count. */
const HONORARY =
  /\b(?:board|treasurer|trustee|committee|council|president of|secretary of|member)\b|学生会|理事|委员|编委|社长/i;
const isHonorary = ({ content }: ResumeDocument, { id }: Role): boolean =>
  content.work.some((job) => job.id === id && HONORARY.test(`${job.position} ${job.company}`) && isSide(job));

/** The roles that say least of what came of them, newest first and the newest job always among them; projects and voluntary work where there are no two jobs. */
export function rolesToAsk(document: ResumeDocument, reading?: Reading): Role[] {
  const jobs = document.roles.filter(
    (role) => role.section === 'work' && !role.voluntary && !isHonorary(document, role),
  );
  const roles = jobs.length >= 2 ? jobs : [...jobs, ...document.roles.filter((role) => !jobs.includes(role))];
  const newest = newestJob(document);
  const isEnough = (role: Role, strength: number): boolean =>
    strength >= ENOUGH && (role !== newest || strength * 2 >= role.bullets.length);
  return roles
    .filter((role) => isTold(document, role))
    .map((role, order) => ({ role, order, strength: strengthOf(role) }))
    .filter(({ role, strength }) => !isEnough(role, strength) && !isDoubtfulHead(document, role, reading))
    .sort(
      (a, b) => Number(b.role === newest) - Number(a.role === newest) || a.strength - b.strength || a.order - b.order,
    )
    .slice(0, MOST_ROLES)
    .sort((a, b) => a.order - b.order)
    .map(({ role }) => role);
}
