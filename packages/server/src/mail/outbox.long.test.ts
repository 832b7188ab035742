import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/services.ts';
import { mails } from '../platform/db/schema.ts';
import type { Services } from '../services.ts';
import { queueMail, removeOldMail, sendDueMail } from './outbox.ts';

let test: TestServices;
let services: Services;
let server: Server;
let silent = false;
// ahead of the database's clock, whose fractions of a millisecond would make a new letter due a moment later
let clockMs = 1_000;
const taken: string[] = [];

/** As much of RFC 5321 as a letter needs; says nothing at all while `silent`. */
function serve(socket: Socket): void {
  let inData = false;
  socket.on('error', () => {});
  if (silent) return;
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    if (inData) {
      if (!text.includes('\r\n.\r\n')) return;
      inData = false;
      socket.write('250 taken\r\n');
    } else if (text.startsWith('DATA')) {
      inData = true;
      socket.write('354 go on\r\n');
    } else {
      const to = /RCPT TO:<(.+)>/.exec(text)?.[1];
      if (to) taken.push(to);
      socket.write('250 fine\r\n');
    }
  });
}

beforeAll(async () => {
  server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const now = () => new Date(Date.now() + clockMs);
  test = await createTestServices({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { now });
  services = test.services;
}, 60_000);
afterAll(async () => {
  server.close();
  await test.close();
});

const SECRET = 'token=0123456789';
const letter = (to: string) => ({ to, subject: 's', text: SECRET, html: `<a href="${SECRET}">` });
const rows = async () => JSON.stringify(await services.db.select().from(mails));
const waiting = async () => (await services.db.select().from(mails)).filter((mail) => !mail.sentAt);

it('sends a letter once, and keeps nothing of what stood in it', async () => {
  await queueMail(services.db, letter('one@example.com'));
  expect(await sendDueMail(services)).toBe(1);
  expect(await sendDueMail(services)).toBe(0);
  expect(taken).toEqual(['one@example.com']);
  expect(await rows()).toContain('one@example.com');
  expect(await rows()).not.toContain(SECRET);
});

it('waits seconds, not minutes, for a server that says nothing; tries again, and gives up after a day', async () => {
  silent = true;
  await queueMail(services.db, letter('two@example.com'));
  const begun = Date.now();
  expect(await sendDueMail(services)).toBe(0);
  expect(Date.now() - begun).toBeLessThan(20_000);
  silent = false;
  expect(await sendDueMail(services)).toBe(0);
  expect((await waiting())[0]).toMatchObject({ attempts: 1 });
  clockMs = 23 * 3_600_000;
  await removeOldMail(services);
  expect(await rows()).toContain(SECRET);
  clockMs = 25 * 3_600_000;
  expect(await sendDueMail(services)).toBe(0);
  clockMs = 8_000;
  expect(await sendDueMail(services, AbortSignal.abort())).toBe(0);
  expect(await sendDueMail(services)).toBe(1);
}, 20_000);

it('keeps no words of a letter that was given up', async () => {
  await queueMail(services.db, letter('three@example.com'));
  clockMs = 25 * 3_600_000;
  await removeOldMail(services);
  expect(await rows()).not.toContain(SECRET);
});
