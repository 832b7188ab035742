import type { Reading } from '../content/inputs.ts';
import type { ResumeDocument, Role } from '../document/document.ts';

const MOST_ROLES = 3;
/** A role with so many figures and outcomes needs no more. */
const ENOUGH = 3;

const strengthOf = ({ bullets }: Role): number =>
  bullets.filter(({ quantities, result }) => quantities.length > 0 || result !== null).length;

/** Whether the import doubts what a role is called, and so whether it is one; an answer stands beside its bullets as they are. */
const isDoubtful = ({ section, id }: Role, reading: Reading | undefined): boolean =>
  Object.keys(reading?.doubts ?? {}).some(
    (path) => path.startsWith(`${section}/${id}/`) && /\/(?:company|position|name|role|school)$/.test(path),
  );

/** Old work is not worth the reader's time. */
const OLD_MONTHS = 120;

/** Whether it is work with a name and a post, done not too long ago. */
const isTold = ({ content, today }: ResumeDocument, { section, id, name, end }: Role): boolean =>
  name.trim() !== '' &&
  (end === null || end === undefined || today - end.last <= OLD_MONTHS) &&
  (section !== 'work' || (content.work.find((one) => one.id === id)?.position ?? '').trim() !== '');

/** The roles that say least of what came of them, newest first; projects and voluntary work where there are no two jobs. */
export function rolesToAsk(document: ResumeDocument, reading?: Reading): Role[] {
  const jobs = document.roles.filter(({ section, voluntary }) => section === 'work' && !voluntary);
  const roles = jobs.length >= 2 ? jobs : [...jobs, ...document.roles.filter((role) => !jobs.includes(role))];
  return roles
    .filter((role) => isTold(document, role))
    .map((role, order) => ({ role, order, strength: strengthOf(role) }))
    .filter(({ role, strength }) => strength < ENOUGH && !isDoubtful(role, reading))
    .sort((a, b) => a.strength - b.strength || a.order - b.order)
    .slice(0, MOST_ROLES)
    .sort((a, b) => a.order - b.order)
    .map(({ role }) => role);
}
