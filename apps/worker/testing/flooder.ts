import { Agent, request } from 'node:http';
import type { Flood, FloodCounts } from './start-flooder.ts';

/**
 * A process of its own that keeps so many of each request in flight, the next one as soon as one is answered, until it
 * is told to stop; then it says how often which status came. 0: no answer.
 */
process.once('message', ({ origin, headers, inFlight, requests }: Flood) => {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight * requests.length });
  const counts: FloodCounts = {};
  let over = false;

  const ask = (path: string, { type, body }: { type: string; body: Buffer }) =>
    new Promise<number>((resolve) => {
      const length = { 'content-type': type, 'content-length': body.length };
      const sent = request(
        `${origin}${path}`,
        { agent, method: 'POST', headers: { ...headers, ...length } },
        (answer) => answer.resume().once('close', () => resolve(answer.statusCode ?? 0)),
      );
      sent.once('error', () => resolve(0));
      sent.end(body);
    });

  for (const { path, type, bodies } of requests) {
    const bytes = bodies.map((body) => Buffer.from(body));
    counts[path] = {};
    const of = counts[path];
    const lane = async (n: number) => {
      while (!over) {
        const status = await ask(path, { type, body: bytes[n % bytes.length]! });
        if (!over) of[status] = (of[status] ?? 0) + 1;
      }
    };
    for (let n = 0; n < inFlight; n++) void lane(n);
  }
  process.once('message', () => {
    over = true;
    process.send!(counts, () => process.exit());
  });
});
process.once('disconnect', () => process.exit());
