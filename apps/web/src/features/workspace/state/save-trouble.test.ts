import { expect, it } from 'vitest';
import { ApiError, type ApiErrorName } from '../../../lib/api-error.ts';
import { saveTrouble } from './save-trouble.ts';

it.each<[ApiErrorName, number, string]>([
  ['stale', 409, 'stale'],
  // 106 as well, but nobody has saved meanwhile
  ['wrongState', 409, 'refused'],
  ['invalid', 400, 'refused'],
  ['tooMany', 429, 'network'],
  ['internal', 500, 'network'],
  ['noEnvelope', 404, 'network'],
  ['network', 0, 'network'],
])('a save that met %s (%i) is %s', (name, status, kind) => {
  expect(saveTrouble(new ApiError(name, status, 'why')).kind).toBe(kind);
});

it('what no call has thrown is tried again', () => {
  expect(saveTrouble(new TypeError('fetch failed'))).toEqual({ kind: 'network' });
});
