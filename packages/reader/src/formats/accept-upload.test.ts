import { expect, it } from 'vitest';
import { accept } from './accept-upload.ts';

const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(64)]);

it.each([
  ['cv.pdf', Buffer.from('\0\u0001 cut off'), 'notAsNamed'],
  ['CV.PDF', Buffer.from('<!doctype html><p>Maria'), 'notAsNamed'],
  ['cv.docx', Buffer.from('PK\u0003\u0004 no document'), 'notAsNamed'],
  ['photo.jpeg', Buffer.from('  '), 'notAsNamed'],
  ['cv.odt', Buffer.from('PK\u0003\u0004 no document'), 'notSupported'],
  ['cv.doc', old, 'notSupported'],
  ['cv.txt', Buffer.from('  '), 'noText'],
])('%s in which nothing can be read: %#', (name, bytes, error) => {
  expect(() => accept(bytes, name)).toThrow(expect.objectContaining({ error }));
});

it('takes what can be read for what it is, whatever its name', () => {
  expect(accept(Buffer.from('%PDF-1.7'), 'cv.txt').kind).toBe('pdf');
});
