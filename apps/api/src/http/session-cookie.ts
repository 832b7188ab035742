import type { Services } from '@verdant/server';
import { DEVICE_DAYS, findSession, SESSION_DAYS, type SignedIn } from '@verdant/server/people';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const COOKIE = 'EASY_TOKEN';
const DEVICE_COOKIE = 'EASY_DEVICE';
const DEVICE_SECRET = /^[\w-]{43}$/;

export const signedIn = (services: Services, request: FastifyRequest): Promise<SignedIn | null> =>
  findSession(services, request.cookies[COOKIE]);

// `secure` where the public address says so: browsers drop a secure cookie over plain http
const attributes = (services: Services) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: services.config.publicUrl.startsWith('https:'),
});

export function setCookie(services: Services, reply: FastifyReply, value: string): void {
  reply.setCookie(COOKIE, value, { ...attributes(services), maxAge: SESSION_DAYS * 86_400 });
}

export function clearCookie(services: Services, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, attributes(services));
}

/** The secret of this browser, which opens nothing: with it an owner who mistypes isn't taken for a stranger. */
export const knownAs = ({ cookies }: FastifyRequest): string | undefined =>
  DEVICE_SECRET.test(cookies[DEVICE_COOKIE] ?? '') ? cookies[DEVICE_COOKIE] : undefined;

/** Names this browser until it is closed, which is as long as it takes to sign in. */
export function nameBrowser(services: Services, reply: FastifyReply, device: string): void {
  reply.setCookie(DEVICE_COOKIE, device, attributes(services));
}

export function rememberBrowser(services: Services, reply: FastifyReply, device: string): void {
  reply.setCookie(DEVICE_COOKIE, device, { ...attributes(services), maxAge: DEVICE_DAYS * 86_400 });
}
