import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sharedTypesetter } from '@verdant/typesetter/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { createApp } from '../../app.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
}, 60_000);
afterAll(() => api.close());

/** Sends all of it before anything is read; gives the answer, and fails where the connection is cut off. */
async function send(bytes: string, app: FastifyInstance = api.app) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  await new Promise<void>((done) => socket.write(bytes, () => done()));
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

const ID = /^x-request-id: [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/m;
const host = 'host: localhost';

it.each([
  ['no HTTP', 'hello\r\n\r\n', 'invalid', 400],
  ['no method of HTTP', `GRAB /api/live HTTP/1.1\r\n${host}\r\n\r\n`, 'invalid', 400],
  ['a header without a name', `GET /api/live HTTP/1.1\r\n${host}\r\n: x\r\n\r\n`, 'invalid', 400],
  [
    'two lengths',
    `POST /api/login HTTP/1.1\r\n${host}\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n`,
    'invalid',
    400,
  ],
  ['an endless address', `GET /api/live?${'x'.repeat(200_000)} HTTP/1.1\r\n${host}\r\n\r\n`, 'headTooLarge', 431],
  ['an endless header', `GET /api/live HTTP/1.1\r\n${host}\r\nx: ${'x'.repeat(900_000)}\r\n\r\n`, 'headTooLarge', 431],
])('%s is answered in the envelope, under an id', async (_, bytes, name, status) => {
  const { head, body } = await send(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.replaceAll('\r', '')).toMatch(ID);
  expect(head).toContain('cache-control: no-store');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain("frame-ancestors 'none'");
  expect(body).toMatchObject({ name, errMsg: expect.any(String) });
  if (status === 431) expect(body.errMsg).toContain('16 KB');
});

it.each([
  [
    'the body',
    `POST /api/login HTTP/1.1\r\n${host}\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"email"`,
  ],
  ['the head', `POST /api/login HTTP/1.1\r\n${host}\r\ncontent-ty`],
])('a request of which %s never comes to its end is told so', async (_, bytes) => {
  const hasty = await createApp(api.services, { typesetter: sharedTypesetter() }, 400);
  try {
    await hasty.listen({ host: '127.0.0.1', port: 0 });
    const { head, body } = await send(bytes, hasty);
    expect(head).toMatch(/^HTTP\/1.1 408 /);
    expect(head.replaceAll('\r', '')).toMatch(ID);
    expect(body).toMatchObject({ name: 'tooSlow', errMsg: expect.stringContaining('1 seconds') });
  } finally {
    await hasty.close();
  }
});
