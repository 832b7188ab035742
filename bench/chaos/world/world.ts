import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@verdant/postgres';
import { notifyPath } from '@verdant/server/platform';
import { startScriptedModel } from '@verdant/testkit/scripted-model';
import { startScriptedAlipay, startScriptedWechat } from '@verdant/testkit/scripted-payments';
import { BUILT_ARGS } from '../../../scripts/lib/build/programs.ts';
import { promise } from '../broken.ts';
import type { Backend } from '../options.ts';
import { type Clock, createClock } from './clock.ts';
import { startDatabase } from './database.ts';
import { createDisk, type Disk } from './disk.ts';
import { createProgram, type Program } from './program.ts';
import { settingsOf } from './settings.ts';
import { createWire } from './wire.ts';

const DISK_MB = { files: 96, database: 1_024 };
const BACK_MS = 120_000;
const folder = (app: string) => fileURLToPath(new URL(`../../../apps/${app}`, import.meta.url));

/** The product with all it stands on, each a process of its own, and the other ends of its lines. */
export async function startWorld(backend: Backend) {
  const root = await mkdtemp(join(tmpdir(), 'verdant-chaos-'));
  const disks = {
    files: createDisk(join(root, 'data'), DISK_MB.files),
    database: createDisk(join(root, 'db'), DISK_MB.database),
  };
  const clock: Clock | null = createClock(root);
  const [port, redisPort, database] = [await freePort(), await freePort(), await startDatabase(join(root, 'db'))];
  const api = `http://127.0.0.1:${port}`;
  // nothing that anybody could use: what is asked of the model is done by the rules, a little later
  const model = await startScriptedModel(async () => {
    await sleep(150);
    return { kind: 'text', text: 'no json here' };
  });
  const [wx, zfb] = await Promise.all([
    startScriptedWechat(`${api}${notifyPath.WX}`),
    startScriptedAlipay(`${api}${notifyPath.ZFB}`),
  ]);
  const wires = {
    model: await createWire(model.baseUrl),
    wx: await createWire(wx.options.baseUrl),
    zfb: await createWire(zfb.options.gateway),
  };
  const redisUrl = backend === 'redis' ? `redis://127.0.0.1:${redisPort}` : null;
  const dataDir = join(root, 'data', 'of-product');
  const settings = settingsOf(
    { port, databaseUrl: database.url, redisUrl, dataDir },
    { modelUrl: wires.model.url, wx: { merchant: wx, url: wires.wx.url }, zfb: { merchant: zfb, url: wires.zfb.url } },
  );
  const env = { ...process.env, ...settings, ...clock?.env };
  const programOf = (name: 'api' | 'worker') =>
    createProgram(process.execPath, BUILT_ARGS, {
      cwd: folder(name),
      env,
      log: join(root, `${name}.log`),
    });
  const redisArgs = [
    '--port',
    `${redisPort}`,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    root,
  ];
  const redis: Program | null = redisUrl
    ? createProgram('redis-server', redisArgs, { cwd: root, env: process.env, log: join(root, 'redis.log') })
    : null;
  const programs = { api: programOf('api'), worker: programOf('worker'), ...(redis ? { redis } : {}) };
  for (const program of Object.values(programs)) program.start();

  const answers = (path: string) =>
    fetch(`${api}${path}`, { signal: AbortSignal.timeout(5_000) }).then(
      async (answer) => ((await answer.text()) && answer.ok) || false,
      () => false,
    );
  /** Until it answers; that it does not is a fault of the product once nothing is wrong any more. */
  const reachable = async (path = '/api/live', ms = BACK_MS) => {
    for (const until = Date.now() + ms; !(await answers(path)); await sleep(100))
      promise(Date.now() < until, 'what was killed answers again', path);
  };
  await reachable('/api/ready');

  return {
    api,
    root,
    dataDir,
    settings,
    backend,
    database,
    disks: disks as Record<keyof typeof disks, Disk | null>,
    clock,
    wires,
    providers: { WX: wx, ZFB: zfb },
    programs: programs as Record<'api' | 'worker', Program> & { redis?: Program },
    reachable,
    /** Nothing is wrong any more. */
    heal: async () => {
      for (const program of Object.values(programs)) program.thaw();
      database.thaw();
      for (const disk of Object.values(disks)) disk?.free();
      clock?.move(0);
      await Promise.all(Object.values(wires).map((wire) => wire.mend()));
      await database.revive();
      for (const program of Object.values(programs)) program.start();
      await reachable('/api/ready');
    },
    /** `keep`: the logs stay, for whoever has to find out. */
    stop: async (keep: boolean) => {
      for (const program of Object.values(programs)) program.thaw();
      database.thaw();
      for (const disk of Object.values(disks)) disk?.free();
      await Promise.all(Object.values(programs).map((program) => program.end('SIGKILL')));
      await database.stop().catch((error) => process.stderr.write(`${error}\n`));
      await Promise.all([...Object.values(wires), model, wx, zfb].map((one) => one.close()));
      for (const disk of Object.values(disks)) disk?.unmount();
      if (!keep) await rm(root, { recursive: true, force: true });
    },
  };
}
export type World = Awaited<ReturnType<typeof startWorld>>;
