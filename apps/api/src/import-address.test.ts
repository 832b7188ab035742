import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createTestApi, type TestApi } from '../testing/test-api.ts';

/** A machine that may be asked as if it were public, and this one, which may not. */
const OPEN = '127.9.9.9';
const cv = JSON.stringify({ basics: { name: 'Maria Santos', email: 'maria@example.com' } });

let api: TestApi;
let off: TestApi;
let person: Client;
let server: Server;
let host: string;
let asked: { url: string; headers: Record<string, unknown> }[] = [];
beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push({ url: request.url!, headers: request.headers });
    const send = (type: string, text: string) => answer.setHeader('content-type', type).end(text);
    if (request.url === '/me/raw/r%C3%A9sum%C3%A9.json') send('text/plain; charset=utf-8', cv);
    else if (request.url === '/moved') answer.writeHead(302, { location: '/me/raw/r%C3%A9sum%C3%A9.json' }).end();
    else if (request.url === '/private') answer.writeHead(302, { location: 'http://127.0.0.1:5432/' }).end();
    else if (request.url === '/prose') send('text/plain', 'Maria Santos\nExperience\nHarbor Books 2016 - 2020');
    else if (request.url === '/page') send('text/html', '<!doctype html><p>Maria Santos');
    else if (request.url === '/disguised') send('application/json', '<!doctype html><p>Maria Santos');
    else if (request.url === '/slow') answer.writeHead(200, { 'content-type': 'application/json' }).write('{');
    else if (request.url === '/endless') {
      answer.setHeader('content-type', 'application/json');
      const more = () => {
        while (!answer.destroyed && answer.write(Buffer.alloc(1_000_000, '[')));
      };
      answer.on('drain', more);
      more();
    } else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, OPEN, resolve));
  host = `http://${OPEN}:${(server.address() as AddressInfo).port}`;
  api = await createTestApi({ IMPORT_FROM_ADDRESS_ALLOWED: OPEN, IMPORT_FROM_ADDRESS_TIMEOUT_MS: '5000' });
  off = await createTestApi({ IMPORT_FROM_ADDRESS: 'false' });
  person = await api.signUp('fetcher@example.com');
}, 60_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await off.close();
  await api.close();
});

const give = async (address: unknown, by = person) => by.post('/resume/import/address', { address });
/** Calls count by person. */
const other = (name: string) => api.signUp(`${name}@example.com`);

describe('an address', () => {
  it.each(['/me/raw/r%C3%A9sum%C3%A9.json', '/moved'])(
    'of a JSON Resume file is read like an upload: %s',
    async (path) => {
      asked = [];
      const { data, code } = await give(`  ${host}${path} `);
      expect(code).toBe(0);
      const source = await person.get('/resume/source', { id: data.resumeId });
      expect(source.headers['content-type']).toBe('application/json');
      expect(source.raw.toString()).toBe(cv);
      expect((await person.get('/resume/detail', { id: data.resumeId })).data).toMatchObject({
        name: 'résumé',
        status: 'processing',
      });
      expect((await person.get('/task/detail', { id: data.taskId })).data.kind).toBe('resume.import');
      for (const { headers } of asked) expect(headers).not.toHaveProperty('cookie');
    },
  );

  let refused: Client;
  let elsewhere: Client;
  let mistaken: Client;
  beforeAll(async () => {
    refused = await other('refused');
    elsewhere = await other('elsewhere');
    mistaken = await other('mistaken');
  }, 60_000);

  it.each([
    ['/page', 415, 'addressNoFile'],
    ['/disguised', 415, 'addressNoFile'],
    ['/prose', 415, 'addressNoFile'],
    ['/nothing', 422, 'addressSilent'],
    ['/slow', 422, 'addressSilent'],
    ['/endless', 413, 'tooLarge'],
    ['/private', 400, 'addressRefused'],
  ])('%s is refused: %s %s, and leaves no résumé', async (path, status, name) => {
    expect(await give(host + path, refused)).toMatchObject({ status, name });
    expect((await refused.get('/resume/list')).data.total).toBe(0);
  });

  it.each([
    'http://127.0.0.1/cv.json',
    'http://[::1]/cv.json',
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://localhost/',
    'file:///etc/passwd',
    'http://somebody:word@example.com/',
  ])('%s is never asked', async (address) => {
    const answer = await give(address, elsewhere);
    expect(answer).toMatchObject({ status: 400, name: 'addressRefused' });
    expect(answer.errMsg).toMatch(/public/);
  });

  it.each(['', 'not an address', 'x'.repeat(2_001), 7])('is told what is wrong with %j', async (address) => {
    expect(await give(address, mistaken)).toMatchObject({ status: 400, code: 100 });
  });

  it('is asked ten times a minute of one person, and of no draft', async () => {
    const eager = await other('eager');
    for (let n = 0; n < 10; n++) await give('file:///x', eager);
    expect(await give('file:///x', eager)).toMatchObject({ status: 429, name: 'tooMany' });
    expect(await give('file:///x', api.visitor)).toMatchObject({ status: 401 });
  });

  it('is not asked where the operator has turned it off', async () => {
    const somebody = await off.signUp('off@example.com');
    expect(await give(`${host}/moved`, somebody)).toMatchObject({ status: 409, name: 'addressOff' });
  });
});
