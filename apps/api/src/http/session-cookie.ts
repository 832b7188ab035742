import type { Services } from '@verdant/server';
import { findSession, SESSION_DAYS, type SignedIn } from '@verdant/server/people';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const COOKIE = 'EASY_TOKEN';

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
