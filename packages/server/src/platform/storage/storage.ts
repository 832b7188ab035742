import { type ErrorName, Failure } from '@verdant/contracts';

/**
 * Where files are kept. Keys are ids of our own making, never names of people; a file is complete or absent, whatever
 * is killed when. What can't be done now is Failure 'storage', 'diskFull' or 'readOnly' (503, to be tried again), with a
 * sentence as its cause.
 */
export type Storage = {
  /** Takes the place of what was there under the key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null where there is no such key */
  get(key: string): Promise<Uint8Array | null>;
  /** Copies the bytes into a new file of this machine, for this user's eyes alone; false where there is no such key. */
  save(key: string, path: string): Promise<boolean>;
  /** Nothing happens where there is no such key. */
  remove(key: string): Promise<void>;
  /** Keys, up to 1,000 at once; with `before` those that were last written before that time. */
  list(before?: Date): AsyncIterable<string[]>;
  /** Asks for next to nothing: throws as the others where it is away, an Error with a sentence where a setting is wrong. */
  check(): Promise<void>;
  /** Whether an installation works with it already: nothing may be restored into it. */
  isTaken(): Promise<boolean>;
  close(): void;
};

/** Most keys that `list` gives at once. */
export const PAGE = 1_000;

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isKey = (name: string): boolean => KEY.test(name);

/** Where a file stands, in a folder as in a bucket, so that each can be copied to the other: 256 subfolders. */
export function pathOf(key: string): string {
  if (!isKey(key)) throw new Error(`not a storage key: ${key}`);
  return `${key.slice(0, 2)}/${key}`;
}

const RETRY_AFTER_S = 5;
/** What a system says of a disk: a person is told it in a sentence of its own. */
const OF_DISK: Record<string, ErrorName> = { ENOSPC: 'diskFull', EDQUOT: 'diskFull', EROFS: 'readOnly' };

/** `sentence` is for the operator; the person gets that of the error. */
export const storageFailure = (sentence: string, cause: unknown): Failure =>
  new Failure(OF_DISK[(cause as NodeJS.ErrnoException | undefined)?.code ?? ''] ?? 'storage', {
    retry: true,
    data: { retryAfter: RETRY_AFTER_S },
    cause: new Error(sentence, { cause }),
  });
