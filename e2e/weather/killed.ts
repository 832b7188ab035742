import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { samples } from '@verdant/typesetter/samples';
import { expect, test } from '../fixtures.ts';
import { addResume, createAccount } from '../person.ts';
import { wordsOf } from '../words.ts';
import { workspaceOf } from '../workspace.ts';

const KILLS = 2;
/** Seconds; on a machine that is busy with much else, minutes. */
const UP_MS = 240_000;

/** The product with an api that can be killed and started again, on a database that stays. */
async function startMortal() {
  // loaded where they are needed: all files are read before the first test
  const [{ createTestServices, freePort }, { startProgram }, { buildPrograms }] = await Promise.all([
    import('@verdant/server/testing'),
    import('../../apps/worker/testing/processes.ts'),
    import('../../scripts/lib/build/programs.ts'),
  ]);
  await buildPrograms();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const web = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
  const shared = { PORT: String(port), PUBLIC_URL: url, WEB_DIR: process.env.E2E_WEB_DIR ?? web };
  const { config, close } = await createTestServices(shared);
  const own = { ...shared, DATABASE_URL: config.databaseUrl, DATA_DIR: config.dataDir, LOG_LEVEL: 'error' };
  let api = startProgram('api', own);
  const answers = () =>
    fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const up = () => expect.poll(answers, { timeout: UP_MS }).toBe(true);
  const kill = async (signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') => {
    if (api.exitCode !== null || api.signalCode !== null) return;
    const gone = once(api, 'exit');
    api.kill(signal);
    await gone;
  };
  return {
    url,
    up,
    kill,
    start: () => {
      api = startProgram('api', own);
    },
    stop: async () => {
      await kill('SIGTERM');
      await close();
    },
  };
}

/** Kills the api at any moment of typing, again and again. */
export function testKilled(): void {
  test(`the server is killed and started while one types: nothing is replaced, every word arrives`, async ({
    visit,
  }) => {
    test.setTimeout(20 * 60_000);
    const seed = Number(process.env.WEATHER_SEED ?? Date.now() % 100_000);
    console.log(`WEATHER_SEED=${seed}`);
    const product = await startMortal();
    try {
      await product.up();
      let state = seed;
      const random = (below: number) => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return (state >>> 8) % below;
      };
      const { workspace: words } = wordsOf('en');
      const { page } = await visit('en', undefined, { baseURL: product.url });
      await createAccount(page, 'killed@example.com');
      const id = await addResume(page, { name: 'Analyst', language: 'en', content: samples.en });
      await page.goto(`/#/resume-library/${id}`);
      const workspace = workspaceOf(page, 'en');
      await workspace.opened();
      const text = samples.en.basics.introduction;
      await workspace.read('introduction', 'basics/introduction');
      const field = page.locator('[data-path="basics/introduction"]');
      let written = text;
      for (let i = 0; i < KILLS; i++) {
        await field.press('ControlOrMeta+End');
        // around the moment at which a save leaves, and in the middle of one
        const killed = new Promise((soon) => setTimeout(soon, 400 + random(900))).then(() => product.kill());
        const more = ` Word${i} and more of it.`;
        await field.pressSequentially(more, { delay: 20 });
        written += more;
        await killed;
        const after = ` After${i}.`;
        await field.pressSequentially(after, { delay: 20 });
        written += after;
        await page.getByText(words.weather.away).waitFor();
        await expect(field).toHaveValue(written);
        product.start();
        await page.getByText(words.weather.saved).waitFor({ timeout: UP_MS });
        expect((await workspace.stored()).content.basics.introduction).toBe(written);
        expect(await page.getByText(words.stale.what).count()).toBe(0);
        console.log(`killed and back: ${i + 1}`);
      }

      // the page goes with the server, and both come back
      await product.kill();
      await field.pressSequentially(' The end.');
      await page.getByText(words.save.kept, { exact: true }).waitFor();
      const context = page.context();
      await page.close({ runBeforeUnload: false });
      product.start();
      await product.up();
      const next = await context.newPage();
      await next.goto(`${product.url}/#/resume-library/${id}`);
      await workspaceOf(next, 'en').opened();
      await workspaceOf(next, 'en').read('introduction', 'basics/introduction');
      await expect(next.locator('[data-path="basics/introduction"]')).toHaveValue(`${written} The end.`);
      await expect
        .poll(async () => (await workspaceOf(next, 'en').stored()).content.basics.introduction)
        .toBe(`${written} The end.`);
    } finally {
      await product.stop();
    }
  });
}
