import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FetchOptions, fetchPublic } from './fetch-public.ts';

/** Both lie on this machine; the first alone may be asked, as if it were public. */
const OPEN = '127.9.9.9';
const CLOSED = '127.0.0.1';

const servers: Server[] = [];
async function serve(host: string, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

let open: string;
let closed: string;
let asked = 0;
beforeAll(async () => {
  closed = await serve(CLOSED, (_, answer) => {
    asked += 1;
    answer.setHeader('content-type', 'application/json').end('{"secret":1}');
  });
  const answers: Record<string, RequestListener> = {
    '/cv.json': (_, answer) => answer.setHeader('content-type', 'application/json').end('{"basics":{}}'),
    '/raw': (_, answer) => answer.setHeader('content-type', 'text/plain; charset=utf-8').end('{"basics":{}}'),
    '/page': (_, answer) => answer.setHeader('content-type', 'text/html').end('<!doctype html>'),
    '/packed': (_, answer) =>
      answer.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('x'),
    '/missing': (_, answer) => answer.writeHead(404).end(),
    '/here': (_, answer) => answer.writeHead(302, { location: '/cv.json' }).end(),
    '/round': (_, answer) => answer.writeHead(302, { location: '/round' }).end(),
    '/inside': (_, answer) => answer.writeHead(307, { location: `${closed}/` }).end(),
    '/metadata': (_, answer) => answer.writeHead(301, { location: 'http://169.254.169.254/latest' }).end(),
    '/file': (_, answer) => answer.writeHead(301, { location: 'file:///etc/passwd' }).end(),
    '/large': (_, answer) =>
      answer.writeHead(200, { 'content-type': 'application/json', 'content-length': 9_000 }).flushHeaders(),
    '/endless': (_, answer) => {
      answer.setHeader('content-type', 'application/json');
      const more = () => {
        while (!answer.destroyed && answer.write('[1,'.repeat(500)));
      };
      answer.on('drain', more);
      more();
    },
    '/slow': (_, answer) => {
      answer.setHeader('content-type', 'application/json').write('{');
      const drip = setInterval(() => answer.write(' '), 20);
      answer.on('close', () => clearInterval(drip));
    },
    '/silent': () => {},
  };
  open = await serve(OPEN, (request, answer) => answers[request.url!]!(request, answer));
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const options: FetchOptions = {
  timeoutMs: 600,
  maxBytes: 5_000,
  types: /^(?:application\/json|text\/plain)\b/,
  allowed: [OPEN],
};
const get = (address: string, more: Partial<FetchOptions> = {}) =>
  fetchPublic(new URL(address), { ...options, ...more });

/** A resolver of one's own: each name has its addresses, one after another for one question after another. */
function resolver(names: Record<string, string[]>): LookupFunction {
  return (hostname, { all }, done) => {
    const address = names[hostname]!.length > 1 ? names[hostname]!.shift()! : names[hostname]![0]!;
    const family = address.includes(':') ? 6 : 4;
    const found: LookupAddress[] = [{ address, family }];
    all ? done(null, found) : done(null, address, family);
  };
}

describe('a file of a public host', () => {
  it.each(['/cv.json', '/raw', '/here'])('is fetched: %s', async (path) => {
    const { url, bytes } = await get(open + path);
    expect(Buffer.from(bytes).toString()).toBe('{"basics":{}}');
    expect(url.pathname).toBe(path === '/here' ? '/cv.json' : path);
  });
  it('is fetched by name', async () => {
    const lookup = resolver({ 'cv.example.com': [OPEN] });
    const { bytes } = await get(open.replace(OPEN, 'cv.example.com') + '/cv.json', { lookup });
    expect(bytes).toHaveLength(13);
  });
});

describe('nothing is fetched', () => {
  it.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://[::1]',
    'http://[::]',
    'http://0.0.0.0',
    'http://0',
    'http://2130706433',
    'http://0x7f000001',
    'http://0x7f.1',
    'http://0177.0.0.1',
    'http://127.1',
    'http://①②⑦.0.0.1',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:7f00:1]',
    'http://[64:ff9b::7f00:1]',
    'http://[2002:7f00:1::]',
    'http://169.254.169.254',
    'http://[fd00:ec2::254]',
    'http://[fe80::1]',
    'http://10.0.0.1',
    'http://172.16.3.4',
    'http://192.168.1.1',
    'http://100.64.0.1',
    'http://198.18.0.1',
    'http://224.0.0.1',
    'http://255.255.255.255',
  ])('from %s', async (host) => {
    const port = new URL(closed).port;
    const before = asked;
    await expect(get(`${host}:${port}/`)).rejects.toMatchObject({ error: 'addressRefused', cause: undefined });
    expect(asked).toBe(before);
  });

  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['the address of this machine', CLOSED],
    ['fd12::1', 'fd12::1'],
    ['::1', '::1'],
    ['169.254.169.254', '169.254.169.254'],
  ])('from a name that leads to %s', async (_, address) => {
    const at = closed.replace(CLOSED, 'inner.example.com');
    await expect(get(at, { lookup: resolver({ 'inner.example.com': [address] }) })).rejects.toMatchObject({
      error: 'addressRefused',
    });
  });

  it('from a name that leads elsewhere when it is asked once more', async () => {
    const lookup = resolver({ 'twice.example.com': [OPEN, CLOSED] });
    const at = open.replace(OPEN, 'twice.example.com');
    await expect(get(`${at}/here`, { lookup })).rejects.toMatchObject({ error: 'addressRefused' });
  });

  it.each(['/inside', '/metadata', '/file'])('after a redirect: %s', async (path) => {
    const before = asked;
    await expect(get(open + path)).rejects.toMatchObject({ error: 'addressRefused' });
    expect(asked).toBe(before);
  });

  it.each(['ftp://example.com/a', 'file:///etc/passwd', 'data:application/json,{}', 'http://me:word@example.com/'])(
    'from %s',
    async (address) => {
      await expect(get(address)).rejects.toMatchObject({ error: 'addressRefused' });
    },
  );

  it.each([
    ['/page', 'addressNoFile'],
    ['/packed', 'addressNoFile'],
    ['/missing', 'addressSilent'],
    ['/round', 'addressSilent'],
    ['/large', 'tooLarge'],
    ['/endless', 'tooLarge'],
    ['/slow', 'addressSilent'],
    ['/silent', 'addressSilent'],
  ])('%s is %s, in time', async (path, error) => {
    const start = Date.now();
    await expect(get(open + path)).rejects.toMatchObject({ error });
    expect(Date.now() - start).toBeLessThan(options.timeoutMs + 1_500);
  });
});
