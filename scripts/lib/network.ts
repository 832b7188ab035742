import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Throws a sentence when `port` cannot be listened on. */
export function assertPortFree(host: string, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
      reject(new Error(`Port ${port} on ${host} ${why}. Set ${variable} to another one.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Where a server that listens on `host` is reached from this machine. */
export function localUrl(host: string, port: number): string {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${reachable}:${port}`;
}

/** Resolves once `url` answers 200; throws after `ms`, or when `givingUp` gives a reason. */
export async function waitUntilHealthy(url: string, ms: number, givingUp: () => string | null): Promise<void> {
  let last = 'no answer';
  for (const until = Date.now() + ms; Date.now() < until; await wait(100)) {
    const why = givingUp();
    if (why) throw new Error(why);
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
      if (answer.ok) return;
      last = `status ${answer.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
  }
  throw new Error(`${url} is not healthy after ${ms / 1000} s (${last})`);
}
