import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** A WOFF 1.0 file (W3C Recommendation, 2012) as the TrueType font that it packs, table by table. */
export function unpackWoff(path: string): Buffer {
  const woff = readFileSync(path);
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error(`not a WOFF file: ${path}`);
  const count = woff.readUInt16BE(12);
  let end = 12 + 16 * count;
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = HEADER + ENTRY * index;
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(offset, offset + packedLength);
    const at = end;
    end += (length + 3) & ~3;
    return { entry, at, length, bytes: packedLength < length ? inflateSync(packed) : packed };
  });
  const font = Buffer.alloc(end);
  woff.copy(font, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(16 * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(16 * (count - 2 ** power), 10);
  tables.forEach(({ entry, at, length, bytes }, index) => {
    const row = 12 + 16 * index;
    woff.copy(font, row, entry, entry + 4);
    woff.copy(font, row + 4, entry + 16, entry + 20);
    font.writeUInt32BE(at, row + 8);
    font.writeUInt32BE(length, row + 12);
    bytes.copy(font, at);
  });
  return font;
}
