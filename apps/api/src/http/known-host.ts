import { Failure } from '@verdant/contracts';
import { hostnameOf, isLoopback } from '@verdant/server/platform';
import type { FastifyInstance } from 'fastify';

/** What a monitor asks by the machine's own address: nothing of anybody. */
const PROBES = ['/api/live', '/api/ready', '/api/health'];

/**
 * Answers under the name of `publicUrl` and the names of this machine, with any port: a proxy may listen on another one.
 * Whoever points a name of their own at this server gets a browser to call it as its own origin, with everything that a
 * page of ours may do. The header itself is looked at: what a proxy says beside it is not what the browser asked for.
 */
export function answerKnownHosts(app: FastifyInstance, publicUrl: string): void {
  const own = hostnameOf(new URL(publicUrl).host);
  app.addHook('onRequest', ({ headers, url }, _, done) => {
    const name = hostnameOf(headers.host ?? '');
    const known = name === own || isLoopback(name) || PROBES.includes(url);
    done(known ? undefined : new Failure('foreignHost'));
  });
}
