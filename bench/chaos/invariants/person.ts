import type { Archive, Job, Order, Page, ResumeSummary, Task } from '@verdant/contracts';
import { promise } from '../broken.ts';
import type { Outcome } from '../people/client.ts';
import type { Person } from '../people/person.ts';
import { readArchives } from '../people/steps/pages.ts';
import { readBack } from '../people/steps/resumes.ts';

const size = '100';

/** With nothing wrong any more every call is answered. */
function answered<T>(outcome: Outcome<T>, what: string): T {
  promise(outcome.kind === 'done', 'everything works again', { what, outcome });
  return outcome.data;
}

/** All of a list; `has` of those that were acknowledged, and no more beside them than were asked for without an answer. */
function holds(
  what: string,
  ids: string[],
  all: Map<string, { gone: 'no' | 'maybe' | 'yes' }>,
  unanswered: number,
  person: Person,
) {
  const lost = [...all].filter(([id, { gone }]) => gone === 'no' && !ids.includes(id)).map(([id]) => id);
  promise(lost.length === 0, `nothing acknowledged is lost: ${what}`, { lost, of: person.email });
  const more = ids.filter((id) => !all.has(id));
  promise(more.length <= unanswered, `nothing is there twice: ${what}`, { more, unanswered, of: person.email });
}

/** A member, held against all that they were told. */
export async function checkMember(person: Person): Promise<void> {
  for (const resume of person.resumes.values()) {
    const read = await readBack(person, resume);
    if (read.kind !== 'refused' || read.name !== 'notFound') answered(read, 'a résumé');
  }
  promise((await readArchives(person)) === 'done', 'everything works again', 'archives');
  const resumes = answered(await person.get<Page<ResumeSummary>>('/resume/list', { size }), 'the list of résumés');
  holds(
    'résumés',
    resumes.items.map(({ id }) => id),
    person.resumes,
    person.unanswered.resumes,
    person,
  );
  const archives = answered(await person.get<Page<Archive>>('/archive/list', { size }), 'the list of archives');
  holds(
    'archives',
    archives.items.map(({ id }) => id),
    person.archives,
    person.unanswered.archives,
    person,
  );
  const orders = answered(await person.get<Page<Order>>('/vip/order/list', { size }), 'the list of orders');
  const missing = [...person.orders.keys()].filter((no) => !orders.items.some(({ orderNo }) => orderNo === no));
  promise(missing.length === 0 || orders.total > Number(size), 'nothing acknowledged is lost: orders', missing);

  const isThere = (resumeId: string) => person.resumes.get(resumeId)?.gone === 'no';
  for (const [id, { resumeId }] of person.jobs)
    if (isThere(resumeId)) answered(await person.get<Job>('/resume/job/detail', { id }), 'a job');
  for (const [id, { resumeId, kind }] of person.tasks) {
    if (!isThere(resumeId)) continue;
    const { status } = answered(await person.get<Task>('/task/detail', { id }), 'a task');
    promise(status === 'succeeded' || status === 'failed', 'every task ends', { id, kind, status });
  }
}
