import { basename } from 'node:path';
import { type Advice, Failure } from '@verdant/contracts';
import { createReader } from '@verdant/reader';
import { analyze } from '@verdant/resume';
import { errorMessage, readInput } from './lib/input-file.ts';
import { readingOf } from './lib/reading-of.ts';

const reader = createReader();
const today = new Date().toISOString().slice(0, 7);

async function analyzeOne(file: string): Promise<object> {
  const read = await reader.read(await readInput(file), { fileName: basename(file) });
  const { content, language } = read;
  const analysis = analyze({ content, language, today, reading: readingOf(read) });
  const { score, unscored = null, band, industry, ledger, advice, cards = [], unsure = [], strengths } = analysis;
  const byId = new Map(advice.map((one) => [one.id, one]));
  return {
    file,
    language,
    score: unscored ? null : score,
    unscored,
    band: band[language],
    industry: industry?.id ?? null,
    ledger: ledger.map(({ checkId, group, lost, allotment }) => ({ checkId, group, lost, allotment })),
    advice: cards.map(({ kind, ids }) => {
      const pieces = ids.map((id) => byId.get(id)!);
      const [{ path, checkId, title, detail, original, rewrite, question }] = pieces as [Advice, ...Advice[]];
      return {
        path,
        check: checkId,
        // what stands nowhere in the reading may yet stand in the document
        certainty: question || kind === 'empty' ? 'question' : 'sure',
        kind,
        lost: Math.round(10 * pieces.reduce((sum, one) => sum + one.lost, 0)) / 10,
        title: title[language],
        detail: detail[language],
        original,
        rewrite,
        more: pieces.slice(1).map((one) => ({ path: one.path, check: one.checkId, detail: one.detail[language] })),
      };
    }),
    unsure,
    strengths: strengths.map(({ checkId, text }) => ({ check: checkId, text: text[language] })),
  };
}

const files = process.argv.slice(2).filter((argument) => argument !== '--');
if (!files.length) {
  process.stderr.write(
    'Usage: npm run -s analyze -- FILE…   (résumés as for `read`; prints one JSON line a file: score, ledger, advice with path, check and certainty; what may be misread stands under `unsure`)\n',
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
