import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ErrorName, Failure } from '@verdant/contracts';

const sentences: Partial<Record<ErrorName, string>> = {
  notFound: 'there is no such file',
  notSupported: 'this is no PDF, Word file, picture, text, Markdown or JSON Resume',
  encrypted: 'the file is protected by a password',
  damaged: 'the file is damaged and cannot be read',
  noText: 'no words were found, neither as text nor in pictures',
  tooManyPages: 'the document is longer than 30 pages, or 10 pages of scans',
  tooLarge: 'the file is larger than 10 MB',
  badPicture: 'the picture is broken, too small or too large',
  readingTooLong: 'reading took too long and was stopped',
  render: 'the page could not be set',
};

/** A path as the person typed it, from the folder they typed it in. */
export const resolveFromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** Fails with `Failure`: notFound, notSupported (a folder), internal. */
export async function readInput(path: string): Promise<Uint8Array> {
  try {
    return await readFile(resolveFromCaller(path));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Failure(code === 'ENOENT' ? 'notFound' : code === 'EISDIR' ? 'notSupported' : 'internal', { cause });
  }
}

/** What went wrong with one file, for the terminal. */
export function errorMessage(error: unknown): string {
  if (error instanceof Failure) return sentences[error.error] ?? `it could not be processed (${error.error})`;
  return error instanceof Error ? error.message : String(error);
}
