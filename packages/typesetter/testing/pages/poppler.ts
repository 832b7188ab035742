import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The orders in which poppler reads a page: as it is told, as it looks, as it is drawn. */
export const MODES = { plain: [], layout: ['-layout'], raw: ['-raw'] } as const;

/** What poppler reads out of a PDF. */
export async function popplerText(bytes: Uint8Array, mode: keyof typeof MODES): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verdant-text-'));
  try {
    const file = join(folder, 'in.pdf');
    await writeFile(file, bytes);
    return (await run('pdftotext', [...MODES[mode], file, '-'])).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
