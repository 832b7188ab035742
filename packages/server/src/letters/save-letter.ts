import { Failure, heldClaims, type LetterWords, type SavedLetter, type SaveLetter } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../platform/db/client.ts';
import { files, letters } from '../platform/db/schema.ts';
import { storable } from '../platform/db/storable.ts';
import { removeBytes } from '../platform/storage/remove-bytes.ts';
import { type Kept, readFile, storeFile } from '../resume/files.ts';
import type { Services } from '../services.ts';
import { ownLetter } from './letter-rows.ts';

/** What was claimed in words that were changed since is claimed no more. */
const held = (words: LetterWords): LetterWords => ({
  ...words,
  paragraphs: words.paragraphs.map((one) => ({ ...one, claims: heldClaims(one.text, one.claims) })),
});

/**
 * What is left out stays. `sentAs`: the file that goes out with these words, for a letter that is marked as sent. Failures:
 * 'stale' where somebody saved meanwhile, 'benefits' where the file takes more space than the level gives.
 */
export async function saveLetter(
  services: Services,
  userId: string,
  asked: SaveLetter,
  sentAs: Kept | null = null,
): Promise<SavedLetter> {
  const { id, revision, sent, ...said } = asked;
  const loose: string[] = [];
  const save = async (tx: Tx, stored: string | null): Promise<SavedLetter> => {
    const { letter, sentFileName } = await ownLetter(tx, userId, id, { lock: true });
    if (letter.revision !== revision) throw new Failure('stale', { data: { revision: letter.revision } });
    const words = held(storable({ ...letter.words, ...said }));
    const now = services.now();
    const sentAt = sent === undefined ? letter.sentAt : sent ? (letter.sentAt ?? now) : null;
    const sentFileId = sentAt && (stored ?? letter.sentFileId);
    const next = { words, sentAt, sentFileId, revision: revision + 1, updatedAt: now };
    await tx.update(letters).set(next).where(eq(letters.id, id));
    if (letter.sentFileId && letter.sentFileId !== sentFileId) {
      await tx.delete(files).where(eq(files.id, letter.sentFileId));
      loose.push(letter.sentFileId);
    }
    return {
      revision: next.revision,
      updatedAt: now.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      sentFileName: sentFileId && (sentAs?.name ?? sentFileName),
    };
  };
  const saved = await (sentAs
    ? storeFile(services, userId, 'letter', sentAs, save)
    : services.db.transaction((tx) => save(tx, null)));
  await removeBytes(services, loose);
  return saved;
}

/** What went out, as it was. Failure 'notFound' also for a letter of which no file is kept. */
export async function sentLetterFile(services: Services, userId: string, id: string): Promise<Kept> {
  const { letter } = await ownLetter(services.db, userId, id);
  if (!letter.sentFileId) throw new Failure('notFound');
  return readFile(services, userId, letter.sentFileId, 'letter');
}
