import { Failure } from '@verdant/contracts';
import { paragraph, rawDocx } from '@verdant/testkit/documents/raw-docx';
import { processorMs } from '@verdant/testkit/processor-time';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accept } from './accept-upload.ts';
import { readResume } from './read-resume.ts';

const MB = 2 ** 20;
const error = async (bytes: Uint8Array, options = {}) => {
  const cause = await readResume(bytes, options).catch((thrown: unknown) => thrown);
  return cause instanceof Failure ? cause.error : cause;
};
const text = (words: string) => new TextEncoder().encode(words);
const zipped = (files: Record<string, Uint8Array>) => zipSync(files, { level: 9 });

test('archives that swell are given up early', async () => {
  const bomb = zipped({ 'word/document.xml': new Uint8Array(64 * MB) });
  expect(bomb.length).toBeLessThan(MB);
  expect(await processorMs(async () => expect(await error(bomb)).toBe('damaged'))).toBeLessThan(5_000);
  const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`word/${i}.xml`, text('<a/>')]));
  expect(await error(zipped(many))).toBe('damaged');
}, 60_000);

test('entities that make each other grow are refused', async () => {
  const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
  const xml = `<!DOCTYPE w [<!ENTITY l0 "ha">${laughs}]><w>&l9;</w>`;
  expect(await error(zipped({ 'word/document.xml': strToU8(xml) }))).toBe('damaged');
});

test('nesting beyond all measure is refused, in XML and JSON', async () => {
  const depth = 50_000;
  const body = `${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;
  expect(await error(rawDocx(body))).toBe('damaged');
  expect(await error(text(`{"basics":${'['.repeat(depth)}${']'.repeat(depth)}}`))).toBe('damaged');
  expect(await error(text(`{"basics":{"name":"${'['.repeat(500)}"}}`))).not.toBe('damaged');
});

test('broken files', async () => {
  const whole = rawDocx(paragraph('Priya Raman, Data Engineer, Leeds'));
  expect(await error(whole)).not.toBeInstanceOf(Failure);
  expect(await error(whole.slice(0, 400))).toBe('damaged');
  expect(await error(rawDocx('<w:p><w:r></w:p>'))).toBe('damaged');
  expect(await error(zipped({ 'word/other.xml': text('<a/>') }))).toBe('damaged');
  expect(await error(text('{"basics": {'))).toBe('damaged');
  expect(await error(text('{"other": 1}'))).toBe('notSupported');
});

test('what is no document is said to be so', async () => {
  expect(await error(zipped({ mimetype: text('application/epub+zip') }))).toBe('notSupported');
  expect(await error(text('<!doctype html><p>Priya Raman</p>'))).toBe('notSupported');
  expect(await error(Uint8Array.from([0, 1, 2, 3, 4]))).toBe('notSupported');
  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  expect(await error(ole)).toBe('notSupported');
  expect(await error(Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]))).toBe('encrypted');
});

test('texts that are too long or say nothing, before they are kept', () => {
  expect(() => accept(new Uint8Array(10 * MB).fill(97))).toThrow('tooManyPages');
  expect(() => accept(text('a line\n'.repeat(4_000)))).toThrow('tooManyPages');
  expect(() => accept(text('hello'))).toThrow('noText');
});

test('pictures: without reading letters there is no text; huge and broken ones are refused', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const blank = await picture(400, 400);
  await expect(readResume(blank)).rejects.toMatchObject({ error: 'noText', data: { pictures: 1 } });
  expect(await error(blank.subarray(0, 60), { ocr: true })).toBe('badPicture');
  expect(await error(await picture(60, 60), { ocr: true })).toBe('badPicture');
  const huge = Buffer.from(blank);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  expect(await error(huge, { ocr: true })).toBe('badPicture');
});
