export const MAX_PDF_MB = 10;
const MAX_PDF_BYTES = MAX_PDF_MB * 1024 * 1024;
const MAGIC = '%PDF-';
/** How far into the file readers look for the mark. */
const MAGIC_WITHIN = 1024;

export type FileTrouble = 'notPdf' | 'tooLarge' | 'empty';

/** What is wrong with a chosen file, before it is sent; null where it may go. */
export async function pdfTrouble(file: File): Promise<FileTrouble | null> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_PDF_BYTES) return 'tooLarge';
  const head = new Uint8Array(await file.slice(0, MAGIC_WITHIN).arrayBuffer());
  return String.fromCharCode(...head).includes(MAGIC) ? null : 'notPdf';
}

let waiting: File | null = null;

/** Keeps a file that was dropped before signing in; it lives as long as the page does. */
export const keepFile = (file: File): void => {
  waiting = file;
};

/** The kept file, once. */
export function takeFile(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}
