import { basename } from 'node:path';
import { Failure } from '@verdant/contracts';
import { createReader } from '@verdant/reader';
import { errorMessage, readInput } from './lib/input-file.ts';

const reader = createReader();

async function readOne(file: string): Promise<object> {
  const bytes = await readInput(file);
  const { kind, language, content, confidence, unassigned, warnings } = await reader.read(bytes, {
    fileName: basename(file),
  });
  return { file, kind, language, content, confidence, unassigned: unassigned.map(({ text }) => text), warnings };
}

const files = process.argv.slice(2).filter((argument) => argument !== '--');
if (!files.length) {
  process.stderr.write(
    'Usage: npm run read -- FILE…   (résumés as PDF, Word, picture, text, Markdown or JSON Resume; prints one JSON line a file)\n',
  );
  process.exitCode = 2;
}
for (const file of files) {
  try {
    process.stdout.write(`${JSON.stringify(await readOne(file))}\n`);
  } catch (cause) {
    const name = cause instanceof Failure ? cause.error : 'internal';
    const message = errorMessage(cause);
    process.stdout.write(`${JSON.stringify({ file, error: { name, message } })}\n`);
    process.stderr.write(`${file}: ${message}.\n`);
    process.exitCode = 1;
  }
}
await reader.close();
