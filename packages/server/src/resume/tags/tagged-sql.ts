import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { archives, resumes, tagged, tags } from '../../platform/db/schema.ts';

export type TaggedKind = 'resume' | 'archive';

const of: Record<TaggedKind, SQL> = {
  resume: sql`d.resume_id = ${resumes}.id`,
  archive: sql`d.archive_id = ${archives}.id`,
};

/** The names of the tags of a row of résumés or archives, by name. */
export const tagsOf = (kind: TaggedKind) =>
  sql<
    string[]
  >`array(select t.name from ${tagged} d join ${tags} t on t.id = d.tag_id where ${of[kind]} order by t.key)`;

/** Whether the row has the tag with that id. */
export const hasTag = (kind: TaggedKind, id: string | Placeholder) =>
  sql`exists(select 1 from ${tagged} d where ${of[kind]} and d.tag_id = ${id})`;

/** Whether a tag of the row is called like that. */
export const tagLike = (kind: TaggedKind, pattern: string | Placeholder) =>
  sql`exists(select 1 from ${tagged} d join ${tags} t on t.id = d.tag_id where ${of[kind]} and t.name ilike ${pattern})`;
