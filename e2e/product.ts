import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApp } from '@verdant/api';
import { createReader } from '@verdant/reader';
import { createTestServices, freePort } from '@verdant/server/testing';
import { createTypesetter } from '@verdant/typesetter';
import { jobs, startWorker } from '@verdant/worker';
import { createLlm } from '../packages/llm/src/index.ts';

export type Product = { url: string; stop(): Promise<void> };

/** `E2E_WEB_DIR` names a build of the web that stands elsewhere. */
const builtWeb = process.env.E2E_WEB_DIR ?? fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/**
 * The whole product in this process, on a database of its own: what a browser sees is what people get. `modelUrl` is the
 * address of a model; without it the rules do the work.
 */
export async function startProduct(
  modelUrl: string | null = null,
  webDir = builtWeb,
  /** more settings, which may name its address */
  settings: (url: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<Product> {
  if (!existsSync(webDir)) throw new Error('the web is not built: run `npm run build` first');
  const port = await freePort();
  // by name: no browser has passkeys for a bare address
  const url = `http://localhost:${port}`;
  const { services, close } = await createTestServices({
    PORT: String(port),
    PUBLIC_URL: url,
    WEB_DIR: webDir,
    ...(await settings(url)),
    ...(modelUrl && { LLM_BASE_URL: modelUrl, LLM_MODEL: 'scripted' }),
  });
  const typesetter = createTypesetter({ processes: 1 });
  const reader = createReader();
  const app = await createApp(services, { typesetter });
  const worker = startWorker(services, jobs, { llm: services.config.llm && createLlm(services.config.llm), reader });
  await app.listen({ host: '127.0.0.1', port });
  return {
    url,
    stop: async () => {
      await worker.stop();
      await reader.close();
      await app.close();
      await typesetter.close();
      await close();
    },
  };
}
