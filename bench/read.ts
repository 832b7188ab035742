import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { createTypesetter } from '@verdant/typesetter';
import { readResume as readAny } from '../packages/reader/src/formats/read-resume.ts';
import { readResume } from '../packages/reader/src/read.ts';
import { picture } from '../packages/reader/testing/pictures.ts';
import { compare, expectedOf, foundOf, macro, micro, type Scores } from '../packages/reader/testing/score.ts';
import { printedFixtures } from './read/documents.ts';
import { plainText } from './read/plain-text.ts';
import { median, table } from './render/table.ts';
import { strangersDocuments } from './strangers/documents.ts';

/**
 * `npm run bench:read`: whether our own layouts come back whole, and what reading takes: documents of ours and of others
 * beside pdf.js in the same run, memory over many documents, a page that is a picture. How well strangers' documents are
 * read is said by `npm run bench:strangers`.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const many = Number(process.env.BENCH_READS ?? 1000);
/** That of the product's reader (`packages/reader/src/isolate/create-reader.ts`). */
const HEAP_MB = 512;
const print = (text: string) => process.stdout.write(`${text}\n`);
const percent = (share: number) => (100 * share).toFixed(1);
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

print(`${cpus()[0]?.model ?? 'a machine'}, ${availableParallelism()} cores, Node ${process.version}.\n`);
const documents = await printedFixtures();

const scores: Record<'zh' | 'en', Scores[]> = { zh: [], en: [] };
for (const document of documents) {
  const { content } = await readResume(document.bytes);
  scores[document.person.language].push(compare(expectedOf(document), foundOf(content)));
}
const f1 = (list: Scores[], key: string) => percent(micro(list, key).f1);
const lossy = Object.keys(scores.zh[0]!).flatMap((key) => {
  const row = [key, f1(scores.zh, key), f1(scores.en, key)];
  return row.includes('100.0') && row[1] === row[2] ? [] : [row];
});
print(
  `Regression: ${documents.length} documents of ours, ${documents.length / 2} layouts in two languages; macro-F1 zh ` +
    `${percent(macro(scores.zh))}, en ${percent(macro(scores.en))}${lossy.length ? '; fields that lost something:\n' : '.\n'}`,
);
if (lossy.length) print(`${table(['field', 'zh F1', 'en F1'], lossy)}\n`);

type Timed = { bytes: Uint8Array; fileName: string };

async function beside(what: string, files: Timed[]): Promise<void> {
  const times = { reader: [] as number[], pdfjs: [] as number[] };
  for (let round = 0; round < rounds; round++)
    for (const { bytes, fileName } of files) {
      times.pdfjs.push(await timed(() => plainText(bytes)));
      times.reader.push(await timed(() => readAny(bytes, { fileName })));
    }
  const [ours, theirs] = [median(times.reader), median(times.pdfjs)];
  print(
    `${files.length} PDFs ${what}, ${rounds} rounds in turns: median ${ours.toFixed(0)} ms a document; pdf.js alone takes ` +
      `${theirs.toFixed(0)} ms for the text of the same documents (× ${(ours / theirs).toFixed(2)}).`,
  );
}

await beside(
  'of ours',
  documents.map(({ bytes }) => ({ bytes, fileName: 'resume.pdf' })),
);
const strangers: Timed[] = [];
for await (const { bytes, fileName } of strangersDocuments()) strangers.push({ bytes, fileName });
await beside(
  'by others',
  strangers.filter(({ fileName }) => fileName.endsWith('.pdf')),
);

const child = join(import.meta.dirname, 'read/many-documents.ts');
const memory = execFileSync(process.execPath, [
  `--max-old-space-size=${HEAP_MB}`,
  '--import',
  'tsx',
  child,
  String(many),
]);
print(
  `${many} documents by others in a process of their own (BENCH_READS): resident memory ${memory} MB at each tenth.`,
);

const typesetter = createTypesetter({ processes: 1 });
for (const language of ['zh', 'en'] as const) {
  const page = await picture(typesetter, language);
  const taken = await timed(() => readAny(page, { fileName: 'page.png', ocr: true }));
  print(`A page in ${language} as a picture, 200 dots an inch: ${(taken / 1000).toFixed(1)} s.`);
}
await typesetter.close();
