import { inflateSync } from 'node:zlib';

/** Letters that a content stream shows under a text of their own (ISO 32000-1, 14.9.4), as hexadecimal codes. */
export type ActualText = { text: string; codes: string };

/** What all streams of a document together, and one of them, may hold. */
const MAX_ALL = 64 * 2 ** 20;
const MAX_STREAM = 8 * 2 ** 20;
const STRING = String.raw`(?:<([0-9A-Fa-f\s]*)>|\(((?:\\[\s\S]|[^\\()])*)\))`;
const SPAN = new RegExp(
  String.raw`/Span\s*<<[^<>()]*/ActualText\s*${STRING}[^<>]*>>\s*BDC([\s\S]{0,2000}?)\bEMC\b`,
  'g',
);
/** Octal codes and escaped marks of literal strings (7.3.4.2). */
const ESCAPE = /\\(?:([0-7]{1,3})|([\s\S]))/g;

const unescaped = (text: string): string =>
  text.replace(ESCAPE, (_, octal, mark) => (octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : mark));

function decoded(bytes: Buffer): string {
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1');
  const units = bytes.subarray(2, bytes.length - (bytes.length % 2));
  return Buffer.from(units).swap16().toString('utf16le');
}

const spansIn = (content: string): ActualText[] =>
  [...content.matchAll(SPAN)].map(([, hex, literal, body]) => ({
    text: decoded(
      hex === undefined ? Buffer.from(unescaped(literal ?? ''), 'latin1') : Buffer.from(hex.replace(/\s/g, ''), 'hex'),
    ),
    codes: [...body!.matchAll(/<([0-9A-Fa-f\s]+)>/g)]
      .map(([, code]) => code!.replace(/\s/g, '').toLowerCase())
      .join(''),
  }));

function inflated(bytes: Uint8Array): string {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_STREAM }).toString('latin1');
  } catch {
    return '';
  }
}

/**
 * The texts that a document gives its own letters, a list a stream. Browsers write them for letters without a code of
 * their own (figures of equal width, small capitals); pdf.js passes them over.
 */
export function actualTexts(bytes: Uint8Array): ActualText[][] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lists: ActualText[][] = [];
  let all = 0;
  for (let at = file.indexOf('stream'); at >= 0 && all < MAX_ALL; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const from = at + 6 + (file[at + 6] === 13 ? 2 : 1);
    const content = inflated(file.subarray(from));
    all += content.length;
    if (content.includes('/ActualText')) lists.push(spansIn(content));
  }
  return lists;
}

/**
 * The texts for the codes that a page shows in marked content, in its order: those of the first stream that shows the
 * same codes in the same order, null where none does.
 */
export function textsFor(shown: string[], streams: ActualText[][]): string[] | null {
  for (const stream of streams) {
    const texts: string[] = [];
    for (const { text, codes } of stream)
      if (texts.length < shown.length && codes === shown[texts.length]) texts.push(text);
    if (texts.length === shown.length) return texts;
  }
  return null;
}
