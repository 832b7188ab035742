import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serve from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built web, compressed when it was built: hashed files for a year, the page itself never from a cache. */
export async function serveWeb(app: FastifyInstance, webDir: string | null): Promise<void> {
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
