import { expect, it } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';

it('believes what the proxy wrote about the caller, not what the caller did', async () => {
  const api = await createTestApi({ TRUST_PROXY: '1' });
  api.app.get('/who', async (request) => request.ip);
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };
  expect((await api.app.inject({ url: '/who', headers })).body).toBe('203.0.113.9');
  await api.close();
}, 60_000);
