import type { Storage } from './storage.ts';

const SMALL_BYTES = 1024 * 1024;
const MOST = 32;
const KEPT_MS = 60_000;

/**
 * A picture is on every page that is set while its owner types: what is small and was just read is not fetched again.
 * What another process has removed may be read for a minute more; whoever reads asks the database first.
 */
export function rememberSmall(storage: Storage): Storage {
  const kept = new Map<string, { bytes: Uint8Array; until: number }>();
  return {
    ...storage,
    get: async (key) => {
      const known = kept.get(key);
      kept.delete(key);
      const fresh = known && known.until > Date.now() ? known : null;
      const bytes = fresh ? fresh.bytes : await storage.get(key);
      if (!bytes || bytes.length > SMALL_BYTES) return bytes;
      kept.set(key, fresh ?? { bytes, until: Date.now() + KEPT_MS });
      const [oldest] = kept.keys();
      if (kept.size > MOST) kept.delete(oldest!);
      return bytes;
    },
    put: async (key, bytes) => {
      kept.delete(key);
      await storage.put(key, bytes);
    },
    remove: async (key) => {
      kept.delete(key);
      await storage.remove(key);
    },
  };
}
