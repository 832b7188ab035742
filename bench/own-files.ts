import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Language, ResumeContent } from '@verdant/contracts';
import { carriedResume } from '@verdant/resume';
import { createTypesetter, docx, sampleStyle, templates } from '@verdant/typesetter';
import { readResume } from '../packages/reader/src/index.ts';
import { compare, type Tallies } from './own-files/compare.ts';

const usage = `Usage: npm run bench:own-files -- [--each N] [--fields] [FOLDER]

Prints the people of a folder of JSON Resumes (bench/own-files/people, by somebody who had not seen the program) as PDF
and Word, each in N templates (2) in turn, reads the files back and says which part of their values came back as it was:
as the files leave the product, and by the words of their pages alone.`;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    each: { type: 'string', default: '2' },
    fields: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
});
const folder = positionals[0] ?? join(import.meta.dirname, 'own-files/people');
const each = Number(values.each);
const print = (text: string) => process.stdout.write(`${text}\n`);
const typesetter = createTypesetter({ processes: 1, timeoutMs: 60_000 });

type Made = { content: ResumeContent; language: Language; style: ReturnType<typeof sampleStyle>; carried?: string };
const makers = { PDF: async (made: Made) => (await typesetter.pdf(made)).bytes, Word: docx };
const ways = (['PDF', 'Word'] as const).flatMap((kind) => [true, false].map((carries) => ({ kind, carries })));

function percent(tallies: Tallies): string {
  const sum = (key: 'right' | 'all') => [...tallies.values()].reduce((total, tally) => total + tally[key], 0);
  return `${((100 * sum('right')) / sum('all')).toFixed(2)} % of ${sum('all')} values`;
}

async function main() {
  const people = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = await Promise.all(people.map((name) => readResume(readFileSync(join(folder, name)))));
  for (const { kind, carries } of ways) {
    const tallies: Tallies = new Map();
    for (const [at, { content, language }] of read.entries())
      for (let turn = 0; turn < each; turn++) {
        const style = sampleStyle(templates[(at * each + turn) % templates.length]!.id);
        const made = { content, language, style };
        const bytes = await makers[kind]({ ...made, ...(carries && { carried: carriedResume(made) }) });
        compare(content, (await readResume(bytes)).content, tallies);
      }
    print(`${kind}, ${carries ? 'as it leaves the product' : 'by its page alone'}: ${percent(tallies)}`);
    if (values.fields)
      for (const [field, { right, all }] of tallies) if (all) print(`  ${field.padEnd(28)} ${right} of ${all}`);
  }
}

if (values.help) print(usage);
else await main().finally(() => typesetter.close());
