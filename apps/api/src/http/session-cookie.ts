import { DRAFT_HOURS } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import { type Caller, DEVICE_DAYS, findCaller, SESSION_DAYS } from '@verdant/server/people';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'EASY_TOKEN';
const DEVICE_COOKIE = 'EASY_DEVICE';
const DEVICE_SECRET = /^[\w-]{43}$/;

const isSecure = ({ config }: Services): boolean => config.publicUrl.startsWith('https:');

/**
 * Under https with the prefix that makes browsers keep a cookie to this very host: another one below the same domain can
 * neither set nor replace it.
 */
const nameOf = (services: Services, name: string): string => (isSecure(services) ? `__Host-${name}` : name);

// `secure` where the public address says so: browsers drop a secure cookie over plain http
const attributes = (services: Services) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(services),
});

/** The secret of the session that this browser has, or had. */
export const sessionOf = (services: Services, { cookies }: FastifyRequest): string | undefined =>
  cookies[nameOf(services, COOKIE)];

export const callerOf = (services: Services, request: FastifyRequest): Promise<Caller> =>
  findCaller(services, sessionOf(services, request));

export function setCookie(services: Services, reply: FastifyReply, value: string): void {
  reply.setCookie(nameOf(services, COOKIE), value, { ...attributes(services), maxAge: SESSION_DAYS * 86_400 });
}

/** The same cookie for a visitor's draft: whoever signs in with this browser has another from then on. */
export function setGuestCookie(services: Services, reply: FastifyReply, value: string): void {
  reply.setCookie(nameOf(services, COOKIE), value, { ...attributes(services), maxAge: DRAFT_HOURS * 3_600 });
}

export function clearCookie(services: Services, reply: FastifyReply): void {
  reply.clearCookie(nameOf(services, COOKIE), attributes(services));
}

/** The secret of this browser, which opens nothing: with it an owner who mistypes isn't taken for a stranger. */
export function knownAs(services: Services, { cookies }: FastifyRequest): string | undefined {
  const device = cookies[nameOf(services, DEVICE_COOKIE)];
  return DEVICE_SECRET.test(device ?? '') ? device : undefined;
}

/** Names this browser until it is closed, which is as long as it takes to sign in. */
export function nameBrowser(services: Services, reply: FastifyReply, device: string): void {
  reply.setCookie(nameOf(services, DEVICE_COOKIE), device, attributes(services));
}

export function rememberBrowser(services: Services, reply: FastifyReply, device: string): void {
  reply.setCookie(nameOf(services, DEVICE_COOKIE), device, { ...attributes(services), maxAge: DEVICE_DAYS * 86_400 });
}
