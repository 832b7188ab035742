import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { createLlm } from './create.ts';

it.each([301, 302, 307, 308])('a provider that sends us elsewhere (%i) is not followed', async (status) => {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    answer.writeHead(status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const llm = createLlm({ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'k', model: 'm', retryMs: 5 });
  const answer = await llm.ask({ system: 'x', data: {}, schema: Type.Object({}), name: 'word' });
  server.close();
  expect(answer.ok).toBe(false);
  expect(new Set(asked)).toEqual(new Set(['/v1/chat/completions']));
});
