import { Failure } from '@verdant/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * State-changing calls must come from our own pages. Any mark of another origin refuses. A GET also needs a positive
 * mark (same-origin fetch metadata, our Origin, or a custom header, which other origins can't send without CORS),
 * because a link elsewhere could make a browser send it; a browser always marks a POST of another origin.
 */
export function assertOwnOrigin(request: FastifyRequest, publicOrigin: string): void {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  const origin = headers.origin;
  const own = origin !== undefined && (origin === publicOrigin || origin === `${request.protocol}://${request.host}`);
  if (origin !== undefined && !own) throw new Failure('foreignOrigin');
  if (site !== undefined && site !== 'same-origin') throw new Failure('foreignOrigin');
  const marked =
    own || site === 'same-origin' || headers['x-verdant'] !== undefined || headers['x-requested-with'] !== undefined;
  if (request.method !== 'POST' && !marked) throw new Failure('foreignOrigin');
}
