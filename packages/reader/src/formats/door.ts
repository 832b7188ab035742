import { Failure, type ImportReading, type ImportSource, type SourceKind } from '@verdant/contracts';
import { MAX_BYTES } from '../pdf/open.ts';
import { type ReadOptions, readResume as readPdf } from '../read.ts';
import { readingOf } from '../reading.ts';
import { readDocx } from './docx/read-docx.ts';
import { readJson } from './json/read-json.ts';
import { decodeText, sniff } from './sniff.ts';
import { withinLimits } from './text/limits.ts';
import { markdownLines } from './text/markdown.ts';
import { plainLines } from './text/plain.ts';

type Reader = (bytes: Uint8Array, options: ReadOptions) => Promise<ImportReading>;

const textOf = (bytes: Uint8Array): string => withinLimits(decodeText(bytes) ?? '');

const readers: Record<SourceKind, Reader> = {
  pdf: readPdf,
  docx: async (bytes) => readingOf(readDocx(bytes)),
  json: async (bytes) => readJson(decodeText(bytes) ?? ''),
  text: async (bytes) => readingOf({ lines: plainLines(textOf(bytes)) }),
  markdown: async (bytes) => readingOf({ lines: markdownLines(textOf(bytes)) }),
  picture: async () => {
    throw new Failure('notSupported');
  },
};

/**
 * Reads a résumé of any kind that we know; its bytes say which. Throws `Failure`: tooLarge, notSupported, encrypted,
 * damaged, tooManyPages, noText, badPicture; the signal's reason when aborted.
 */
export async function readResume(bytes: Uint8Array, options: ReadOptions = {}): Promise<ImportSource> {
  if (bytes.byteLength > MAX_BYTES) throw new Failure('tooLarge', { data: { bytes: MAX_BYTES } });
  const kind = sniff(bytes);
  options.signal?.throwIfAborted();
  if (kind !== 'pdf') options.onStage?.('reading', 0, 1);
  return { kind, ...(await readers[kind](bytes, options)) };
}
