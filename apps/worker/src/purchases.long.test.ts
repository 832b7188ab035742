import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSession } from '@verdant/server/people';
import { notifyPath } from '@verdant/server/platform';
import { addPerson, createTestServices, freePort, type TestServices } from '@verdant/server/testing';
import { type SentNotice, send, startScriptedAlipay, startScriptedWechat } from '@verdant/testkit/scripted-payments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProgram } from '../testing/processes.ts';

/** The full run is 200; that many take some minutes. */
const PURCHASES = Number(process.env.PURCHASES ?? 4);
const PEOPLE = 5;
const AT_ONCE = 4;
type Part = 'api' | 'worker';

let test: TestServices;
let env: Record<string, string>;
let providers: [Awaited<ReturnType<typeof startScriptedWechat>>, Awaited<ReturnType<typeof startScriptedAlipay>>];
const end = new AbortController();
const over = end.signal;
const running = new Map<Part, ChildProcess>();
let base = '';
/** what a part that ended by itself has said last */
const said: Record<Part, string> = { api: '', worker: '' };
const fallen: string[] = [];

function start(part: Part): void {
  if (over.aborted) return;
  const child = startProgram(part, env, 'pipe');
  for (const stream of [child.stdout, child.stderr]) {
    stream!.on('data', (chunk) => {
      said[part] = `${said[part]}${chunk}`.slice(-2_000);
    });
  }
  running.set(part, child);
}

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stop(part: Part, signal: NodeJS.Signals): Promise<void> {
  const child = running.get(part)!;
  const gone = isOver(child) ? null : once(child, 'exit');
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
    LOG_LEVEL: 'error',
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

/** Until the API answers; a part that ended by itself, however, is started again, as the parent of both does. */
async function answers(): Promise<void> {
  while (!over.aborted && !(await ask('/api/health'))?.ok) {
    for (const [part, child] of running) {
      if (!isOver(child)) continue;
      fallen.push(`${part} ${child.signalCode ?? child.exitCode}`);
      start(part);
    }
    await sleep(50);
  }
}

/** null where nobody answers in time: no call may wait for ever for a process that is gone. */
const ask = (path: string, init: RequestInit = {}): Promise<Response | null> =>
  fetch(`${base}${path}`, { ...init, signal: AbortSignal.any([over, AbortSignal.timeout(30_000)]) }).catch(() => null);

/** Asks until there is an answer: a browser's person does the same. */
async function prePay(cookie: string, payChannel: string): Promise<string> {
  const last: string[] = [];
  // time, not tries: how many there are of them says only how busy the machine is
  for (const until = Date.now() + 180_000; Date.now() < until && !over.aborted; ) {
    const body = JSON.stringify({ packageId: 'month', payChannel });
    const headers = { 'content-type': 'application/json', cookie: `EASY_TOKEN=${cookie}` };
    const answer = await ask('/api/vip/package/prePay', { method: 'POST', headers, body });
    const text = await answer?.text().catch(() => null);
    if (answer?.status === 200 && text) return (JSON.parse(text) as { data: { orderNo: string } }).data.orderNo;
    last.push(answer ? `${answer.status} ${text}` : 'no answer');
    // who was refused does not press the button again at once: each try counts against the limit of the hour
    if (answer) await sleep(1_000);
    await sleep(100);
  }
  throw new Error(`no order could be opened: ${[...new Set(last.slice(-50))].join('; ')}. ${state()}`);
}

/** What is known of the two processes, for whoever has to find out why they stand still. */
const state = () =>
  [
    `ended by themselves: ${fallen.join(', ') || 'none'}`,
    ...[...running].map(
      ([part, child]) => `${part}: ${isOver(child) ? 'gone' : 'runs'}, says ${said[part] || 'nothing'}`,
    ),
    `load ${loadavg().map((one) => one.toFixed(1))}`,
  ].join('\n');

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
    const row = await addPerson(test.services, email, 'bamboo-slips-1');
    cookies.push(await openSession(test.services, row, { userAgent: 'test', device: `device ${i}` }));
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
