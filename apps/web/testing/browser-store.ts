const done = <T>(result: T) => {
  const request = { result, onsuccess: () => {}, oncomplete: () => {} };
  queueMicrotask(() => request.oncomplete());
  return request;
};

/** As much of IndexedDB as what the browser keeps needs, which jsdom does not have. Gives the entries. */
export function browserStore(): Map<string, unknown> {
  const entries = new Map<string, unknown>();
  const store = {
    put: (value: unknown, key: string) => entries.set(key, structuredClone(value)),
    delete: (key: string) => entries.delete(key),
    getAll: () => done([...entries.values()]),
    get transaction() {
      return done(undefined);
    },
  };
  const database = { transaction: () => ({ objectStore: () => store }) };
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open: () => done(database) } });
  return entries;
}
