import { hasInternWord } from '@verdant/lexicon/vocabulary';
import { gap } from '../check/dates/dat-03-time-gap.ts';
import type { Reading } from '../content/inputs.ts';
import type { ResumeDocument, Role } from '../document/document.ts';
import { isBeside } from '../document/of-now.ts';
import { isSide } from '../document/side-entries.ts';
import { withDoubtsAside } from '../score/doubts.ts';
import type { Draft } from './draft.ts';
import type { Sure } from './sure.ts';

const SHORT = 11;
/** How far back a short post is asked about. */
const LOOKED_AT = 6 * 12;
const LONG_GAP = 12;
/** Ended by itself: no reason is asked for. */
const FOR_A_TIME =
  /合同|项目制|临时|外包|派遣|兼职|借调|轮岗|挂职|季节|博士后|规培|\b(?:contract|temp|temporary|interim|fixed[- ]term|seasonal|maternity cover|secondment|locum|postdoc|fellow|resident|relief|agency|casual)\b/i;

const jobOf = ({ content }: ResumeDocument, { id }: Role) => content.work.find((job) => job.id === id)!;
const inMonths = ({ start, end }: Role): number | null =>
  start?.exact && end?.exact ? end.last - start.first + 1 : null;

/** Time without an entry, by the check that knows what covers it. */
export function gapDrafts(document: ResumeDocument, sure: Sure, reading: Reading | undefined): Draft[] {
  const jobs = document.roles.filter(({ section }) => section === 'work');
  const { finding } = withDoubtsAside(gap, gap.run(document), document, reading);
  return finding.spans.flatMap<Draft>(({ path, quiet }) => {
    const [, id, field] = path.split('/');
    const role = jobs.find((one) => one.id === id);
    if (!role || quiet || !jobs.every(sure.dates) || !sure.head(role)) return [];
    const common = { kind: 'gap', path, quote: '', requirement: null } as const;
    if (field === 'end') {
      if (!sure.all) return [];
      const months = document.today - role.end!.last;
      const words = { before: jobOf(document, role).company, months: String(months) };
      return [{ ...common, form: 'gapNow', words, weight: 92, key: `${id}:now` }];
    }
    const before = jobs
      .filter((one) => one !== role && (one.end?.last ?? 0) < (role.start?.first ?? 0))
      .sort((a, b) => b.end!.last - a.end!.last)[0];
    if (!before?.end?.exact || !role.start?.exact || !sure.head(before)) return [];
    const months = role.start.first - before.end.last - 1;
    const words = {
      before: jobOf(document, before).company,
      after: jobOf(document, role).company,
      months: String(months),
    };
    return [{ ...common, form: 'gap', words, weight: months >= LONG_GAP ? 86 : 72, key: `${id}:before` }];
  });
}

/** Posts that ended within a year and were meant to go on. */
export function shortStayDrafts(document: ResumeDocument, sure: Sure): Draft[] {
  const { roles, today } = document;
  const jobs = roles.filter(({ section, voluntary }) => section === 'work' && !voluntary);
  const isMeant = (role: Role): boolean => {
    const job = jobOf(document, role);
    const said = [job.position, job.company, ...job.content].join('\n');
    return !(isBeside(document, role) || isSide(job) || hasInternWord(job.position) || FOR_A_TIME.test(said));
  };
  const goesOn = (role: Role) =>
    jobs.some((one) => one !== role && jobOf(document, one).company.trim() === jobOf(document, role).company.trim());
  const short = jobs.filter((role) => {
    const months = inMonths(role);
    return (
      months !== null &&
      months > 0 &&
      months <= SHORT &&
      !role.current &&
      today - role.end!.last <= LOOKED_AT &&
      role.end!.last < today &&
      isMeant(role) &&
      !goesOn(role) &&
      sure.dates(role) &&
      sure.head(role)
    );
  });
  const [newest] = short;
  if (!newest) return [];
  const job = jobOf(document, newest);
  const several = short.length > 1;
  return [
    {
      kind: 'shortStay',
      form: several ? 'shortStays' : 'shortStay',
      path: `work/${newest.id}/company`,
      quote: '',
      requirement: null,
      words: { company: job.company, months: String(inMonths(newest)) },
      weight: several ? 88 : newest === jobs[0] ? 84 : 70,
      key: newest.id,
    },
  ];
}
