import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { listDevMail } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { checkToken } from './mail-tokens.ts';
import { activate, register, resendActivation } from './sign-up.ts';
import { signIn, userByEmail } from './users.ts';

let test: TestServices;
let services: Services;
let skipped = 0;
beforeAll(async () => {
  test = await createTestServices({}, { now: () => new Date(Date.now() + skipped) });
  services = test.services;
}, 60_000);
afterAll(() => test.close());

const own = 'bamboo-slips-1';
const foreign = 'not-the-owner-9';
const tokens = async (to: string) =>
  (await listDevMail(services))
    .filter((mail) => mail.to === to && mail.text.includes('token='))
    .map(({ text }) => /token=([\w-]+)/.exec(text)![1]!);
const enters = (email: string, password: string) =>
  signIn(services, { email, password }, { address: '203.0.113.9', device: undefined }).then(
    () => 'in',
    ({ error }) => error,
  );

describe('an address that somebody else signs up with', () => {
  it.each(['before', 'after'])('%s its owner did: the password of whoever reads the mail counts', async (when) => {
    const email = `${when}@example.com`;
    const both = when === 'before' ? [foreign, own] : [own, foreign];
    for (const password of both) await register(services, { email, password }, 'en');
    const [newest, older] = (await tokens(email)) as [string, string];
    expect(await enters(email, foreign)).not.toBe('in');
    await expect(checkToken(services, older, 'activate')).rejects.toMatchObject({ error: 'tokenReplaced' });
    await expect(activate(services, { token: older, password: own })).rejects.toMatchObject({ error: 'tokenReplaced' });
    expect(await checkToken(services, newest, 'activate')).toEqual({ email });
    await activate(services, { token: newest, password: own });
    expect([await enters(email, own), await enters(email, foreign)]).toEqual(['in', 'wrongPassword']);
    // both links are over now, and no newer mail is to be looked for
    for (const token of [older, newest])
      await expect(activate(services, { token, password: foreign })).rejects.toMatchObject({ error: 'tokenSpent' });
    expect(await enters(email, own)).toBe('in');
  });

  it('leaves a link alone that is for something else, and one that is too old', async () => {
    const email = 'late@example.com';
    await register(services, { email, password: own }, 'en');
    const [first] = (await tokens(email)) as [string];
    await expect(checkToken(services, first, 'reset')).rejects.toMatchObject({ error: 'tokenSpent' });
    await resendActivation(services, email);
    skipped = 25 * 3_600_000;
    for (const token of await tokens(email))
      await expect(activate(services, { token, password: own })).rejects.toMatchObject({ error: 'tokenSpent' });
    expect(await enters(email, own)).toBe('inactive');
  });
});

it('people who sign up at one moment with the same name before the @ get different usernames', async () => {
  const emails = ['one', 'two', 'three', 'four'].map((host) => `robin@${host}.example.com`);
  await Promise.all(emails.map((email) => register(services, { email, password: own }, 'en')));
  const found = await Promise.all(emails.map((email) => userByEmail(services, email)));
  const names = found.map((user) => user!.username);
  expect(new Set(names).size).toBe(emails.length);
  for (const name of names) expect(name).toMatch(/^robin(\d{6})?$/);
});
