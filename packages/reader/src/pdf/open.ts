import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { Failure, UPLOAD_MAX_BYTES } from '@verdant/contracts';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import { loadPdfjs } from './load-pdfjs.ts';
import { withUndrawnFonts } from './undrawn-fonts.ts';
import { withoutPhotos } from './without-photos.ts';

export const MAX_BYTES = UPLOAD_MAX_BYTES;
const MAX_PAGES = 30;
/** A PDF may begin with a few bytes that are not its own; readers look for the mark in the first kilobyte. */
const MAGIC_WITHIN = 1024;

const base = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, MAGIC_WITHIN)).includes('%PDF-');

function failureOf(cause: unknown): Failure {
  const name = cause instanceof Error ? cause.name : '';
  return new Failure(name === 'PasswordException' ? 'encrypted' : 'damaged', { cause });
}

/** What `PDFParse` keeps to itself; its own texts are runs without the place, colour and paint of each letter. */
type Opened = { load: () => Promise<PDFDocumentProxy>; destroy: () => Promise<void> };

/** `isDrawn`: pages of the document are drawn as pictures. */
export type OpenOptions = { isDrawn?: boolean };

async function parserOf(bytes: Uint8Array, { isDrawn = false }: OpenOptions): Promise<Opened> {
  const { PDFParse } = await loadPdfjs();
  const parser: unknown = new PDFParse({
    data: isDrawn ? Uint8Array.from(bytes) : withoutPhotos(bytes),
    cMapUrl: join(base, 'cmaps') + sep,
    cMapPacked: true,
    standardFontDataUrl: join(base, 'standard_fonts') + sep,
    wasmUrl: join(base, 'wasm') + sep,
    verbosity: 0,
    isEvalSupported: false,
    ...(isDrawn ? { disableFontFace: true } : withUndrawnFonts()),
    useSystemFonts: false,
    stopAtErrors: false,
  });
  return parser as Opened;
}

/**
 * Opens the document with pdf-parse, hands its pdf.js document to `use` and closes it again.
 * Throws `Failure`: notSupported, tooLarge, encrypted, damaged, tooManyPages.
 */
export async function withDocument<T>(
  bytes: Uint8Array,
  use: (doc: PDFDocumentProxy) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  if (bytes.byteLength > MAX_BYTES) throw new Failure('tooLarge', { data: { bytes: MAX_BYTES } });
  if (!isPdf(bytes)) throw new Failure('notSupported');
  const parser = await parserOf(bytes, options);
  try {
    const doc = await parser.load().catch((cause: unknown) => Promise.reject(failureOf(cause)));
    if (doc.numPages > MAX_PAGES) throw new Failure('tooManyPages', { data: { pages: doc.numPages, max: MAX_PAGES } });
    return await use(doc);
  } finally {
    await parser.destroy();
  }
}
