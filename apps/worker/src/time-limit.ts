/**
 * A signal that is aborted after `ms` with a `TimeoutError`, unless it is cleared. By a timer of its own: Node 20 lets go
 * of an `AbortSignal.timeout` that nothing but `AbortSignal.any` knows, and then it never comes.
 */
export function timeLimit(ms: number): { signal: AbortSignal; clear(): void } {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException(`longer than ${ms} ms`, 'TimeoutError')), ms);
  return { signal: limit.signal, clear: () => clearTimeout(timer) };
}
