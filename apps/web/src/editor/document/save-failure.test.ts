import { expect, it } from 'vitest';
import { ApiError, type ApiErrorName } from '../../lib/api-error.ts';
import { saveFailure } from './save-failure.ts';

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
  expect(saveFailure(new ApiError(name, status, () => 'why')).kind).toBe(kind);
});

it('what no call has thrown is tried again', () => {
  expect(saveFailure(new TypeError('fetch failed'))).toEqual({ kind: 'network' });
});
