import type { Services } from '@verdant/server';
import type { FastifyInstance } from 'fastify';

/** Asked every few seconds by whoever watches. */
const PROBES = new Set(['/api/live', '/api/ready', '/api/health']);

/**
 * A line for every answer, under the id that the answer's header names. It says the route and not the address that was
 * asked for, which can hold what people wrote; and nothing of who asked.
 */
export function logAccess(app: FastifyInstance, { metrics }: Services): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const level = PROBES.has(route) ? 'debug' : 'info';
    const { method } = request;
    metrics.answered({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    request.log[level]({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
