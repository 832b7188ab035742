import { Failure } from '@verdant/contracts';
import { Unzip, UnzipInflate } from 'fflate';

const MAX_ENTRIES = 2_000;
const MAX_ENTRY_BYTES = 24 * 2 ** 20;
const MAX_TOTAL_BYTES = 48 * 2 ** 20;
/** XML of a word processor shrinks twenty times at most; a bomb a thousand times. */
const MAX_RATIO = 120;
const RATIO_COUNTS_FROM = 2 ** 20;
/** Deflate makes at most a thousand times of what it is given: this much at a time keeps every step small. */
const STEP_BYTES = 4_096;

/**
 * The files of a ZIP that `wants` asks for, by name. Sizes are counted as they come out, whatever the archive says of
 * them. Throws `Failure` damaged, where something in it is broken or swells beyond all measure.
 */
export function unzip(bytes: Uint8Array, wants: (name: string) => boolean): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let [entries, total] = [0, 0];
  const unzipper = new Unzip((file) => {
    if (++entries > MAX_ENTRIES) throw new Failure('damaged', { cause: `more than ${MAX_ENTRIES} entries` });
    const name = file.name.replaceAll('\\', '/').replace(/^\//, '');
    if (!wants(name) || files.has(name)) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, final) => {
      if (error) throw error;
      size += chunk.length;
      total += chunk.length;
      const swells = size > RATIO_COUNTS_FROM && size > bytes.length * MAX_RATIO;
      if (size > MAX_ENTRY_BYTES || total > MAX_TOTAL_BYTES || swells)
        throw new Failure('damaged', { cause: 'swells beyond measure' });
      chunks.push(chunk);
      if (final) files.set(name, Buffer.concat(chunks));
    };
    file.start();
  });
  unzipper.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += STEP_BYTES)
      unzipper.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length);
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure('damaged', { cause });
  }
  return files;
}
