import { Failure, type ImportReading, type ImportSource, type SourceKind } from '@verdant/contracts';
import { MAX_BYTES } from '../pdf/open.ts';
import { readResume as readPdf } from '../read.ts';
import type { ReadOptions } from '../read-options.ts';
import { readingOf } from '../reading.ts';
import { decodeText, sniff } from './detect-kind.ts';
import { withinLimits } from './text/limits.ts';

type Reader = (bytes: Uint8Array, options: ReadOptions) => Promise<ImportReading>;

const textOf = (bytes: Uint8Array): string => withinLimits(decodeText(bytes) ?? '');

/** What a kind needs is loaded when the first of it comes. */
const readers: Record<SourceKind, Reader> = {
  pdf: readPdf,
  docx: async (bytes, options) => readingOf((await import('./docx/read-docx.ts')).readDocx(bytes), options),
  json: async (bytes) => (await import('./json/read-json.ts')).readJson(decodeText(bytes) ?? ''),
  linkedin: async (bytes) => (await import('./linkedin/read-export.ts')).readExport(bytes),
  text: async (bytes, options) =>
    readingOf({ lines: (await import('./text/plain.ts')).plainLines(textOf(bytes)) }, options),
  markdown: async (bytes, options) =>
    readingOf({ lines: (await import('./text/markdown.ts')).markdownLines(textOf(bytes)) }, options),
  picture: async (bytes, options) => (await import('./ocr/read-picture.ts')).readPicture(bytes, options),
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
