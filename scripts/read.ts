import { basename } from 'node:path';
import { Failure } from '@verdant/contracts';
import { createReader } from '@verdant/reader';
import { errorMessage, readInput } from './lib/input-file.ts';

const reader = createReader();

/** With `--values` every value by itself: where it goes, the words that it comes from, and whether to look at it. */
const withValues = process.argv.includes('--values');

async function readOne(file: string): Promise<object> {
  const bytes = await readInput(file);
  const { kind, language, content, confidence, evidence, unassigned, warnings } = await reader.read(bytes, {
    fileName: basename(file),
  });
  if (withValues) {
    const values = evidence.map(({ path, quote, confidence: mark, reason, probability }) => ({
      path,
      quote,
      probability,
      mark,
      reason,
    }));
    return { file, kind, language, confidence, values, unassigned: unassigned.map(({ text }) => text), warnings };
  }
  return { file, kind, language, content, confidence, unassigned: unassigned.map(({ text }) => text), warnings };
}

const files = process.argv.slice(2).filter((argument) => argument !== '--' && argument !== '--values');
if (!files.length) {
  process.stderr.write(
    'Usage: npm run read -- [--values] FILE…   (résumés as PDF, Word, picture, text, Markdown or JSON Resume; prints one JSON line a file)\n',
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
