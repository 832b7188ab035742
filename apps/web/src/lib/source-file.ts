import { SOURCE_ENDINGS, UPLOAD_MAX_BYTES } from '@verdant/contracts/constants';

/** Kinds of files that a résumé can be read from, as a file dialog takes them. */
export const SOURCE_ACCEPT = SOURCE_ENDINGS.map((ending) => `.${ending}`).join(',');

const MAGIC = '%PDF-';
/** How far into the file readers look for the mark. */
const MAGIC_WITHIN = 1024;

export type FileProblem = 'notSupported' | 'tooLarge' | 'empty';

/** What is wrong with a chosen file, before it is sent; null where it may go. A PDF may be called anything. */
export async function fileProblem(file: File): Promise<FileProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > UPLOAD_MAX_BYTES) return 'tooLarge';
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (SOURCE_ENDINGS.some((known) => known === ending)) return null;
  const head = new Uint8Array(await file.slice(0, MAGIC_WITHIN).arrayBuffer());
  return String.fromCharCode(...head).includes(MAGIC) ? null : 'notSupported';
}

let waiting: File | null = null;

/** Keeps a file that was dropped before signing in; it lives as long as the page does. */
export const keepFile = (file: File): void => {
  waiting = file;
};

/** Whether a file is kept. */
export const hasFile = (): boolean => waiting !== null;

/** The kept file, once. */
export function takeFile(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}
