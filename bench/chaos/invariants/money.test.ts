import { startScriptedWechat } from '@verdant/testkit/scripted-payments';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkMoney } from './money.ts';

let shop: Awaited<ReturnType<typeof startScriptedWechat>>;
beforeAll(async () => {
  shop = await startScriptedWechat('http://127.0.0.1:1/notice');
});
beforeEach(() => shop.bank.trades.clear());
afterAll(() => shop.close());

const order = {
  order_no: 'V1',
  state: 'PAID',
  channel: 'WX',
  user_id: 'u',
  amount_fen: 990,
  grants: 1,
  revoked: 0,
  booked: 990,
  lines: 1,
};

/** What is said where our books have these rows. */
const verdict = (...rows: Partial<typeof order>[]) => {
  const query = async (sql: string) => (sql.includes('from orders') ? rows.map((row) => ({ ...order, ...row })) : []);
  return checkMoney({ database: { query }, providers: { WX: shop } } as never).then(
    () => 'exact',
    (error: Error) => error.message.split(':')[0],
  );
};
const pay = () => {
  shop.bank.open('V1', 990, '');
  expect(shop.bank.pay('V1')).toBe(true);
};

it('sees what was granted twice or not, booked wrong, or taken for nothing', async () => {
  pay();
  expect(await verdict({})).toBe('exact');
  expect(await verdict({ grants: 2 })).toBe('money is exact');
  expect(await verdict({ grants: 0 })).toBe('money is exact');
  expect(await verdict({ state: 'PENDING', grants: 0, booked: 0, lines: 0 })).toBe('money is exact');
  expect(await verdict({ booked: 980 })).toBe('money is exact');
  expect(await verdict()).toBe('every order of the shop is one of ours');
});

it('sees a membership that nobody paid for, and money that went back on one side alone', async () => {
  shop.bank.open('V1', 990, '');
  expect(await verdict({})).toBe('money is exact');
  expect(await verdict({ state: 'PENDING', grants: 0, booked: 0, lines: 0 })).toBe('exact');
  shop.bank.pay('V1');
  shop.bank.refund('V1', 'R1', 990);
  expect(await verdict({})).toBe('money is exact');
  expect(await verdict({ state: 'REFUNDED', grants: 0, revoked: 1, booked: 0, lines: 2 })).toBe('exact');
});
