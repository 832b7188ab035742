import { createHmac, timingSafeEqual } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import {
  Failure,
  type Language,
  nullIfNotFound,
  type ResumeContent,
  type ResumeStyle,
  type Twin,
  withAllSections,
} from '@verdant/contracts';
import { eq, sql } from 'drizzle-orm';
import { archives, resumes, shares } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { readFile } from './files.ts';
import type { ShareRow } from './shares.ts';
import { type SetsBoth, twinBeside } from './siblings/twin.ts';

/** What a visitor of a link may see; `photo` is null where there is none. */
export type SharedResume = {
  content: ResumeContent;
  language: Language;
  style: ResumeStyle;
  photo: Uint8Array | null;
  /** where its pages have both languages */
  twin: Twin | null;
  /** of an archive: the very PDF that was sent */
  fileId: string | null;
};

/** The link of an address; null for whatever leads nowhere, be it unknown, withdrawn or over. */
export async function findShare({ db, now }: Services, address: string): Promise<ShareRow | null> {
  const [row] = await db.select().from(shares).where(eq(shares.address, address));
  return row && (row.expiresAt === null || row.expiresAt > now()) ? row : null;
}

const wholeTwin = (twin: Twin | null | undefined): Twin | null =>
  twin ? { ...twin, content: withAllSections(twin.content) } : null;

/** What the link shows at this moment: a résumé's newest, what was pinned, or the archive. Failure 'notFound'. */
export async function sharedResume(services: Services, share: ShareRow, setsBoth: SetsBoth): Promise<SharedResume> {
  const { db } = services;
  const table = share.archiveId ? archives : resumes;
  const [row] = await db
    .select()
    .from(table)
    .where(eq(table.id, (share.archiveId ?? share.resumeId)!));
  if (!row) throw new Failure('notFound');
  const { content, language, style } = share.pinned ?? row;
  const photo = style.photo ? await readFile(services, share.userId, style.photo, 'image').catch(nullIfNotFound) : null;
  // what was pinned before a kind of section came lacks its list
  const whole = withAllSections(content);
  const kept = share.pinned ? share.pinned.twin : 'fileId' in row ? row.twin : undefined;
  const isLive = share.pinned === null && !('fileId' in row);
  const twin = isLive && setsBoth(style) ? await twinBeside(db, share.userId, { id: row.id, language, content }) : kept;
  const fileId = 'fileId' in row ? row.fileId : null;
  return { content: whole, language, style, photo: photo?.bytes ?? null, twin: wholeTwin(twin), fileId };
}

/** One more view by somebody; who it was is kept nowhere. */
export async function countView({ db }: Services, { id }: ShareRow): Promise<void> {
  await db
    .update(shares)
    .set({ views: sql`${shares.views} + 1` })
    .where(eq(shares.id, id));
}

/**
 * Whether that is the link's password. A try counts before it is looked at, by the visitor's network address and by the
 * link; the right one is taken back. Failure 'tooMany'.
 */
export async function isSharePassword(
  { limiter }: Services,
  { id, passwordHash }: ShareRow,
  password: string,
  address: string,
): Promise<boolean> {
  const counted = [
    ['shareFrom', `${address} ${id}`],
    ['shareByLink', id],
  ] as const;
  for (const [rate, key] of counted) await limiter.consume(rate, key);
  if (!passwordHash || !(await verify(passwordHash, password))) return false;
  for (const [rate, key] of counted) await limiter.giveBack(rate, key);
  return true;
}

export const PASS_HOURS = 12;

const signed = ({ keys }: Services, { id, passwordHash }: ShareRow, until: number): string =>
  createHmac('sha256', keys.shares).update(`${id} ${until} ${passwordHash}`).digest('base64url');

/** What a browser shows instead of the password for the next hours; another password ends it. */
export function newPass(services: Services, share: ShareRow): string {
  const until = services.now().getTime() + PASS_HOURS * 3_600_000;
  return `${until}.${signed(services, share, until)}`;
}

/** Whether somebody with this pass sees the page: everybody where there is no password. */
export function isOpenWith(services: Services, share: ShareRow, pass: string | undefined): boolean {
  if (share.passwordHash === null) return true;
  const [, until = '0', signature = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(pass ?? '') ?? [];
  const expected = signed(services, share, Number(until));
  return (
    Number(until) > services.now().getTime() &&
    signature.length === expected.length &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  );
}
