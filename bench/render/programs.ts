import { buildPrograms } from '../../scripts/lib/build/programs.ts';
import { buildWeb, WEB_DIST } from '../../scripts/lib/build/web.ts';
import { openPlace } from '../api/place.ts';
import { startApi, startWorker } from '../api/programs.ts';

/**
 * The product as `npm start` runs it, on a database of its own: api and worker are processes for themselves, so that whoever
 * drives the browser takes none of their time. Mails stay on the machine. `E2E_WEB_DIR` names a build of the web that stands
 * elsewhere.
 */
export async function startPrograms(): Promise<{ url: string; stop(): Promise<void> }> {
  const webDir = process.env.E2E_WEB_DIR;
  await Promise.all([buildPrograms(), webDir ? null : buildWeb()]);
  const place = await openPlace();
  const env = { NODE_ENV: 'development', SMTP_URL: '', WEB_DIR: webDir ?? WEB_DIST };
  const [api, worker] = [await startApi(place, undefined, env), await startWorker(place)];
  return {
    url: api.url,
    stop: async () => {
      await Promise.all([api.stop(), worker.stop()]);
      await place.stop();
    },
  };
}
