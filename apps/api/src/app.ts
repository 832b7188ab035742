import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { Failure, UPLOAD_MAX_BYTES } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import { createProcessLimiter } from '@verdant/server/platform';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerAssistants } from './assistants/register-assistants.ts';
import { logAccess } from './http/access-log.ts';
import { finishAnswers } from './http/connection/finish-answers.ts';
import { answerUnreadable, REQUEST_TIMEOUT_MS } from './http/connection/unreadable-request.ts';
import { answerFailure } from './http/error-answer.ts';
import type { Tools } from './http/handler.ts';
import { addHeaders, securityHeaders } from './http/headers.ts';
import { answerKnownHosts } from './http/known-host.ts';
import { mount } from './http/mount.ts';
import { registerOpenApi } from './http/openapi.ts';
import { serveWeb } from './http/serve-web.ts';
import { traceRequests } from './http/trace-requests.ts';
import { validatorFor } from './http/validate.ts';
import { registerPayments } from './payments/notice-routes.ts';
import { handlers } from './routes/index.ts';
import { registerShares } from './shares/register-shares.ts';
import { registerProviderCallback } from './sign-in/provider-callback.ts';

/** The whole server, not yet listening. The caller closes services and tools after it. */
export async function createApp(
  services: Services,
  tools: Tools,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
): Promise<FastifyInstance> {
  const headers = securityHeaders(services.config.publicUrl);
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    // one hop: of `X-Forwarded-For` only what the proxy itself wrote counts, the rest is the caller's own word
    trustProxy: services.config.trustProxy && ((_, hop) => hop < 1),
    bodyLimit: 2 * 1024 * 1024,
    requestTimeout: requestTimeoutMs,
    // of the two limits Node takes the longer one for the whole request
    http: {
      headersTimeout: Math.min(60_000, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(10_000, requestTimeoutMs),
    },
    genReqId: () => randomUUID(),
    clientErrorHandler: answerUnreadable(services, headers, requestTimeoutMs),
    // an address that can't be read fails before there is a route
    frameworkErrors: (error, request, reply) => answerFailure(error, request as never, reply.headers(headers) as never),
  }) as unknown as FastifyInstance;
  finishAnswers(app.server);
  app.setValidatorCompiler(validatorFor);
  app.setErrorHandler(answerFailure);
  logAccess(app, services);
  traceRequests(app, services);
  addHeaders(app, headers);
  answerKnownHosts(app, services.config.publicUrl);
  await app.register(compress, { threshold: 1024 });
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 5, fieldSize: 1000 },
    throwFileSizeLimit: true,
  });
  await registerOpenApi(app);
  const limit = createProcessLimiter();
  mount(app, handlers, services, tools, limit);
  registerAssistants(app, services, limit);
  registerProviderCallback(app);
  await registerPayments(app, services);
  await registerShares(app, services, tools);
  await serveWeb(app, services.config.webDir);
  app.setNotFoundHandler((request, reply) => answerFailure(new Failure('notFound'), request, reply));
  return app;
}
