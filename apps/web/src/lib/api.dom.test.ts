import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../testing/browser.ts';
import { ApiError, call, fileUrl, onUnauthorised } from './api.ts';
import { onMembership } from './membership.ts';

const fetched = vi.fn<typeof fetch>();
const answers = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const asked = () => {
  const [url, init] = fetched.mock.calls[0]!;
  return { url, method: init?.method, body: init?.body, headers: init?.headers as Record<string, string> };
};
const failed = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const ID = '6f1c1f8e-8f33-4a0c-9d3f-0c2b6a2f9b11';

beforeAll(browser);
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('puts the input of a GET into the query, with the mark of our own pages and the language', async () => {
  answers(200, { code: 0, data: { items: [], total: 0 }, errMsg: '' });
  expect(await call('GET /resume/list', { page: 2, size: 24 })).toEqual({ items: [], total: 0 });
  expect(asked()).toMatchObject({
    url: '/api/resume/list?page=2&size=24',
    method: 'GET',
    body: undefined,
    headers: { 'x-verdant': '1', 'accept-language': 'en' },
  });
});

it('puts the input of a POST into the body', async () => {
  answers(200, { code: 0, data: null, errMsg: '' });
  await call('POST /password/change', { current: 'a', password: 'b' });
  expect(asked()).toMatchObject({
    url: '/api/password/change',
    method: 'POST',
    body: '{"current":"a","password":"b"}',
  });
  expect(asked().headers['content-type']).toBe('application/json');
});

it('keeps the id of a picture call in the query', async () => {
  answers(200, { code: 0, data: null, errMsg: '' });
  await call('POST /resume/image/select', { id: ID });
  expect(asked()).toMatchObject({ url: `/api/resume/image/select?id=${ID}`, method: 'POST', body: undefined });
});

it('throws what the envelope says', async () => {
  answers(409, { code: 106, name: 'stale', data: { field: 'revision' }, errMsg: 'It has been changed elsewhere' });
  const error = await failed(call('GET /resume/detail', { id: ID }));
  expect(error).toMatchObject({
    error: 'stale',
    status: 409,
    errMsg: 'It has been changed elsewhere',
    field: 'revision',
  });
  expect(error.message).toBe('It has been changed elsewhere');
});

it('names the status of an answer that is no envelope', async () => {
  answers(502, '<h1>Bad Gateway</h1>');
  const error = await failed(call('GET /health', {}));
  expect(error).toMatchObject({ error: 'noEnvelope', status: 502, errMsg: 'Request failed with status code 502' });
});

it('tells a dead network from a cancelled call', async () => {
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await failed(call('GET /health', {}))).toMatchObject({ error: 'network', status: 0 });
  const cancelled = AbortSignal.abort();
  fetched.mockRejectedValueOnce(cancelled.reason);
  expect(await failed(call('GET /health', {}, { signal: cancelled }))).toMatchObject({ error: 'aborted', status: 0 });
});

it('tells of a lost session, but not where the password was wrong', async () => {
  const lost = vi.fn();
  const stop = onUnauthorised(lost);
  answers(401, { code: 103, name: 'wrongPassword', data: null, errMsg: 'Wrong' });
  await failed(call('POST /login', { email: 'a@example.com', password: 'x' }));
  expect(lost).not.toHaveBeenCalled();
  answers(401, { code: 103, name: 'unauthorised', data: null, errMsg: 'Please sign in first' });
  await failed(call('GET /task/list', { page: 1, size: 20 }));
  expect(lost).toHaveBeenCalledOnce();
  stop();
  answers(401, { code: 103, name: 'unauthorised', data: null, errMsg: 'Please sign in first' });
  await failed(call('GET /task/list', { page: 1, size: 20 }));
  expect(lost).toHaveBeenCalledOnce();
});

it('opens the recharge dialog where the quota is used up, and at no other error', async () => {
  const opened = vi.fn();
  const stop = onMembership(opened);
  answers(409, { code: 106, name: 'stale', data: null, errMsg: 'It has been changed elsewhere' });
  await failed(call('GET /resume/detail', { id: ID }));
  expect(opened).not.toHaveBeenCalled();
  answers(402, { code: 101, name: 'balance', data: null, errMsg: 'Used up' });
  await failed(call('POST /resume/analyze', { id: ID }));
  expect(opened).toHaveBeenCalledExactlyOnceWith('recharge');
  stop();
});

it('gives up after 100 seconds and says so', async () => {
  const given = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  fetched.mockRejectedValueOnce(new DOMException('', 'TimeoutError'));
  const error = await failed(call('GET /health', {}));
  expect(given).toHaveBeenCalledWith(100_000);
  expect(error).toMatchObject({ error: 'requestTimeout', status: 0 });
  expect(error.errMsg).toMatch(/^timeout of 100000ms exceeded/);
  given.mockRestore();
});

it('waits by itself while the server has no place, and says so when the time is over', async () => {
  vi.useFakeTimers();
  const busy = { code: 500, name: 'busy', data: { retryAfter: 2 }, errMsg: 'Please try again in a moment' };
  answers(503, busy);
  answers(503, busy);
  answers(200, { code: 0, data: { status: 'ok' }, errMsg: '' });
  const answer = call('GET /health', {});
  await vi.advanceTimersByTimeAsync(1_900);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(6_100);
  expect(await answer).toMatchObject({ status: 'ok' });
  vi.useRealTimers();
  const leave = new AbortController();
  answers(503, busy);
  const left = failed(call('GET /health', {}, { signal: leave.signal }));
  setTimeout(() => leave.abort(), 50);
  expect(await left).toMatchObject({ error: 'busy', status: 503, errMsg: 'Please try again in a moment' });
  expect(fetched).toHaveBeenCalledTimes(4);
});

it('builds addresses of files', () => {
  expect(fileUrl('GET /resume/thumbnail', { id: ID, r: 3 })).toBe(`/api/resume/thumbnail?id=${ID}&r=3`);
});
