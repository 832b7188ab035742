import { promise } from '../broken.ts';
import type { World } from '../world/world.ts';

const TWICE = `select task_id, count(*)::int as n from analyses where task_id is not null group by task_id having count(*) > 1
  union all select task_id, count(*)::int from fixes where task_id is not null group by task_id having count(*) > 1
  union all select task_id, count(*)::int from imports where task_id is not null group by task_id having count(*) > 1`;

/** Every task ended, none brought its result twice. Gives how many there were by kind and end. */
export async function checkTasks({ database }: World): Promise<Record<string, number>> {
  const open = await database.query(
    `select id, kind, status, attempt from tasks where status in ('queued', 'running')`,
  );
  promise(open.length === 0, 'every task ends', open);
  const twice = await database.query(TWICE);
  promise(twice.length === 0, 'no task brings its result twice', twice);
  const empty = await database.query(
    `select t.id from tasks t join resumes r on r.id = t.resume_id
     where t.kind = 'resume.import' and (r.status = 'processing' or r.revision = 0)`,
  );
  promise(empty.length === 0, 'a résumé whose import has ended can be worked on', empty);
  const ends = await database.query<{ what: string; n: number }>(
    `select kind || ' ' || coalesce(error, status) as what, count(*)::int as n from tasks group by 1 order by 1`,
  );
  return Object.fromEntries(ends.map(({ what, n }) => [what, n]));
}

/** Revisions of a résumé are whole: the newest is what the résumé says. */
export async function checkRevisions({ database }: World): Promise<void> {
  const torn = await database.query(
    `select r.id, r.revision from resumes r left join revisions v on v.resume_id = r.id and v.revision = r.revision
     where r.revision > 0 and (v.content is distinct from r.content or v.style is distinct from r.style)`,
  );
  promise(torn.length === 0, 'a résumé is its newest revision', torn);
}
