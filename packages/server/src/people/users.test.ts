import { randomUUID } from 'node:crypto';
import { type Login, MAX_SESSIONS } from '@verdant/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { listDevMail } from '../mail/outbox.ts';
import { sessions } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { checkToken } from './mail-tokens.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';
import { endAllSessions, findCaller, listSessions, openSession } from './sessions.ts';
import { activate, register, resendActivation } from './sign-up.ts';
import { signIn, type UserRow } from './users.ts';

let test: TestServices;
let services: Services;
beforeAll(async () => {
  test = await createTestServices();
  services = test.services;
}, 60_000);
afterAll(() => test.close());

const password = 'bamboo-slips-1';
const enter = (input: Login) => signIn(services, input, { address: '203.0.113.9', device: undefined });
const open = (user: UserRow, userAgent: string) => openSession(services, user, { userAgent, device: randomUUID() });
const lastMail = async (to: string) => (await listDevMail(services)).find((mail) => mail.to === to)!;
const tokenOf = (text: string) => /token=([\w-]+)/.exec(text)![1]!;

describe('accounts', () => {
  it('goes from sign-up over the mailed link to a session', async () => {
    expect(await register(services, { email: 'A@example.com', password }, 'en')).toEqual({ email: 'A@example.com' });
    await expect(enter({ email: 'a@example.com', password })).rejects.toMatchObject({ error: 'inactive' });
    const mail = await lastMail('A@example.com');
    expect(mail.text).toContain(`${services.config.publicUrl}/#/activate?token=`);
    await activate(services, { token: tokenOf(mail.text), password });
    const user = await enter({ email: 'a@EXAMPLE.com', password });
    const cookie = await open(user, 'test');
    expect((await findCaller(services, cookie)).session?.user.id).toBe(user.id);
    await expect(activate(services, { token: tokenOf(mail.text), password })).rejects.toMatchObject({
      error: 'tokenSpent',
    });
  });

  it('answers a known address like an unknown one, and tells its owner', async () => {
    expect(await register(services, { email: 'a@example.com', password: 'another-word-9' }, 'en')).toEqual({
      email: 'a@example.com',
    });
    expect((await lastMail('a@example.com')).subject).toBe('You already have a Verdant account');
    await enter({ email: 'a@example.com', password });
    await expect(enter({ email: 'nobody@example.com', password })).rejects.toMatchObject({
      error: 'wrongPassword',
    });
    expect(await resendActivation(services, 'nobody@example.com')).toEqual({ email: 'nobody@example.com' });
    expect(await lastMail('nobody@example.com')).toBeUndefined();
  });

  it('answers a request for a mail no sooner for an unknown address', async () => {
    const begun = performance.now();
    await forgotPassword(services, 'unknown@example.com', 'en');
    await resendActivation(services, 'unknown@example.com');
    expect(performance.now() - begun).toBeGreaterThan(290);
  });

  it('writes in the language of the request', async () => {
    await register(services, { email: 'zh@example.com', password }, 'zh');
    expect((await lastMail('zh@example.com')).subject).toBe('激活你的青简账号');
  });

  it('resets a password once and ends every session', async () => {
    const before = await enter({ email: 'a@example.com', password });
    const cookie = await open(before, '');
    await forgotPassword(services, 'a@example.com', 'en');
    const token = tokenOf((await lastMail('A@example.com')).text);
    await resetPassword(services, { token, password: 'newer-words-22' }, 'device');
    expect((await findCaller(services, cookie)).session).toBeNull();
    await expect(resetPassword(services, { token, password: 'newer-words-33' }, 'device')).rejects.toMatchObject({
      error: 'tokenSpent',
    });
    await enter({ email: 'a@example.com', password: 'newer-words-22' });
  });

  it('changes a password only with the current one and keeps the session that asks', async () => {
    const user = await enter({ email: 'a@example.com', password: 'newer-words-22' });
    const [here, there] = [await open(user, ''), await open(user, '')];
    const keep = (await findCaller(services, here)).session!.sessionHash;
    const wrong = changePassword(services, user.id, { current: 'guess-guess-1', password: 'third-words-44' }, keep);
    await expect(wrong).rejects.toMatchObject({ error: 'wrongCurrent', field: 'current' });
    await changePassword(services, user.id, { current: 'newer-words-22', password: 'third-words-44' }, keep);
    expect((await findCaller(services, here)).session).not.toBeNull();
    expect((await findCaller(services, there)).session).toBeNull();
  });

  it('ends the links that were mailed under a password when it changes', async () => {
    const email = 'links@example.com';
    await register(services, { email, password }, 'en');
    await activate(services, { token: tokenOf((await lastMail(email)).text), password });
    const user = await enter({ email, password });
    const keep = (await findCaller(services, await open(user, ''))).session!.sessionHash;
    await forgotPassword(services, email, 'en');
    const token = tokenOf((await lastMail(email)).text);
    expect(await checkToken(services, token, 'reset')).toEqual({ email });
    await changePassword(services, user.id, { current: password, password: 'newer-words-22' }, keep);
    await expect(checkToken(services, token, 'reset')).rejects.toMatchObject({ error: 'tokenSpent' });
    const late = resetPassword(services, { token, password: 'taken-over-99' }, 'device');
    await expect(late).rejects.toMatchObject({ error: 'tokenSpent' });
    // somebody whose right password was looked at just before it changed
    await expect(open(user, '')).rejects.toMatchObject({ error: 'wrongPassword' });
    await enter({ email, password: 'newer-words-22' });
  });

  it('lets so many browsers stay signed in, and signs out the one that was unused for longest', async () => {
    const user = await enter({ email: 'a@example.com', password: 'third-words-44' });
    await endAllSessions(services.db, user.id);
    const unused = await open(user, 'unused');
    const old = new Date(Date.now() - 3_600_000);
    await services.db.update(sessions).set({ seenAt: old }).where(eq(sessions.userId, user.id));
    const cookies = await Promise.all(Array.from({ length: MAX_SESSIONS }, (_, i) => open(user, `browser ${i}`)));
    expect(await listSessions(services, user.id, '')).toHaveLength(MAX_SESSIONS);
    expect((await findCaller(services, unused)).session).toBeNull();
    for (const cookie of cookies) expect((await findCaller(services, cookie)).session).not.toBeNull();
  });

  it.each(['short-1', 'onlyletterslong', '12345678901234'])('refuses the password %s', async (weak) => {
    await expect(register(services, { email: 'w@example.com', password: weak }, 'en')).rejects.toMatchObject({
      field: 'password',
    });
  });

  it('limits tries on one account', async () => {
    await register(services, { email: 'limit@example.com', password }, 'en');
    const tries = Array.from({ length: 14 }, () => enter({ email: 'limit@example.com', password: 'wrong-word-1' }));
    const errors = (await Promise.allSettled(tries)).map((r) => (r as PromiseRejectedResult).reason.error);
    expect(errors.filter((error) => error === 'tooMany').length).toBe(4);
  });
});
