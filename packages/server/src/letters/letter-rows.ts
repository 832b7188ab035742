import { Failure, type Letter, type LetterSummary } from '@verdant/contracts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../platform/db/client.ts';
import { files, letters, resumes } from '../platform/db/schema.ts';
import type { ResumeRow } from '../resume/resumes.ts';

export type LetterRow = typeof letters.$inferSelect;
/** `sentFileName`: of the file that went out, if one is kept. */
export type JoinedLetter = { letter: LetterRow; resume: ResumeRow; sentFileName: string | null };

const shared = ({ id, applicationId, createdAt, updatedAt, sentAt }: LetterRow) => ({
  id,
  applicationId,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

export const showLetter = ({ letter, resume, sentFileName }: JoinedLetter): Letter => ({
  ...shared(letter),
  sentFileName,
  ...letter.words,
  revision: letter.revision,
  jobId: letter.jobId,
  resume: { id: resume.id, name: resume.name },
  name: resume.content.basics.name,
  draft: letter.draft,
});

/** Newest change first. */
export async function letterSummaries(db: DbOrTx, userId: string): Promise<LetterSummary[]> {
  const rows = await db
    .select({ letter: letters, resumeName: resumes.name, sentFileName: files.name })
    .from(letters)
    .innerJoin(resumes, eq(resumes.id, letters.resumeId))
    .leftJoin(files, eq(files.id, letters.sentFileId))
    .where(and(eq(letters.userId, userId), isNull(letters.deletedAt)))
    .orderBy(desc(letters.updatedAt), desc(letters.id));
  return rows.map(({ letter, resumeName, sentFileName }) => {
    const { kind, language, post, addressee } = letter.words;
    const resume = { id: letter.resumeId, name: resumeName };
    return { ...shared(letter), sentFileName, kind, language, post, company: addressee.company, resume };
  });
}

/** Failure 'notFound' also for another's, and for a deleted one unless `deleted` are looked for. */
export async function ownLetter(
  db: DbOrTx,
  userId: string,
  id: string,
  { lock = false, deleted = false } = {},
): Promise<JoinedLetter> {
  const own = and(eq(letters.id, id), eq(letters.userId, userId), deleted ? undefined : isNull(letters.deletedAt));
  const query = db
    .select({ letter: letters, resume: resumes, sentFileName: files.name })
    .from(letters)
    .innerJoin(resumes, eq(resumes.id, letters.resumeId))
    .leftJoin(files, eq(files.id, letters.sentFileId))
    .where(own);
  const [row] = await (lock ? query.for('update', { of: letters }) : query);
  if (!row) throw new Failure('notFound');
  return row;
}
