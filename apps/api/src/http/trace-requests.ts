import type { Services } from '@verdant/server';
import type { Span } from '@verdant/server/platform';
import type { FastifyInstance } from 'fastify';
import { PROBES } from './access-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null;
  }
}

/** A span for every answer, under its route: nothing of the address that was asked for, nor of who asked. */
export function traceRequests(app: FastifyInstance, { traces }: Services): void {
  if (!traces.on) return;
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _, done) => {
    const { method, id } = request;
    const route = request.routeOptions.url ?? 'none';
    if (PROBES.has(route)) return done();
    const said = { 'http.request.method': method, 'http.route': route, 'request.id': id };
    // whoever calls has no say in what we trace
    request.span = traces.begin(`${method} ${route}`, said, { kind: 'server', parent: null });
    request.span.within(done);
  });
  // a body comes in outside of it
  app.addHook('preHandler', (request, _, done) => (request.span ? request.span.within(done) : done()));
  app.addHook('onResponse', ({ span, refusal }, { statusCode }, done) => {
    const said = { 'http.response.status_code': statusCode, ...(refusal ? { 'error.name': refusal } : {}) };
    span?.end(said, statusCode >= 500 ? refusal : null);
    done();
  });
}
