// npm run bench:analyze: how often a shown fault is one, how many are found, and how long an analysis takes.

import { people } from '@verdant/testkit/marked-people/read-people';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { analyze } from '../packages/resume/src/score/analyze.ts';
import { measurePrecision } from '../packages/resume/testing/measure-precision.ts';

const today = '2026-11';
const REPEATS = 10;
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const milliseconds = (work: () => void) => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

const cold = milliseconds(() => analyze({ content: people[0]!.content, language: people[0]!.language, today }));
const { tallies, wrong } = measurePrecision();
const of = (language: string) => people.filter((one) => one.language === language).length;
console.log(`${people.length} invented résumés (${of('en')} en, ${of('zh')} zh), marked by their own authors.\n`);
console.log('group       shown  right   precision  marked  found   recall');
for (const [group, { shown, right, expected, found }] of tallies)
  console.log(
    `${group.padEnd(10)} ${String(shown).padStart(6)} ${String(right).padStart(6)}  ${percent(right, shown).padStart(9)}  ${String(expected).padStart(6)} ${String(found).padStart(6)}  ${percent(found, expected).padStart(7)}`,
  );
for (const line of wrong) console.log(`  not a fault: ${line}`);

const twoPages = strongEnglish();
twoPages.work.push(...structuredClone(twoPages.work).map((item) => ({ ...item, id: `${item.id}b` })));
const times = Array.from({ length: REPEATS * 3 }, () =>
  milliseconds(() => analyze({ content: twoPages, language: 'en', today })),
).sort((a, b) => a - b);
const each = milliseconds(() => {
  for (let time = 0; time < REPEATS; time += 1)
    for (const { content, language, settings } of people) analyze({ content, language, today, settings });
});
console.log(`\nmean of these résumés ${(each / REPEATS / people.length).toFixed(1)} ms`);
console.log(
  `two pages: median ${times[Math.floor(times.length / 2)]!.toFixed(1)} ms, slowest of ${times.length} ${times.at(-1)!.toFixed(1)} ms`,
);
console.log(`first analysis of a process (dictionaries and lexicon are read): ${cold.toFixed(0)} ms`);
const { right, shown } = tallies.get('all')!;
if (right / shown < 0.95) process.exitCode = 1;
