import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { ExportedFile } from '@verdant/server/people';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** What is packed already gains nothing by packing. */
const PACKED = /\.(pdf|jpg|png|webp|docx|zip)$/;

/** Writes the files into `out` as one zip, one after the other, no faster than `out` takes them. */
export async function zipInto(out: Writable, files: AsyncIterable<ExportedFile>): Promise<void> {
  let failure: Error | null = null;
  const zip = new Zip((error, chunk, final) => {
    failure ??= error;
    if (chunk) out.write(chunk);
    if (final) out.end();
  });
  for await (const { path, bytes } of files) {
    const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    entry.push(await bytes(), true);
    if (failure) throw failure;
    if (out.destroyed) return zip.terminate();
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')]);
  }
  zip.end();
}
