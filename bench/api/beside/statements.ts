import { createHash } from 'node:crypto';

/** What the product asks PostgreSQL for at each call, written by hand. Prepared once a connection, as there. */
export type Statement = { name: string; text: string };

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const session = {
  name: 'session',
  text: `select u.*, s.seen_at from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > now()`,
};

export const list = {
  name: 'list',
  text: `select id, name, language, status, revision, style->>'template' as template, created_at, updated_at,
        (select count(*) from resumes where user_id = $1) as total,
        (select (a.data->>'score')::int from analyses a where a.resume_id = resumes.id
          order by a.revision desc, a.created_at desc limit 1) as score
      from resumes where user_id = $1 order by updated_at desc, id desc limit $2 offset $3`,
};

export const resume = { name: 'resume', text: 'select * from resumes where id = $1 and user_id = $2' };

export const detail = {
  name: 'detail',
  text: `select * from resumes
    left join lateral (select * from analyses where resume_id = resumes.id
      order by revision desc, created_at desc limit 1) analysis on true
    left join lateral (select * from fixes where resume_id = resumes.id and not exists (select 1 from analyses a
        where a.resume_id = resumes.id and a.task_id is not null and a.created_at > fixes.created_at)
      order by created_at desc limit 1) fix on true
    left join lateral (select * from (select * from tasks where resume_id = resumes.id
      order by created_at desc limit 1) newest where status <> 'succeeded') task on true
    where resumes.id = $1 and resumes.user_id = $2`,
};

export const lockResume = { name: 'lock', text: 'select * from resumes where id = $1 and user_id = $2 for update' };
export const keepRevision = {
  name: 'keep',
  text: `insert into revisions (resume_id, revision, reason, language, content, style)
    values ($1, $2, 'edit', 'en', $3, $4) returning bytes`,
};
export const writeResume = {
  name: 'write',
  text: `update resumes set revision = r.revision, content = r.content, style = r.style, bytes = resumes.bytes + r.bytes,
      updated_at = r.created_at
    from revisions r where resumes.id = $1 and r.resume_id = $1 and r.revision = $2 returning resumes.updated_at`,
};

export const userByEmail = { name: 'user', text: 'select * from users where email_key = $1' };
export const openSession = {
  name: 'open',
  text: `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '30 days')`,
};
