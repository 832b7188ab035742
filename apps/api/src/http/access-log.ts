import type { ErrorName } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import type { FastifyInstance } from 'fastify';

/** Asked every few seconds by whoever watches. */
export const PROBES = new Set(['/api/live', '/api/ready', '/api/health']);

declare module 'fastify' {
  interface FastifyRequest {
    /** why it was not done */
    refusal: ErrorName | null;
  }
}

/**
 * A line for every answer, under the id that the answer's header names. It says the route and not the address that was
 * asked for, which can hold what people wrote, whether a program asked with an API key, and by its name why it was
 * refused; and nothing of who asked.
 */
export function logAccess(app: FastifyInstance, { metrics }: Services): void {
  app.decorateRequest('refusal', null);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const level = PROBES.has(route) ? 'debug' : 'info';
    const { method } = request;
    metrics.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    const what = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    const more = { ...(request.byKey && { by: 'key' }), ...(request.refusal && { error: request.refusal }) };
    request.log[level]({ ...what, ...more }, 'answered');
    done();
  });
}
