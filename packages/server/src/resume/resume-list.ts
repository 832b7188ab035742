import type { ListedResume, ListResumes, Page, Paged } from '@verdant/contracts';
import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { prepared } from '../platform/db/prepared.ts';
import { analyses, imports, resumes } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { hasTag, tagLike, tagsOf } from './tags/tagged-sql.ts';

// the newest analysis' score of each résumé in the list
const newestScore = sql<
  number | null
>`(select (a.data->>'score')::int from ${analyses} a where a.resume_id = ${resumes}.id order by a.revision desc, a.created_at desc limit 1)`;

// as the newest import says, which is the one that can be checked
const unchecked = sql<boolean>`coalesce((select i.reviewed_at is null from ${imports} i where i.resume_id = ${resumes}.id order by i.revision desc, i.created_at desc limit 1), false)`;

const ORDER = {
  updated: desc(resumes.updatedAt),
  created: desc(resumes.createdAt),
  name: asc(sql`lower(${resumes.name})`),
  score: sql`${newestScore} desc nulls last`,
};

type Variant = [sort: keyof typeof ORDER, which: 'all' | 'named' | 'tagged' | 'both'];

const ownResumes = (which: Variant[1]) => {
  const pattern = sql.placeholder('pattern');
  return and(
    eq(resumes.userId, sql.placeholder('userId')),
    which === 'named' || which === 'both' ? or(ilike(resumes.name, pattern), tagLike('resume', pattern)) : undefined,
    which === 'tagged' || which === 'both' ? hasTag('resume', sql.placeholder('tag')) : undefined,
  );
};

const countResumes = prepared((db, which: Variant[1]) =>
  db.select({ n: count() }).from(resumes).where(ownResumes(which)).prepare(`count_resumes_${which}`),
);

/** A page with the number of all, in one statement. */
const listPage = prepared((db, ...[sort, which]: Variant) => {
  const columns = {
    id: resumes.id,
    name: resumes.name,
    language: resumes.language,
    status: resumes.status,
    revision: resumes.revision,
    template: sql<string>`${resumes.style}->>'template'`,
    score: newestScore,
    tags: tagsOf('resume'),
    unchecked,
    createdAt: resumes.createdAt,
    updatedAt: resumes.updatedAt,
    total: sql<string>`(select count(*) from ${resumes} where ${ownResumes(which)})`,
  };
  return db
    .select(columns)
    .from(resumes)
    .where(ownResumes(which))
    .orderBy(ORDER[sort], desc(resumes.id))
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('before'))
    .prepare(`list_resumes_${sort}_${which}`);
});

export async function listResumes(
  { db }: Services,
  userId: string,
  { page, size, q = '', tag, sort = 'updated' }: Paged & Partial<ListResumes>,
): Promise<Page<ListedResume>> {
  const pattern = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const which = q.trim() ? (tag ? 'both' : 'named') : tag ? 'tagged' : 'all';
  const rows = await listPage(db, sort, which).execute({ userId, pattern, tag, size, before: (page - 1) * size });
  const items = rows.map(({ total: _, ...row }) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
  if (rows[0]) return { items, total: Number(rows[0].total) };
  // a page after the last one says how many there are, too
  const [counted] = page > 1 ? await countResumes(db, which).execute({ userId, pattern, tag }) : [];
  return { items, total: counted?.n ?? 0 };
}
