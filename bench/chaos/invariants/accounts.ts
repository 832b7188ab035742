import { promise } from '../broken.ts';
import type { Person } from '../people/person.ts';
import type { World } from '../world/world.ts';

/** Who was erased is gone, and no sign-up brought more letters than it was asked for. */
export async function checkAccounts({ database }: World, people: Person[]): Promise<void> {
  const users = await database.query<{ email_key: string }>('select email_key from users');
  const mails = await database.query<{ to: string; n: number }>(
    `select "to", count(*)::int as n from mails where text like '%token=%' group by "to"`,
  );
  const there = new Set(users.map(({ email_key }) => email_key));
  const lettersTo = new Map(mails.map(({ to, n }) => [to, n]));
  promise(there.size === users.length, 'an address has one account', users);
  for (const { email, account, signUps } of people) {
    promise(account !== 'erased' || !there.has(email), 'an erased account is gone', email);
    promise(account !== 'member' || there.has(email), 'an acknowledged account is there', email);
    if (account === 'erased' || account === 'leaving') continue;
    const n = lettersTo.get(email) ?? 0;
    const right = signUps.acknowledged <= n && n <= signUps.tried;
    promise(right, 'a sign-up brings one letter', { email, n, signUps });
  }
}
