import { expect, test } from 'vitest';
import { withoutPhotos } from './without-photos.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const pdf = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string)));

test.each(['\n', '\r\n', '\r'])('a picture behind stream%j begins as none, and what was given stays', (end) => {
  const given = pdf(`<< /Filter /DCTDecode >>\nstream${end}`, JPEG, '\nendstream', `stream${end}`, JPEG);
  const before = Buffer.from(given);
  const out = Buffer.from(withoutPhotos(given));
  expect(out.length).toBe(given.length);
  expect(out.includes(Buffer.from(JPEG))).toBe(false);
  expect(given.equals(before)).toBe(true);
});

test('the same bytes elsewhere are left alone', () => {
  const given = pdf('<< /Length 4 >>\nstream\nBT', JPEG, '\nendstream');
  expect(Buffer.from(withoutPhotos(given)).equals(given)).toBe(true);
});
