import type { Update } from '@verdant/contracts';
import { withAllSections } from '@verdant/contracts/constants';
import { createStore, del, set, values } from 'idb-keyval';

export type Change = Omit<Update, 'id' | 'revision'>;
/** What was written and is not with the server yet. `revision` is the one that it was written on. */
export type Unsent = { revision: number; change: Change };
/** As it stands in the browser: one entry for each document that is or was open, under an id of its own. */
export type KeptEdit = Unsent & { id: string; userId: string; resumeId: string; name: string; at: number };

/** Who writes without an account. A résumé's id tells one draft from another. */
export const GUEST = 'guest';

const KEPT_MS = 30 * 24 * 3_600_000;
const database = 'verdant';
let opened: ReturnType<typeof createStore> | undefined;
const store = () => {
  opened ??= createStore(database, 'unsent-edits');
  return opened;
};

const lockOf = (id: string) => `${database}:${id}`;

/** Holds the entry for this page as long as it lives, a crash included; null where another page holds it. */
function hold(id: string): Promise<(() => void) | null> {
  // no locks on an unencrypted page: the server's revisions still tell two pages apart
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((held) => {
    void navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
      if (!lock) return held(null);
      return new Promise<void>((release) => held(release));
    });
  });
}

const leftListeners = new Set<() => void>();
const settledListeners = new Set<() => void>();

/** Calls `listener` when a document was left whose edits are not all sent. Returns how to stop. */
export function onLeft(listener: () => void): () => void {
  leftListeners.add(listener);
  return () => void leftListeners.delete(listener);
}

/** Calls `listener` when something that was kept is with the server, or was given up. Returns how to stop. */
export function onSettled(listener: () => void): () => void {
  settledListeners.add(listener);
  return () => void settledListeners.delete(listener);
}

/** An edit that is older than a kind of section has an empty list of it. */
const whole = (kept: KeptEdit): KeptEdit =>
  kept.change.content ? { ...kept, change: { ...kept.change, content: withAllSections(kept.change.content) } } : kept;

/** What this person has in the browser, the oldest first. Nothing is older than 30 days. */
export async function keptOf(userId: string): Promise<KeptEdit[]> {
  const all = await values<KeptEdit>(store()).catch((): KeptEdit[] => []);
  const isOld = ({ at }: KeptEdit) => Date.now() - at > KEPT_MS;
  await Promise.all(all.filter(isOld).map(({ id }) => del(id, store())));
  return all
    .filter((one) => one.userId === userId && !isOld(one))
    .map(whole)
    .sort((a, b) => a.at - b.at);
}

/** What was written before there was an account goes on under it. */
export async function adoptKept(userId: string): Promise<void> {
  for (const kept of await keptOf(GUEST)) await set(kept.id, { ...kept, userId }, store());
}

/** Nothing of this person stays. */
export async function forgetKept(userId: string): Promise<void> {
  for (const { id } of await keptOf(userId)) await del(id, store());
}

type Owner = Pick<KeptEdit, 'userId' | 'resumeId'>;

/** Where the unsent edits of one open document are kept. Only the newest state is written, one write at a time. */
function createPlace(id: string, { userId, resumeId }: Owner, found: KeptEdit | null, release: () => void) {
  let current: KeptEdit | null = found;
  let written = current;
  let writing: Promise<void> | null = null;
  let leaving: Promise<unknown> | undefined;

  const writeAll = async () => {
    while (written !== current) {
      const next = current;
      await (next ? set(id, next, store()) : del(id, store()));
      written = next;
    }
    if (!written) for (const listener of settledListeners) listener();
  };
  return {
    current: (): KeptEdit | null => current,
    /** null: the server has everything */
    put: (unsent: Unsent | null, name: string) => {
      if (!unsent && !current) return;
      current = unsent && { ...unsent, id, userId, resumeId, name, at: Date.now() };
      writing ??= writeAll()
        .catch(() => {})
        .finally(() => {
          writing = null;
        });
    },
    /** Whether the browser has the newest state. */
    isSafe: () => written === current,
    /** The document is left; `last` is its last try to send. */
    leave: (last: Promise<unknown>) => {
      leaving = last;
    },
    /** Waits for the last try and the last write; then another page may take it over. */
    release: async () => {
      // a page that goes tells its parts after itself
      await new Promise((soon) => setTimeout(soon));
      await leaving;
      await writing;
      release();
      if (current) for (const listener of leftListeners) listener();
    },
  };
}
export type KeptPlace = ReturnType<typeof createPlace>;

/** One page at a time sends what others have left; whoever opens a résumé waits for it. */
const inTurn = <T>(what: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(lockOf('sending'), what) : what();

/** The oldest entry of the résumé that no page holds any more, or an empty place of its own. */
export async function placeFor(owner: Owner): Promise<KeptPlace> {
  await inTurn(async () => {});
  for (const found of await keptOf(owner.userId)) {
    if (found.resumeId !== owner.resumeId) continue;
    const release = await hold(found.id);
    if (release) return createPlace(found.id, owner, found, release);
  }
  const id = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
  return createPlace(id, owner, null, (await hold(id)) ?? (() => {}));
}

/** Hands every entry of the person that no page holds to `send`, one after the other; true there: it can go. */
export const eachOrphan = (userId: string, send: (kept: KeptEdit) => Promise<boolean>): Promise<void> =>
  inTurn(async () => {
    for (const kept of await keptOf(userId)) {
      const release = await hold(kept.id);
      if (!release) continue;
      try {
        if (await send(kept)) await del(kept.id, store());
      } finally {
        release();
      }
    }
  });
