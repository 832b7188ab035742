import { promise } from '../broken.ts';
import type { World } from '../world/world.ts';

type Row = {
  order_no: string;
  state: string;
  channel: string;
  /** null where the person was erased; their membership goes with them */
  user_id: string | null;
  amount_fen: number;
  grants: number;
  revoked: number;
  booked: number;
  lines: number;
};
const ORDERS = `select o.order_no, o.state, o.channel, o.user_id, o.amount_fen,
  (select count(*)::int from grants g where g.order_no = o.order_no and g.revoked_at is null) as grants,
  (select count(*)::int from grants g where g.order_no = o.order_no and g.revoked_at is not null) as revoked,
  (select coalesce(sum(amount_fen), 0)::int from ledger l where l.order_no = o.order_no) as booked,
  (select count(*)::int from ledger l where l.order_no = o.order_no) as lines from orders o`;

const EXACT = 'money is exact: orders, memberships and ledger agree with the shop';

/** Orders paid = memberships granted = what the shop says, with what went back. Gives the figures. */
export async function checkMoney({ database, providers }: World) {
  const rows = await database.query<Row>(ORDERS);
  const trades = Object.values(providers).flatMap(({ bank }) => [...bank.trades.values()]);
  const tradeOf = new Map(trades.map((trade) => [trade.orderNo, trade]));
  const figures = { orders: rows.length, paid: 0, refunded: 0 };
  for (const row of rows) {
    const trade = tradeOf.get(row.order_no);
    const back = [...(trade?.refunds.values() ?? [])].reduce((sum, fen) => sum + fen, 0);
    const paid = trade?.state === 'paid';
    const member = row.user_id !== null;
    const wanted = !paid
      ? { states: ['PENDING', 'EXPIRED', 'CLOSED'], grants: 0, booked: 0, lines: 0 }
      : back > 0
        ? { states: ['REFUNDED'], grants: 0, booked: 0, lines: 2 }
        : { states: ['PAID'], grants: member ? 1 : 0, booked: trade.amountFen, lines: 1 };
    const { grants, booked, lines } = wanted;
    const right =
      row.grants === grants && row.booked === booked && row.lines === lines && wanted.states.includes(row.state);
    promise(right && (back === 0 || back === row.amount_fen), EXACT, { row, trade, wanted });
    if (paid) figures.paid++;
    if (back) figures.refunded++;
  }
  const unknown = trades.filter(({ orderNo }) => !rows.some((row) => row.order_no === orderNo));
  promise(unknown.length === 0, 'every order of the shop is one of ours', unknown);
  const booked = rows.reduce((sum, row) => sum + row.booked, 0);
  const held = Object.values(providers).reduce((sum, { bank }) => sum + bank.balance(), 0);
  promise(booked === held, EXACT, { booked, held });
  // membership once more: periods of one person never overlap
  const [overlap] = await database.query(
    `select a.id, b.id as other from grants a join grants b on a.user_id = b.user_id and a.id < b.id
     and a.revoked_at is null and b.revoked_at is null and a.starts_at < b.ends_at and b.starts_at < a.ends_at limit 1`,
  );
  promise(!overlap, 'periods of membership do not overlap', overlap);
  return figures;
}

/** Quotas: what is counted is what was taken and not given back, and what failed was given back. */
export async function checkQuotas({ database }: World): Promise<void> {
  const wrong = await database.query(
    `select u.user_id, u.ability, u.used, count(t.id)::int as taken from usage u
     left join takings t on t.user_id = u.user_id and t.ability = u.ability and t.period_start = u.period_start
       and t.returned_at is null
     group by u.user_id, u.ability, u.period_start, u.used having u.used <> count(t.id)`,
  );
  promise(wrong.length === 0, 'what is counted of a quota is what was taken', wrong);
  const kept = await database.query(
    `select t.id, t.kind from tasks t join takings k on k.reference = t.id and k.returned_at is null where t.status = 'failed'`,
  );
  promise(kept.length === 0, 'a task that failed costs nothing', kept);
}
