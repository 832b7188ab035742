import { availableParallelism, cpus } from 'node:os';
import { templates } from '@verdant/typesetter';
import { openBrowser } from '../e2e/browser.ts';
import { cases } from './render/cases.ts';
import { startEngine } from './render/engine.ts';
import { previewRoundTrips } from './render/preview.ts';
import { startPrograms } from './render/programs.ts';
import { head, measureRounds, measureTemplates, rowOf, templatesHead } from './render/rounds.ts';
import { median, percentile, table } from './render/table.ts';
import { keystrokes } from './render/typing.ts';

const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const rounds = setting('BENCH_ROUNDS', 5);
const documents = setting('BENCH_DOCUMENTS', 30);
const renders = setting('BENCH_RENDERS', 2000);
const typed = setting('BENCH_KEYSTROKES', 120);
const print = (text: string) => process.stdout.write(`${text}\n`);

const machine = `${cpus()[0]?.model ?? 'a machine'}, ${availableParallelism()} cores, Node ${process.version}`;

/** The lines of each part under its name; `npm run bench:render -- typing memory` measures only these. */
const parts: Record<string, () => Promise<void>> = {
  async pdf() {
    print(
      `PDF: Verdant / React-PDF, a process for each row and engine, in turns, ${rounds} rounds of ${documents} documents.\n`,
    );
    print(table(head, (await measureRounds(rounds, documents)).map(rowOf)));
  },
  async templates() {
    print(`PDF in every template: how many times as quick as React-PDF, ${rounds} rounds of ${documents} documents.\n`);
    const names = templates.map(({ id }) => id);
    print(table(templatesHead, await measureTemplates(names, rounds, documents)));
  },
  async preview() {
    print(
      'Preview while one types: from the request in the server to its answer, with a warm pool of two processes.\n',
    );
    const rows = [];
    for (const name of cases)
      for (const fit of ['none', 'one', 'two'] as const) {
        const { first, times, bytes } = await previewRoundTrips(name, fit, typed);
        const at = [50, 95, 99].map((p) => percentile(times, p).toFixed(1));
        rows.push([name, fit, first.toFixed(0), ...at, (median(bytes) / 1024).toFixed(1)]);
      }
    print(table(['résumé', 'fit', 'first ms', 'median ms', 'p95 ms', 'p99 ms', 'answer kB gzipped'], rows));
  },
  async typing() {
    print('From the keystroke to the paint: the whole product on this machine, two pages, Chromium at 1440 × 900.');
    print('Run after run, at last with the processor of the page held back.\n');
    const [product, browser] = [await startPrograms(), await openBrowser()];
    const rows = [];
    const runs = [...Array.from({ length: rounds }, () => 1), 4].flatMap((slower) =>
      cases.map((name) => ({ name, slower })),
    );
    for (const { name, slower } of runs) {
      const times = await keystrokes(browser, product.url, name, { count: typed, slower });
      const at = [50, 95, 99].map((p) => percentile(times, p).toFixed(0));
      rows.push([name, `${slower} ×`, String(times.length), ...at]);
    }
    await browser.close();
    await product.stop();
    print(table(['résumé', 'slower', 'keystrokes', 'median ms', 'p95 ms', 'p99 ms'], rows));
  },
  async memory() {
    print('Memory of one process while every document is new, resident MB.\n');
    const rows = [];
    for (const [name, library, count] of [
      ['Verdant', 'typst', renders],
      ['React-PDF', 'react-pdf', Math.min(renders, 300)],
    ] as const) {
      const engine = await startEngine(library);
      const { mb } = await engine.memory({ name: 'zh', documents: count });
      const at = [mb[0]!, mb[mb.length >> 1]!, mb.at(-1)!, Math.max(...mb)];
      rows.push([name, String(count), ...at.map((value) => value.toFixed(0))]);
      engine.stop();
    }
    print(table(['engine', 'documents', 'after a tenth', 'half way', 'at the end', 'most'], rows));
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`${unknown.join(', ')}: no such part; there are ${Object.keys(parts).join(', ')}\n`);
  process.exit(2);
}
print(machine);
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  print('');
  await parts[name]!();
}
process.exit(0);
