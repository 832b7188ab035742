import { PAY_CHANNELS, type PayChannel, type VipCode } from '@verdant/contracts';
import { yuan } from '@verdant/payments';
import type { Services } from '@verdant/server';
import {
  checkStatement,
  levels,
  listForOperator,
  operatorGrant,
  operatorReconcile,
  operatorRefund,
  operatorRevoke,
} from '@verdant/server/money';

export class UsageError extends Error {}
/** Returns the exit code: 1 where something does not fit. */
type Command = (services: Services, actor: string, args: string[]) => Promise<number>;

export const usage = `Usage: npm run vip -- COMMAND
  list [EMAIL]                   the newest orders; of one person also membership and the audit trail
  grant EMAIL LEVEL DAYS         adds membership at the end of what there is (LEVEL: MONTH or YEAR)
  revoke EMAIL                   takes away all membership that has not ended; moves no money
  refund ORDER [--force]         by the rule; --force whatever the rule says
  reconcile [DAYS]               queries the providers for all orders of the last days (3), executes refunds
  statement CHANNEL YYYY-MM-DD   holds a provider's statement (WX or ZFB) against the ledger
Every change is written to the audit trail with your name.
`;

const print = (line: string) => process.stdout.write(`${line}\n`);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const time = (at: Date | null) => at?.toISOString().slice(0, 19).replace('T', ' ') ?? '-';

function need(args: string[], from: number, to: number): void {
  if (args.length < from || args.length > to) throw new UsageError();
}

const list: Command = async (services, _, args) => {
  need(args, 0, 1);
  const found = await listForOperator(services, args[0]);
  print(found.orders.length ? 'Orders (UTC)' : 'No orders');
  for (const order of found.orders) {
    const { orderNo, state, amountFen, channel, packageId, paidAt } = order;
    print(`  ${orderNo}  ${state.padEnd(9)}  ¥${yuan(amountFen)}  ${channel}  ${packageId}  ${time(paidAt)}`);
  }
  for (const { orderNo, decision, reason, state, trouble } of found.refunds) {
    print(`  refund of ${orderNo}: ${decision} (${reason}), ${state}${trouble ? `, trouble: ${trouble}` : ''}`);
  }
  if (!args[0]) return 0;
  print(found.grants.length ? 'Membership (UTC)' : 'No membership');
  for (const { vipCode, startsAt, endsAt, orderNo, revokedAt } of found.grants) {
    const end = revokedAt ? `revoked ${time(revokedAt)}` : '';
    print(`  ${vipCode}  ${time(startsAt)} to ${time(endsAt)}  ${orderNo ?? 'given'}  ${end}`);
  }
  print(found.audits.length ? 'Audit trail (UTC)' : 'No audit trail');
  for (const { at, actor, action, orderNo, detail } of found.audits) {
    print(`  ${time(at)}  ${actor}  ${action}  ${orderNo ?? '-'}  ${JSON.stringify(detail)}`);
  }
  return 0;
};

const grant: Command = async (services, actor, args) => {
  need(args, 3, 3);
  const [email, vipCode, days] = args as [string, string, string];
  if (!levels.some((level) => level.vipCode === vipCode)) throw new UsageError();
  const row = await operatorGrant(services, actor, { email, vipCode: vipCode as VipCode, days: Number(days) });
  print(`${row.vipCode} from ${time(row.startsAt)} to ${time(row.endsAt)} UTC`);
  return 0;
};

const revoke: Command = async (services, actor, args) => {
  need(args, 1, 1);
  const taken = await operatorRevoke(services, actor, args[0]!);
  print(taken ? `Membership is taken away (${taken} of its periods)` : 'There was no membership to take away');
  return 0;
};

const refund: Command = async (services, actor, args) => {
  const numbers = args.filter((argument) => argument !== '--force');
  need(numbers, 1, 1);
  const { state } = await operatorRefund(services, actor, numbers[0]!, args.length > numbers.length);
  print(state === 'PAID' ? 'Declined by the rule; see `list`, or use --force' : `The order is ${state}`);
  return state === 'PAID' ? 1 : 0;
};

const reconcile: Command = async (services, _, args) => {
  need(args, 0, 1);
  const days = Number(args[0] ?? 3);
  if (!(days > 0 && days <= 365)) throw new UsageError();
  const done = await operatorReconcile(services, days);
  print(`Queried the providers for ${done.orders} orders, executed ${done.refunds} refunds`);
  return 0;
};

const statement: Command = async (services, actor, args) => {
  need(args, 2, 2);
  const [channel, day] = args as [PayChannel, string];
  if (!PAY_CHANNELS.includes(channel) || !isDay(day)) throw new UsageError();
  const { lines, sumFen, troubles } = await checkStatement(services, channel, day, actor);
  print(`${channel} ${day}: ${lines} lines, ¥${yuan(sumFen)}`);
  for (const trouble of troubles) print(`  ${trouble}`);
  print(troubles.length ? `${troubles.length} do not fit` : 'All fit the ledger');
  return troubles.length ? 1 : 0;
};

export const vipCommands = { list, grant, revoke, refund, reconcile, statement };
