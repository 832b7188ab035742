import { availableParallelism, cpus } from 'node:os';
import { readResume } from '../packages/reader/src/read.ts';
import { compare, expectedOf, foundOf, macro, micro, type Scores } from '../packages/reader/testing/score.ts';
import { printedFixtures } from './read/documents.ts';
import { plainText } from './read/plain-text.ts';
import { median, table } from './render/table.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const many = Number(process.env.BENCH_READS ?? 200);
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
const cells = (list: Scores[], key: string) => {
  const { precision, recall, f1 } = micro(list, key);
  return [precision, recall, f1].map(percent);
};
const heads = ['field', 'zh precision', 'recall', 'F1', 'en precision', 'recall', 'F1'];
const fields = Object.keys(scores.zh[0]!).map((key) => [key, ...cells(scores.zh, key), ...cells(scores.en, key)]);
const means = ['macro-F1', '', '', percent(macro(scores.zh)), '', '', percent(macro(scores.en))];
print(`${documents.length} documents, ${documents.length / 2} layouts in two languages; per cent.\n`);
print(`${table(heads, [...fields, means])}\n`);

const times = { reader: [] as number[], pdfjs: [] as number[] };
for (let round = 0; round < rounds; round++)
  for (const { bytes } of documents) {
    times.pdfjs.push(await timed(() => plainText(bytes)));
    times.reader.push(await timed(() => readResume(bytes)));
  }
const [ours, theirs] = [median(times.reader), median(times.pdfjs)];
const perSecond = (1000 * times.reader.length) / times.reader.reduce((a, b) => a + b, 0);
print(
  `${rounds} rounds in turns: median ${ours.toFixed(0)} ms a document; pdf.js alone takes ${theirs.toFixed(0)} ms for ` +
    `the text of the same documents (× ${(ours / theirs).toFixed(2)}); ${perSecond.toFixed(1)} documents a second.`,
);

const memory: number[] = [];
for (let i = 0; i < many; i++) {
  await readResume(documents[i % documents.length]!.bytes);
  if (i % Math.max(1, Math.floor(many / 10)) === 0) memory.push(process.memoryUsage.rss() / 2 ** 20);
}
print(
  `${many} documents in one process (BENCH_READS): resident memory ${memory.map((m) => m.toFixed(0)).join(', ')} MB at each tenth.`,
);
