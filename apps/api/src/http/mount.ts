import { type EndpointKey, type Envelope, endpoints, Failure } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import type { SignedIn } from '@verdant/server/people';
import { createProcessLimiter } from '@verdant/server/platform';
import type { FastifyInstance } from 'fastify';
import { requestLanguage } from '../sentences/index.ts';
import { addressKey } from './address-key.ts';
import type { Call, Handlers, Tools } from './handler.ts';
import { assertOwnOrigin } from './own-origin.ts';
import { createPersonLanes } from './person-lanes.ts';
import { signedIn } from './session-cookie.ts';
import { turnOf } from './turn.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: SignedIn | null;
  }
}

/** Calls of one endpoint by one person. */
const PER_MINUTE = 240;
/** A school, an office or a phone company's gate is one address: what visitors of one may do is that of so many people. */
const VISITORS_BEHIND_ONE_ADDRESS = 20;
/** All calls from one address, before anybody is looked up: 200 people at work, each with four calls a second. */
const PER_ADDRESS = 48_000;
/** Changes of one person in progress at once, and as many uploads beside them, which wait for the person's line. */
const CHANGES_AT_ONCE = 3;
const FILES = new Set<string>(Object.entries(endpoints).flatMap(([key, e]) => (e.raw === 'file' ? [key] : [])));

/** Mounts every endpoint of the map: splits the key, attaches the schema, resolves the user, wraps the envelope. */
export function mount(app: FastifyInstance, handlers: Handlers, services: Services, tools: Tools): void {
  app.decorateRequest('session', null);
  const limit = createProcessLimiter();
  const inLane = createPersonLanes(CHANGES_AT_ONCE);
  const publicOrigin = new URL(services.config.publicUrl).origin;
  for (const [key, endpoint] of Object.entries(endpoints)) {
    if (endpoint.access === 'dev' && (services.config.production || services.config.smtpUrl)) continue;
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const handler = handlers[key as EndpointKey] as (input: unknown, call: Call) => Promise<unknown>;
    // the image calls keep the specification's form: POST with the id in the query
    const inQuery = method === 'GET' || path.startsWith('/resume/image/');
    const schema = endpoint.raw === 'multipart' ? {} : { [inQuery ? 'querystring' : 'body']: endpoint.input };
    app.route({
      method,
      url: `/api${path}`,
      schema: { ...schema, summary: endpoint.summary, tags: [path.split('/')[1]!] },
      // before a body is read or looked at: a visitor learns nothing about what would have been valid
      onRequest: async (request) => {
        const address = addressKey(request.ip);
        const perMinute = endpoint.perMinute ?? PER_MINUTE;
        await limit(`address ${address}`, PER_ADDRESS);
        if (endpoint.changes) assertOwnOrigin(request, publicOrigin);
        request.session = await signedIn(services, request);
        if (request.session) await limit(`${key} ${request.session.user.id}`, perMinute);
        else await limit(`${key} ${address}`, perMinute * VISITORS_BEHIND_ONE_ADDRESS);
        if (endpoint.access === 'user' && !request.session) throw new Failure('unauthorised');
      },
      handler: async (request, reply) => {
        const { session } = request;
        const language = requestLanguage(request.headers['accept-language']);
        const userId = session?.user.id ?? '';
        const call: Call = {
          services,
          tools,
          userId,
          session,
          language,
          request,
          reply,
          // most calls wait for nobody's turn
          get turn() {
            return turnOf(request, reply);
          },
        };
        const handle = () => handler(inQuery ? request.query : request.body, call);
        const lane = `${userId} ${endpoint.raw === 'multipart' ? 'uploads' : 'changes'}`;
        const data = endpoint.changes && session ? await inLane(lane, call.turn.signal, handle) : await handle();
        return FILES.has(key) ? data : ({ code: 0, data: data ?? null, errMsg: '' } satisfies Envelope<unknown>);
      },
    });
  }
}
