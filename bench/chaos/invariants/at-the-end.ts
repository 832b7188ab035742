import { setTimeout as sleep } from 'node:timers/promises';
import { Broken } from '../broken.ts';
import type { Person } from '../people/person.ts';
import { erase, settleLeaving } from '../people/steps/account.ts';
import type { World } from '../world/world.ts';
import { checkAccounts } from './accounts.ts';
import { checkFiles } from './files.ts';
import { checkMoney, checkQuotas } from './money.ts';
import { checkMember } from './person.ts';
import { checkRevisions, checkTasks } from './work.ts';

const SETTLE_MS = 120_000;
const OPEN = `select
  (select count(*)::int from tasks where status in ('queued', 'running')) as tasks,
  (select count(*)::int from refunds where state = 'open') as refunds`;
const LATE = `select id, kind, status, stage, attempt, fence, now() - alive_at as since from tasks where status in ('queued', 'running')`;
/** After errors the shop is asked later and later, up to an hour: that hour is over. */
const HOUR_LATER = [
  `update orders set ask_at = now() where ask_at is not null and state in ('PENDING', 'EXPIRED', 'CLOSED')`,
  `update refunds set ask_at = now() where state = 'open'`,
];

/** Until every task has ended and the shop was asked about all that was open. */
async function settle(world: World): Promise<number> {
  const { database, providers } = world;
  const from = Date.now();
  const trades = () => Object.values(providers).flatMap(({ bank }) => [...bank.trades.values()]);
  for (let round = 0; ; round++) {
    if (round % 8 === 0) for (const sql of HOUR_LATER) await database.query(sql);
    await sleep(1_000);
    const [open] = await database.query<{ tasks: number; refunds: number }>(OPEN);
    const paid = trades().flatMap(({ state, orderNo }) => (state === 'paid' ? [orderNo] : []));
    const unseen = await database.query(
      `select order_no, state from orders where order_no = any($1) and state not in ('PAID', 'REFUNDED')`,
      [paid],
    );
    if (!open!.tasks && !open!.refunds && !unseen.length) return Date.now() - from;
    if (Date.now() - from < SETTLE_MS) continue;
    const late = await database.query(LATE);
    throw new Broken('what was begun ends', { ...open, late, unseen, log: world.root });
  }
}

/** With nothing wrong any more: all that was promised, to each and in the books. Gives figures for whoever reads. */
export async function checkAll(world: World, people: Person[]) {
  for (const person of people) {
    for (let tries = 0; person.account === 'leaving' && tries < 5; tries++) await settleLeaving(person);
    if (person.account === 'leaving') await erase({ person } as never);
  }
  const settledMs = await settle(world);
  for (const person of people) if (person.account === 'member') await checkMember(person);
  await checkAccounts(world, people);
  await checkRevisions(world);
  const tasks = await checkTasks(world);
  await checkQuotas(world);
  const money = await checkMoney(world);
  return { settledMs, tasks, money, files: await checkFiles(world) };
}
