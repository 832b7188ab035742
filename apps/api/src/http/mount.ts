import { type EndpointKey, type Envelope, endpoints, Failure } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import type { Guest, SignedIn } from '@verdant/server/people';
import type { createProcessLimiter } from '@verdant/server/platform';
import type { FastifyInstance } from 'fastify';
import { requestLanguage } from '../sentences/index.ts';
import { addressKey } from './address-key.ts';
import type { Call, Handlers, Tools } from './handler.ts';
import { keyHolderOf, keyOf } from './key-holder.ts';
import { documented } from './openapi.ts';
import { assertOwnOrigin } from './own-origin.ts';
import { createPersonLanes } from './person-lanes.ts';
import { callerOf } from './session-cookie.ts';
import { turnOf } from './turn.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: SignedIn | null;
    guest: Guest | null;
    /** whether a program calls, by an API key of the person */
    byKey: boolean;
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
/** The same of all guests together, so that connections and memory are left for whoever has an account. */
const GUESTS_AT_ONCE = { changes: 6, uploads: 24 };
const FILES = new Set<string>(Object.entries(endpoints).flatMap(([key, e]) => (e.raw === 'file' ? [key] : [])));

/** Mounts every endpoint of the map: splits the key, attaches the schema, resolves the user, wraps the envelope. */
export function mount(
  app: FastifyInstance,
  handlers: Handlers,
  services: Services,
  tools: Tools,
  limit: ReturnType<typeof createProcessLimiter>,
): void {
  app.decorateRequest('session', null);
  app.decorateRequest('guest', null);
  app.decorateRequest('byKey', false);
  const inLane = createPersonLanes(CHANGES_AT_ONCE);
  const ofGuests = {
    changes: createPersonLanes(GUESTS_AT_ONCE.changes),
    uploads: createPersonLanes(GUESTS_AT_ONCE.uploads),
  };
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
      schema: { ...schema, ...documented(endpoint, path, services.config.production) },
      // before a body is read or looked at: a visitor learns nothing about what would have been valid
      onRequest: async (request) => {
        const address = addressKey(request.ip);
        const perMinute = endpoint.perMinute ?? PER_MINUTE;
        await limit(`address ${address}`, PER_ADDRESS);
        const secret = keyOf(request);
        if (secret !== undefined) {
          const { user } = await keyHolderOf(services, request, { secret, scope: endpoint.key, address, limit });
          // no session has this hash
          Object.assign(request, { session: { user, sessionHash: '' }, byKey: true });
        } else {
          if (endpoint.changes) assertOwnOrigin(request, publicOrigin);
          Object.assign(request, await callerOf(services, request));
        }
        const { session, guest } = request;
        const known = session?.user.id ?? guest?.id;
        if (known) await limit(`${key} ${known}`, perMinute);
        if (!session) await limit(`${key} ${address}`, perMinute * VISITORS_BEHIND_ONE_ADDRESS);
        const open = { visitor: true, dev: true, user: session !== null, guest: known !== undefined };
        if (!open[endpoint.access]) throw new Failure('unauthorised');
      },
      handler: async (request, reply) => {
        const { session, guest } = request;
        const language = requestLanguage(request.headers['accept-language']);
        // a guest is somebody only where guests are asked in
        const userId = session?.user.id ?? (endpoint.access === 'guest' ? guest!.id : '');
        const call: Call = {
          services,
          tools,
          userId,
          session,
          guest,
          language,
          request,
          reply,
          // most calls wait for nobody's turn
          get turn() {
            return turnOf(request, reply);
          },
        };
        const handle = () => handler(inQuery ? request.query : request.body, call);
        const what = endpoint.raw === 'multipart' ? 'uploads' : 'changes';
        const inOwn = () => inLane(`${userId} ${what}`, call.turn.signal, handle);
        const inTurn = () => (session ? inOwn() : ofGuests[what]('', call.turn.signal, inOwn));
        const data = endpoint.changes && userId ? await inTurn() : await handle();
        return FILES.has(key) ? data : ({ code: 0, data: data ?? null, errMsg: '' } satisfies Envelope<unknown>);
      },
    });
  }
}
