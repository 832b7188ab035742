import { Failure } from '@verdant/contracts';
import { hostnameOf, isLoopback } from '@verdant/server/platform';
import type { FastifyRequest } from 'fastify';

/** Our pages are those of `publicOrigin`; on this machine also those of the loopback name that is being called. */
const isOwn = (origin: string, host: string, publicOrigin: string): boolean =>
  origin === publicOrigin || (isLoopback(hostnameOf(host)) && /^https?:\/\/(.*)$/.exec(origin)?.[1] === host);

/**
 * State-changing calls must come from our own pages. Any mark of another origin refuses. A GET also needs a positive
 * mark (same-origin fetch metadata, our Origin, or a custom header, which other origins can't send without CORS),
 * because a link elsewhere could make a browser send it; a browser always marks a POST of another origin.
 */
export function assertOwnOrigin({ headers, method }: FastifyRequest, publicOrigin: string): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const own = origin !== undefined && isOwn(origin, headers.host ?? '', publicOrigin);
  if (origin !== undefined && !own) throw new Failure('foreignOrigin');
  if (site !== undefined && site !== 'same-origin') throw new Failure('foreignOrigin');
  const marked =
    own || site === 'same-origin' || headers['x-verdant'] !== undefined || headers['x-requested-with'] !== undefined;
  if (method !== 'POST' && !marked) throw new Failure('foreignOrigin');
}
