import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type ErrorName, Failure } from '@verdant/contracts';
import { readIsolated } from '@verdant/reader';

const sentences: Partial<Record<ErrorName, string>> = {
  notFound: 'there is no such file',
  notSupported: 'this is not a PDF',
  encrypted: 'the PDF is protected by a password',
  damaged: 'the PDF is damaged and cannot be opened',
  noText: 'the PDF has no text: it is a scan or a picture',
  tooManyPages: 'the PDF has more than 30 pages',
  tooLarge: 'the file is larger than 10 MB',
  timeout: 'reading took longer than 30 seconds',
};

/** Failures of the file system in our own words. */
function failureOf(cause: unknown): Failure {
  if (cause instanceof Failure) return cause;
  const code = (cause as NodeJS.ErrnoException).code;
  return new Failure(code === 'ENOENT' ? 'notFound' : code === 'EISDIR' ? 'notSupported' : 'internal', { cause });
}

async function readOne(file: string): Promise<object> {
  const bytes = await readFile(resolve(process.env.INIT_CWD ?? process.cwd(), file));
  const { language, content } = await readIsolated(bytes, { fileName: basename(file) });
  return { file, language, content };
}

const files = process.argv.slice(2).filter((argument) => argument !== '--');
if (!files.length) {
  process.stderr.write('Usage: npm run read -- FILE…   (résumés as PDF; prints one JSON line a file)\n');
  process.exitCode = 2;
}
for (const file of files) {
  try {
    process.stdout.write(`${JSON.stringify(await readOne(file))}\n`);
  } catch (cause) {
    const { error } = failureOf(cause);
    const message = sentences[error] ?? 'it could not be read';
    process.stdout.write(`${JSON.stringify({ file, error: { name: error, message } })}\n`);
    process.stderr.write(`${file}: ${message}.\n`);
    process.exitCode = 1;
  }
}
