import { setImmediate } from 'node:timers/promises';
import { type Case, documentOf, fresh, randomFrom } from './cases.ts';
import type { Answer, Question } from './engine.ts';
import { median } from './table.ts';

/** Both engines take a résumé's content and give a PDF. */
const { renderPdf } = await (process.argv[2] === 'typst' ? import('./typst.ts') : import('./react-pdf.ts'));
const MB = 1024 * 1024;
/** Renders that don't count: more than those for which a layout is remembered. */
const WARM = 40;
/** Before a process measures for the first time: until V8 has compiled what either engine runs. */
const WARM_FIRST = 240;
let warm = WARM_FIRST;

type Measure = Omit<Extract<Question, { do: 'measure' }>, 'do'>;

async function measure({ name, kind, documents, seed, template }: Measure): Promise<Answer> {
  const random = randomFrom(seed);
  const uncounted = warm;
  warm = WARM;
  const contents = Array.from({ length: uncounted + documents }, (_, i) =>
    documentOf(name, kind, seed * 1000 + i, random),
  );
  const spent: number[] = [];
  const cpu: number[] = [];
  let pages = 0;
  for (const [i, content] of contents.entries()) {
    const [from, used] = [performance.now(), process.cpuUsage()];
    const made = await renderPdf(content, name, template);
    if (i >= uncounted) {
      spent.push(performance.now() - from);
      const { user, system } = process.cpuUsage(used);
      cpu.push((user + system) / 1000);
    }
    if (i === 0) pages = await countPages(made);
    // native memory is given back between turns
    await setImmediate();
  }
  return { ms: median(spent), cpuMs: median(cpu), pages, mb: [] };
}

async function memory(name: Case, documents: number): Promise<Answer> {
  const random = randomFrom(7);
  const mb: number[] = [];
  for (let i = 1; i <= documents; i += 1) {
    await renderPdf(fresh(name, random), name);
    await setImmediate();
    if (i % Math.ceil(documents / 10) === 0) mb.push(process.memoryUsage.rss() / MB);
  }
  return { ms: 0, cpuMs: 0, pages: 0, mb };
}

async function countPages(bytes: Uint8Array): Promise<number> {
  const { readPdf } = await import('@verdant/testkit/documents/pdf-text');
  return (await readPdf(bytes)).pages;
}

process.on('message', async (question: Question) => {
  const answer = question.do === 'measure' ? await measure(question) : await memory(question.name, question.documents);
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
