import { type ApiScope, Failure } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import { findKeyHolder, type KeyHolder } from '@verdant/server/people';
import type { FastifyRequest } from 'fastify';
import { sessionOf } from './session-cookie.ts';

/** Calls of one key, whatever it asks for. */
const PER_KEY = 120;
/** Calls from one address with a key that opened nothing: a school or an office is one address. */
const REFUSED_PER_ADDRESS = 240;

type Limit = (key: string, perMinute: number) => Promise<void>;

/** The API key that a program shows; undefined where a browser calls. Another scheme is whatever stands before us. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const [scheme = '', secret = ''] = headers.authorization?.split(' ') ?? [];
  return scheme.toLowerCase() === 'bearer' ? secret : undefined;
}

/**
 * Whose key it is. Failure 'keyRefused', the same one for a key that nobody has, that was revoked, that lacks the scope,
 * that came with the cookie of a session, and where no key may call.
 */
export async function keyHolderOf(
  services: Services,
  request: FastifyRequest,
  {
    secret,
    scope,
    address,
    limit,
  }: { secret: string; scope: ApiScope | 'any' | undefined; address: string; limit: Limit },
): Promise<KeyHolder> {
  const holder = sessionOf(services, request) === undefined ? await findKeyHolder(services, secret) : null;
  if (!holder || !(scope === 'any' || (scope && holder.scopes.includes(scope)))) {
    await limit(`refused keys ${address}`, REFUSED_PER_ADDRESS);
    throw new Failure('keyRefused');
  }
  await limit(`api key ${holder.keyId}`, PER_KEY);
  return holder;
}
