import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let person: Client;
let another: Client;
let port: number;
beforeAll(async () => {
  api = await createTestApi();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
  person = await api.signUp('damaged@example.com');
  another = await api.signUp('large@example.com');
}, 60_000);
afterAll(() => api.close());

type Said = { status: number; name?: string; errMsg?: string; data?: unknown };
const PATHS = ['/api/resume/uploading', '/api/resume/image/add'];

/** Sends bytes over a socket as they are, and `more` again and again until it is answered; says what was answered. */
const send = (path: string, type: string | null, body: string, more?: string, by = person): Promise<Said> =>
  new Promise((resolve, reject) => {
    const size = more ? 'transfer-encoding: chunked' : `content-length: ${Buffer.byteLength(body)}`;
    const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
    const head = [`POST ${path} HTTP/1.1`, `host: localhost:${port}`, 'x-verdant: 1', `cookie: ${by.cookie}`, size];
    if (type !== null) head.push(`content-type: ${type}`);
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const over = () => {
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
      if (!status) return reject(new Error('no answer'));
      socket.destroy();
      resolve({ status: Number(status), ...JSON.parse(/\{.*\}/s.exec(answer)?.[0] ?? '{}') });
    };
    const pour = () => {
      while (more && !answer && !socket.destroyed)
        if (!socket.write(chunk(more))) return void socket.once('drain', pour);
    };
    socket.on('data', (bytes) => {
      answer += bytes;
      if (answer.includes('"errMsg"') && answer.includes('}')) over();
    });
    socket.on('error', () => answer || reject(new Error('cut off without an answer')));
    socket.on('close', over);
    socket.write(`${head.join('\r\n')}\r\n\r\n${more ? chunk(body) : body}`);
    pour();
  });

const form = 'multipart/form-data; boundary=b0';
const part = '--b0\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
const damaged: [string, string | null, string][] = [
  ['no type', null, `${part}%PDF-1.7\r\n--b0--\r\n`],
  ['no boundary', 'multipart/form-data', `${part}%PDF-1.7\r\n--b0--\r\n`],
  ['an empty boundary', 'multipart/form-data; boundary=', `${part}%PDF-1.7\r\n--b0--\r\n`],
  ['a quoted empty boundary', 'multipart/form-data; boundary=""', part],
  ['a boundary without end', `multipart/form-data; boundary=${'b'.repeat(8_000)}`, `--${'b'.repeat(8_000)}\r\n`],
  ['another boundary', 'multipart/form-data; boundary=c1', `${part}%PDF-1.7\r\n--b0--\r\n`],
  ['no body', form, ''],
  ['nothing but the boundary', form, '--b0'],
  ['nothing but the end', form, '--b0--\r\n'],
  ['hyphens alone', form, '-'.repeat(100_000)],
  ['an end in the headers of a part', form, '--b0\r\ncontent-disposition: form-da'],
  ['an end after the headers', form, part],
  ['an end in the file', form, `${part}%PDF-1.7`],
  ['half a boundary at the end', form, `${part}%PDF-1.7\r\n--b`],
  ['a part without headers', form, '--b0\r\n\r\n%PDF-1.7\r\n--b0--\r\n'],
  ['headers without end', form, `--b0\r\n${'x: y\r\n'.repeat(5_000)}`],
  ['a file without a name', form, '--b0\r\ncontent-disposition: form-data; name="file"\r\n\r\n%PDF\r\n--b0--\r\n'],
  ['a field called __proto__', form, '--b0\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b0--\r\n'],
  ['bytes', form, '\u0000\ufffd\r\n'.repeat(1_000)],
];

describe('a body that is no form', () => {
  it.each(damaged)('with %s is refused, and that is the sender’s fault', async (_, type, body) => {
    for (const path of PATHS) {
      const { status, name } = await send(path, type, body);
      expect([path, status]).toEqual([path, 400]);
      expect(name).toBe('invalid');
    }
    expect((await person.get('/resume/list')).data.total).toBe(0);
  });

  it('takes a file that its sender gave no name as a file', async () => {
    const head =
      '--b0\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream\r\n\r\n';
    expect((await send(PATHS[0]!, form, `${head}just text\r\n--b0--\r\n`)).status).toBe(415);
  });
});

describe('a body that is too large says which limit', () => {
  it.each([
    ['before its first part', ''],
    ['in a field', '--b0\r\ncontent-disposition: form-data; name="name"\r\n\r\n'],
    ['in the headers of a part', '--b0\r\ncontent-disposition: form-data; name="file"; filename="'],
    ['in a file that is not asked for', part.replace('"file"', '"other"')],
  ])('without end %s', async (_, begin) => {
    const answer = await send(PATHS[0]!, form, begin, 'x'.repeat(64 * 1024), another);
    expect([400, 413]).toContain(answer.status);
    if (answer.status === 413)
      expect(answer).toMatchObject({ name: 'bodyTooLarge', errMsg: expect.stringMatching(/ 10 MB/) });
  });

  it('as the file itself', async () => {
    const answer = await send(PATHS[0]!, form, part, 'x'.repeat(64 * 1024), another);
    expect(answer.status).toBe(413);
    expect(answer.errMsg).toMatch(/ 10 MB/);
  });

  it('as JSON, to a client that still sends', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(9 * 1024 * 1024), language: 'en' });
    const answer = await send('/api/resume/manualAdd', 'application/json', body);
    expect(answer).toMatchObject({ status: 413, name: 'bodyTooLarge', errMsg: expect.stringContaining('2 MB') });
  });

  it('as JSON', async () => {
    const answer = await person.post('/resume/manualAdd', { name: 'x'.repeat(2 * 1024 * 1024), language: 'en' });
    expect(answer).toMatchObject({ status: 413, code: 108, name: 'bodyTooLarge', data: { maxBytes: 2 * 1024 * 1024 } });
    expect(answer.errMsg).toContain('2 MB');
  });
});
