import { tradeOfTitle } from '@verdant/lexicon';
import type { ResumeDocument, Role } from '../document/document.ts';
import { newestJob } from '../document/of-now.ts';
import { namesPost } from '../match/facts/title-asked.ts';
import { industriesOfTitle } from '../score/industry.ts';
import type { Draft } from './draft.ts';
import type { Sure } from './sure.ts';

/** What is applied for; '' for what is not known. */
export type Wanted = { post: string; company: string };

const MOST_POST = 40;
/** One post, not a list of them. */
const asPost = (text: string) => {
  const post = text.trim();
  return post.length <= MOST_POST && !/[/、,，;；|\n]/.test(post) ? post : '';
};

/** Whether two posts are of different fields for sure: each is known, and nothing is shared. */
function isAnother(was: string, wanted: string): boolean {
  const [before, after] = [was, wanted].map((post) => new Set(industriesOfTitle(post.trim().toLowerCase())));
  const [tradeBefore, tradeAfter] = [tradeOfTitle(was)?.id, tradeOfTitle(wanted)?.id];
  if (tradeBefore !== undefined && tradeBefore === tradeAfter) return false;
  const parted = before!.size > 0 && after!.size > 0 && [...before!].every((id) => !after!.has(id));
  return parted && tradeBefore !== undefined && tradeAfter !== undefined;
}

const postOf = ({ content }: ResumeDocument, role: Role) => content.work.find(({ id }) => id === role.id)!;

/** The reason for the change of field, where the post that is wanted is of another. */
function changeDraft(document: ResumeDocument, job: Role, post: string): Draft[] {
  const { position, company } = postOf(document, job);
  if (post === '' || !isAnother(position, post)) return [];
  return [
    {
      kind: 'changeOfField',
      form: 'field',
      path: `work/${job.id}/position`,
      quote: '',
      requirement: null,
      words: { position: position.trim(), company: company.trim(), post },
      weight: 94,
      key: job.id,
    },
  ];
}

/** Why this post, why now: about the place that is wanted where it is known, else about the one that was left. */
export function wishDrafts(document: ResumeDocument, sure: Sure, wanted: Wanted): Draft[] {
  const { content, today } = document;
  const job = newestJob(document);
  const known = job && sure.head(job) ? job : undefined;
  const aim = sure.path('intention/position') ? asPost(content.intention.position) : '';
  const post = asPost(wanted.post) || (namesPost(aim) ? aim : '');
  const common = { kind: 'motivation', quote: '', requirement: null } as const;
  const change = known ? changeDraft(document, known, post) : [];
  const employer = wanted.company.trim();
  const why = (): Omit<Draft, 'kind' | 'quote' | 'requirement' | 'weight'> | null => {
    if (employer && asPost(wanted.post))
      return { form: 'whyThere', path: null, words: { post: asPost(wanted.post), employer }, key: 'there' };
    if (employer) return { form: 'whyCompany', path: null, words: { employer }, key: 'there' };
    if (asPost(wanted.post)) return { form: 'why', path: null, words: { post: asPost(wanted.post) }, key: 'there' };
    const studies = content.education.find(
      ({ id, major, school, end }) =>
        major.trim() &&
        school.trim() &&
        major.length <= MOST_POST &&
        (end === null || end >= String(Math.floor(today / 12) - 1)) &&
        ['major', 'school', 'end'].every((field) => sure.path(`education/${id}/${field}`)),
    );
    if (studies && !known?.current) {
      const words = { major: studies.major.trim(), school: studies.school.trim() };
      return { form: 'whyStudies', path: `education/${studies.id}/major`, words, key: studies.id };
    }
    if (!known || !sure.dates(known) || !known.end || (!known.current && !sure.all)) return null;
    const { company, position, id } = postOf(document, known);
    const words = { company: company.trim(), position: position.trim() };
    return { form: known.current ? 'whyNow' : 'whyLeft', path: `work/${id}/company`, words, key: id };
  };
  const asked = why();
  return [...change, ...(asked ? [{ ...common, ...asked, weight: 89 }] : [])];
}
