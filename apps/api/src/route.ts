import {
  type EndpointKey,
  type Endpoints,
  type Envelope,
  type ErrorEnvelope,
  endpoints,
  errors,
  Failure,
  type Input,
  type Language,
  type Output,
} from '@verdant/contracts';
import type { Services } from '@verdant/server';
import type { SignedIn } from '@verdant/server/people';
import { createBrake } from '@verdant/server/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tools } from './app.ts';
import { assertOwnOrigin } from './origin.ts';
import { requestLanguage, sentence } from './sentences/index.ts';
import { signedIn } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: SignedIn | null;
  }
}

/** What a handler gets beside its input. `userId` is '' only on endpoints that visitors may call. */
export type Call = {
  services: Services;
  tools: Tools;
  userId: string;
  session: SignedIn | null;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A raw endpoint answers through `reply` by itself or gives bytes; every other one gives the envelope's data. */
type Answer<K extends EndpointKey> = Endpoints[K] extends { raw?: 'file' } & { output?: never } ? unknown : Output<K>;
export type Handlers = { [K in EndpointKey]: (input: Input<K>, call: Call) => Promise<Answer<K>> };

const PER_MINUTE = 240;
const FILES = new Set<string>(Object.entries(endpoints).flatMap(([key, e]) => (e.raw === 'file' ? [key] : [])));

/** Mounts every endpoint of the map: splits the key, attaches the schema, resolves the user, wraps the envelope. */
export function mount(app: FastifyInstance, handlers: Handlers, services: Services, tools: Tools): void {
  app.decorateRequest('session', null);
  const brake = createBrake();
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
        await brake(`${key} ${request.ip}`, endpoint.perMinute ?? PER_MINUTE);
        if (endpoint.changes) assertOwnOrigin(request, publicOrigin);
        request.session = await signedIn(services, request);
        if (endpoint.access === 'user' && !request.session) throw new Failure('unauthorised');
      },
      handler: async (request, reply) => {
        const { session } = request;
        const language = requestLanguage(request.headers['accept-language']);
        const call = { services, tools, userId: session?.user.id ?? '', session, language, request, reply };
        const data = await handler(inQuery ? request.query : request.body, call);
        return FILES.has(key) ? data : ({ code: 0, data: data ?? null, errMsg: '' } satisfies Envelope<unknown>);
      },
    });
  }
}

/** The one error handler: a closed table says code and status; the cause is logged with the request's id, never sent. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asFailure(error);
  const { code, status } = errors[failure.error];
  if (status >= 500) request.log.error({ err: failure.cause ?? error }, 'request failed');
  const retryAfter = (failure.data as { retryAfter?: number } | null)?.retryAfter;
  if (retryAfter) reply.header('retry-after', retryAfter);
  const language = requestLanguage(request.headers['accept-language']);
  const errMsg = sentence(failure.error, language, {
    ...(failure.field ? { field: failure.field } : {}),
    requestId: request.id,
  });
  return reply.status(status).send({ code, name: failure.error, data: failure.data, errMsg } satisfies ErrorEnvelope);
}

type FrameworkError = {
  validation?: { instancePath: string; params: { missingProperty?: string; additionalProperty?: string } }[];
  statusCode?: number;
  code?: string;
};

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { validation, statusCode, code } = error as FrameworkError;
  if (validation) {
    const [first] = validation;
    const field =
      first?.instancePath.split('/').filter(Boolean).join('.') ||
      first?.params.missingProperty ||
      first?.params.additionalProperty;
    return new Failure('invalid', { ...(field ? { field } : {}), cause: error });
  }
  if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Failure('tooLarge', { cause: error });
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Failure('invalid', { cause: error });
  return new Failure('internal', { cause: error });
}
