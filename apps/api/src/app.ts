import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import serve from '@fastify/static';
import { Failure, UPLOAD_MAX_BYTES } from '@verdant/contracts';
import type { Services } from '@verdant/server';
import type { Typesetter } from '@verdant/typesetter';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { documentApi } from './document-api.ts';
import { answerFailure, mount } from './route.ts';
import { handlers } from './routes/index.ts';
import { payRoutes } from './routes/pay.ts';
import { validatorFor } from './validate.ts';

/** What handlers need beside the services. */
export type Tools = { typesetter: Typesetter };

const CSP = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  // Mantine and inline SVG pages carry style attributes
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

/** The whole server, not yet listening. The caller closes services and tools after it. */
export async function createApp(services: Services, tools: Tools): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    // one hop: of `X-Forwarded-For` only what the proxy itself wrote counts, the rest is the caller's own word
    trustProxy: services.config.trustProxy && ((_, hop) => hop < 1),
    bodyLimit: 2 * 1024 * 1024,
    requestTimeout: 100_000,
    // an address that can't be read fails before there is a route
    frameworkErrors: (error, request, reply) => answerFailure(error, request as never, reply as never),
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorFor);
  app.setErrorHandler(answerFailure);
  await app.register(helmet, {
    contentSecurityPolicy: { directives: CSP },
    hsts: services.config.publicUrl.startsWith('https:'),
  });
  await app.register(compress, { threshold: 1024 });
  await app.register(cookie);
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 5, fieldSize: 1000 },
    throwFileSizeLimit: true,
  });
  if (!services.config.production) await documentApi(app);
  mount(app, handlers, services, tools);
  await payRoutes(app, services);
  await serveWeb(app, services.config.webDir);
  app.setNotFoundHandler((request, reply) => answerFailure(new Failure('notFound'), request, reply));
  return app;
}

/** The built web, compressed when it was built: hashed files for a year, the page itself never from a cache. */
async function serveWeb(app: FastifyInstance, webDir: string | null): Promise<void> {
  if (!webDir || !existsSync(join(webDir, 'index.html'))) return;
  await app.register(serve, {
    root: webDir,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${join(webDir, 'assets')}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
