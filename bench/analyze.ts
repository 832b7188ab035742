// npm run bench:analyze: how often a shown fault is one, how many are found, and how long an analysis takes.
import type { LedgerGroup } from '../packages/contracts/src/analysis.ts';
import { analyze } from '../packages/resume/src/analyze/analyze.ts';
import { type Person, people } from '../packages/resume/src/fixtures/read-people.ts';
import { strongEnglish } from '../packages/resume/src/fixtures/strong-english.ts';
import { rubric } from '../packages/resume/src/index.ts';

const today = '2026-11';
const REPEATS = 10;
const groupOf = new Map(rubric().groups.flatMap(({ group, checks }) => checks.map(({ id }) => [id, group] as const)));

type Tally = { shown: number; right: number; expected: number; found: number };
const tallies = new Map<LedgerGroup | 'all', Tally>();
const tally = (checkId: string): Tally[] =>
  [groupOf.get(checkId)!, 'all' as const].map((key) => {
    const one = tallies.get(key) ?? { shown: 0, right: 0, expected: 0, found: 0 };
    tallies.set(key, one);
    return one;
  });

/** Each piece of advice accuses one text of one fault; the marks of the person say whether that is true. */
function measure({ id, content, language, settings, faults, expected }: Person): string[] {
  const { advice } = analyze({ content, language, today, settings });
  const wrong: string[] = [];
  for (const { checkId, path, original } of advice) {
    const right = faults.has(checkId) || faults.has(`${checkId} ${path}`);
    for (const one of tally(checkId)) {
      one.shown += 1;
      if (right) one.right += 1;
    }
    if (!right) wrong.push(`${id}: ${checkId} "${original.slice(0, 60)}"`);
  }
  for (const { checkId, paths } of expected) {
    const found = advice.some((one) => one.checkId === checkId && (paths.length === 0 || paths.includes(one.path)));
    for (const one of tally(checkId)) {
      one.expected += 1;
      if (found) one.found += 1;
    }
  }
  return wrong;
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const milliseconds = (work: () => void) => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

const cold = milliseconds(() => analyze({ content: people[0]!.content, language: people[0]!.language, today }));
const wrong = people.flatMap(measure);
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
