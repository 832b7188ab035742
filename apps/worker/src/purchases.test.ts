import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type SentNotice, send, startScriptedAlipay, startScriptedWechat } from '@verdant/payments/scripted';
import { notifyPath, openSession } from '@verdant/server';
import { createTestServices, type TestServices } from '@verdant/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../../packages/server/src/db/schema.ts';

/** The full run is 200; that many take some minutes. */
const PURCHASES = Number(process.env.PURCHASES ?? 12);
const PEOPLE = 5;
const AT_ONCE = 4;
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const places = { api: folder('../../api'), worker: folder('..') };
type Part = keyof typeof places;

let test: TestServices;
let env: Record<string, string>;
let providers: [Awaited<ReturnType<typeof startScriptedWechat>>, Awaited<ReturnType<typeof startScriptedAlipay>>];
const end = new AbortController();
const over = end.signal;
const running = new Map<Part, ChildProcess>();
let base = '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function start(part: Part): void {
  if (over.aborted) return;
  const args = ['--import', 'tsx', 'src/main.ts'];
  running.set(
    part,
    spawn(process.execPath, args, { cwd: places[part], env: { ...process.env, ...env }, stdio: 'ignore' }),
  );
}

async function stop(part: Part, signal: NodeJS.Signals): Promise<void> {
  const child = running.get(part)!;
  const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
  child.kill(signal);
  await gone;
}

beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  providers = await Promise.all([
    startScriptedWechat(`${base}${notifyPath.WX}`),
    startScriptedAlipay(`${base}${notifyPath.ZFB}`),
  ]);
  const [{ options: wx }, { options: zfb }] = providers;
  test = await createTestServices();
  env = {
    PORT: `${port}`,
    PUBLIC_URL: base,
    DATABASE_URL: test.config.databaseUrl,
    DATA_DIR: test.config.dataDir,
    LOG_LEVEL: 'silent',
    WXPAY_MCH_ID: wx.mchId,
    WXPAY_APP_ID: wx.appId,
    WXPAY_SERIAL: wx.serial,
    WXPAY_PRIVATE_KEY: wx.privateKey,
    WXPAY_API_V3_KEY: wx.apiV3Key,
    WXPAY_BASE_URL: wx.baseUrl,
    ALIPAY_APP_ID: zfb.appId,
    ALIPAY_PRIVATE_KEY: zfb.privateKey,
    ALIPAY_PUBLIC_KEY: zfb.publicKeys[0]!,
    ALIPAY_GATEWAY: zfb.gateway,
  };
  start('api');
  start('worker');
}, 120_000);
afterAll(async () => {
  end.abort();
  await Promise.all([stop('api', 'SIGKILL'), stop('worker', 'SIGKILL')]);
  await Promise.all(providers.map((provider) => provider.close()));
  await test.close();
});

/** Until the API answers; a part that ended by itself is started again, as the parent of both does. */
async function answers(): Promise<void> {
  while (!over.aborted && !(await fetch(`${base}/api/health`).catch(() => null))?.ok) {
    for (const [part, { exitCode }] of running) if (exitCode !== null) start(part);
    await sleep(50);
  }
}

/** Asks until there is an answer: a browser's person does the same. */
async function prePay(cookie: string, payChannel: string): Promise<string> {
  let last = '';
  for (let tries = 0; tries < 1_200; tries++) {
    const body = JSON.stringify({ packageId: 'month', payChannel });
    const headers = { 'content-type': 'application/json', cookie: `EASY_TOKEN=${cookie}` };
    const answer = await fetch(`${base}/api/vip/package/prePay`, { method: 'POST', headers, body }).catch(() => null);
    const { data } = ((await answer?.json().catch(() => null)) ?? {}) as { data?: { orderNo: string } };
    if (answer?.status === 200 && data) return data.orderNo;
    last = answer ? `${answer.status}` : 'no answer';
    // as the page does: it waits for as long as it is told
    if (answer?.status === 429) await sleep(1_000 * Number(answer.headers.get('retry-after') ?? 1));
    await sleep(100);
  }
  throw new Error(`no order could be opened: ${last}`);
}

/** Two tries, as a provider has its own patience; what is lost after that is for the reconciler to find. */
async function deliver(notice: () => SentNotice): Promise<void> {
  for (let tries = 0; tries < 2; tries++) {
    const answer = await send(notice());
    if (answer && (answer.text === 'success' || answer.text.includes('SUCCESS'))) return;
    await sleep(200);
  }
}

it(`grants each of ${PURCHASES} purchases once, through kills of api and worker at random moments`, async () => {
  const cookies: string[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    const email = `killed${i}@example.com`;
    const values = { email, emailKey: email, passwordHash: 'x', active: true };
    const [row] = await test.services.db.insert(users).values(values).returning();
    cookies.push(await openSession(test.services, row!.id, 'test'));
  }
  let next = 0;
  let done = 0;
  const kills = { api: 0, worker: 0 };

  async function person(): Promise<void> {
    while (next < PURCHASES && !over.aborted) {
      const i = next++;
      const provider = providers[i % 2]!;
      const orderNo = await prePay(cookies[i % PEOPLE]!, i % 2 ? 'ZFB' : 'WX');
      await sleep(Math.random() * 100);
      expect(provider.bank.pay(orderNo)).toBe(true);
      await deliver(() => provider.notice(orderNo));
      done++;
    }
  }
  async function killer(): Promise<void> {
    while (done < PURCHASES && !over.aborted) {
      await answers();
      await sleep(Math.random() * 1_500);
      if (over.aborted) return;
      const part: Part = Math.random() < 0.6 ? 'api' : 'worker';
      await stop(part, 'SIGKILL');
      kills[part]++;
      start(part);
    }
  }
  try {
    await Promise.all([...Array.from({ length: AT_ONCE }, person), killer()]);
  } finally {
    // whatever failed: nothing may be started any more that nobody ends
    end.abort();
  }

  const paid = providers.flatMap(({ bank }) => [...bank.trades.values()]).filter(({ state }) => state === 'paid');
  expect(paid).toHaveLength(PURCHASES);
  const query = `select o.order_no, o.state, count(distinct g.id)::int as grants, count(distinct l.id)::int as lines
    from orders o left join grants g on g.order_no = o.order_no and g.revoked_at is null
    left join ledger l on l.order_no = o.order_no group by o.order_no`;
  type Row = { order_no: string; state: string; grants: number; lines: number };
  const until = Date.now() + 120_000;
  let rows: Row[] = [];
  const open = () => paid.filter(({ orderNo }) => rows.find((row) => row.order_no === orderNo)?.state !== 'PAID');
  do {
    await sleep(500);
    rows = (await test.services.db.execute<Row>(query)).rows;
  } while (open().length && Date.now() < until);
  expect(open().map(({ orderNo }) => orderNo)).toEqual([]);
  const isPaid = new Set(paid.map(({ orderNo }) => orderNo));
  for (const row of rows) {
    const wanted = isPaid.has(row.order_no) ? { grants: 1, lines: 1 } : { grants: 0, lines: 0 };
    expect(row, row.state).toMatchObject(wanted);
  }
  const [days] = (
    await test.services.db.execute<{ n: number }>(
      'select (extract(epoch from sum(ends_at - starts_at)) / 86400)::int as n from grants',
    )
  ).rows;
  expect(days!.n).toBe(PURCHASES * 30);
  console.log(
    `${PURCHASES} purchases, ${rows.length} orders, ${kills.api} kills of the api, ${kills.worker} of the worker`,
  );
}, 1_800_000);
