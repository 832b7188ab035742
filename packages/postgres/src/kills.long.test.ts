import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  children,
  dir,
  kill,
  query,
  running,
  start,
  startElsewhere,
  useMadeCluster,
  useServers,
} from '../testing/servers.ts';
import { isAlive, serves } from './processes.ts';

useServers();

test('the server of a killed parent is taken over, and stopped by whoever took it', async () => {
  await useMadeCluster();
  const { child, url } = await startElsewhere();
  await query(url, 'create table kept as select 1 as one');
  const pid = running();
  await kill(child);
  expect(serves(pid, join(dir, 'data'))).toBe(true);

  const again = await start();
  expect(again).toMatchObject({ reused: true, fresh: false, url });
  expect(running()).toBe(pid);
  expect(await query(again.url, 'select one from kept')).toEqual([{ one: 1 }]);
  await again.stop();
  await expect.poll(() => serves(pid, join(dir, 'data'))).toBe(false);
});

test('two processes share one server; it ends with the last of them', async () => {
  const [elsewhere, here] = await Promise.all([startElsewhere(), start()]);
  expect(here.url).toBe(elsewhere.url);
  expect([here.reused, elsewhere.reused].sort()).toEqual([false, true]);
  await here.stop();
  expect(await query(elsewhere.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await kill(elsewhere.child);
  const last = await start();
  expect(last.reused).toBe(true);
  await last.stop();
  expect(running()).toBe(0);
});

test('what is left of a killed server does not keep the next one from starting', async () => {
  await useMadeCluster();
  const first = await start();
  await query(first.url, 'create table kept as select 1 as one');
  const file = join(dir, 'data', 'postmaster.pid');
  process.kill(running(), 'SIGKILL');
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  children.push(stranger);
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [stranger.pid, ...rest].join('\n'));

  const next = await start();
  expect(next).toMatchObject({ reused: false, fresh: false });
  expect(await query(next.url, 'select one from kept')).toEqual([{ one: 1 }]);
  expect(isAlive(stranger.pid as number)).toBe(true);
});

test('a killed server is revived where its url still leads to it, and stop ends the new one', async () => {
  await useMadeCluster();
  const handle = await start();
  await query(handle.url, 'create table kept as select 1 as one');
  const killed = running();
  expect(handle.isRunning()).toBe(true);
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => handle.isRunning()).toBe(false);

  await Promise.all([handle.revive(), handle.revive()]);
  const revived = running();
  expect(revived).not.toBe(killed);
  expect(handle.isRunning()).toBe(true);
  expect(await query(handle.url, 'select one from kept')).toEqual([{ one: 1 }]);
  await handle.revive();
  expect(running()).toBe(revived);

  await handle.stop();
  await expect.poll(() => serves(revived, join(dir, 'data'))).toBe(false);
  await expect(handle.revive()).rejects.toThrow('did not start');
  expect(handle.isRunning()).toBe(false);
});

test('stop during a revival ends what the revival starts', async () => {
  await useMadeCluster();
  const handle = await start();
  process.kill(running(), 'SIGKILL');
  await expect.poll(() => handle.isRunning()).toBe(false);
  const reviving = handle.revive().catch(() => {});
  await handle.stop();
  await reviving;
  expect(handle.isRunning()).toBe(false);
  await expect(query(handle.url, 'select 1')).rejects.toThrow();
});
