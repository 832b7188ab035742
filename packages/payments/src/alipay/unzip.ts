import { inflateRawSync } from 'node:zlib';
import { ProviderError } from '../channel.ts';

const MAX_BYTES = 200 * 1024 * 1024;
const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The files of a ZIP by its central directory: stored or deflated, as APPNOTE.TXT 4.3 says; no ZIP64. */
export function unzip(zip: Buffer): { name: Buffer; bytes: Buffer }[] {
  try {
    return entries(zip);
  } catch (error) {
    throw new ProviderError('refused', 'a bill that is no ZIP', error);
  }
}

function entries(zip: Buffer): { name: Buffer; bytes: Buffer }[] {
  let end = zip.length - 22;
  while (zip.readUInt32LE(end) !== END) end -= 1;
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== ENTRY) throw new RangeError('entry');
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + packed);
    const name = zip.subarray(at + 46, at + 46 + nameLength);
    const deflated = zip.readUInt16LE(at + 10) === 8;
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return { name, bytes: deflated ? inflateRawSync(data, { maxOutputLength: MAX_BYTES }) : data };
  });
}
