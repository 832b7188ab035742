import { basename } from 'node:path';
import { Failure } from '@verdant/contracts';
import { createReader } from '@verdant/reader';
import { analyze } from '@verdant/resume';
import { errorMessage, readInput } from './lib/input-file.ts';

const reader = createReader();
const today = new Date().toISOString().slice(0, 7);

async function analyzeOne(file: string): Promise<object> {
  const read = await reader.read(await readInput(file), { fileName: basename(file) });
  const { content, language, evidence } = read;
  const marked = new Map(evidence.filter(({ reason }) => reason !== null).map(({ path, reason }) => [path, reason]));
  const { score, band, industry, ledger, advice, strengths } = analyze({ content, language, today });
  return {
    file,
    language,
    score,
    band: band[language],
    industry: industry?.id ?? null,
    ledger: ledger.map(({ checkId, group, lost, allotment }) => ({ checkId, group, lost, allotment })),
    advice: advice.map(({ path, checkId, lost, title, detail, original, rewrite }) => ({
      path,
      check: checkId,
      certainty: marked.get(path) ?? 'sure',
      lost,
      title: title[language],
      detail: detail[language],
      original,
      rewrite,
    })),
    strengths: strengths.map(({ checkId, text }) => ({ check: checkId, text: text[language] })),
  };
}

const files = process.argv.slice(2).filter((argument) => argument !== '--');
if (!files.length) {
  process.stderr.write(
    'Usage: npm run -s analyze -- FILE…   (résumés as for `read`; prints one JSON line a file: score, ledger, advice with path, check and certainty)\n',
  );
  process.exitCode = 2;
}
for (const file of files) {
  try {
    process.stdout.write(`${JSON.stringify(await analyzeOne(file))}\n`);
  } catch (cause) {
    const name = cause instanceof Failure ? cause.error : 'internal';
    const message = errorMessage(cause);
    process.stdout.write(`${JSON.stringify({ file, error: { name, message } })}\n`);
    process.stderr.write(`${file}: ${message}.\n`);
    process.exitCode = 1;
  }
}
await reader.close();
