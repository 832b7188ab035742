import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The bodies take turns among the requests in flight. */
export type FloodRequest = { path: string; type: string; bodies: string[] };
export type Flood = { origin: string; headers: Record<string, string>; inFlight: number; requests: FloodRequest[] };
/** Of each path, how often each status was answered. */
export type FloodCounts = Record<string, Record<number, number>>;

const entry = fileURLToPath(new URL('flooder.ts', import.meta.url));

/** Begins a flood from a process of its own, so that whoever measures beside it measures the product alone. */
export function startFlooder(flood: Flood): { stop(): Promise<FloodCounts> } {
  const child = fork(entry, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(flood);
  return {
    stop: async () => {
      const said = once(child, 'message');
      child.send('stop');
      const [counts] = (await said) as [FloodCounts];
      return counts;
    },
  };
}

const BOUNDARY = 'flood-boundary';
/** A form with one text file, as a browser sends it. */
export const textForm = (words: string) => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  body: [
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="file"; filename="cv.txt"',
    'Content-Type: text/plain',
    '',
    words,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n'),
});
