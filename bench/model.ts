// npm run bench:model [-- --people 6] [--scripted]: all that a model does here, against the provider of LLM_BASE_URL,
// LLM_API_KEY and LLM_MODEL, over invented résumés in both languages. LLM_INPUT_PRICE and LLM_OUTPUT_PRICE are for a
// million tokens. It costs real tokens; --scripted takes a model that needs no network instead.

import { parseArgs } from 'node:util';
import { choosePeople } from './model/people.ts';
import { recordLlm } from './model/recorder.ts';
import { reportStep, type Tally } from './model/report.ts';
import { startScripted } from './model/scripted.ts';
import { STEPS, type Step, walk } from './model/steps.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const { values } = parseArgs({
  options: { people: { type: 'string', default: '6' }, scripted: { type: 'boolean', default: false } },
});
const {
  LLM_BASE_URL,
  LLM_API_KEY = 'none',
  LLM_MODEL,
  LLM_TIMEOUT_MS,
  LLM_INPUT_PRICE,
  LLM_OUTPUT_PRICE,
} = process.env;
const scripted = values.scripted ? await startScripted() : null;
const baseUrl = scripted?.baseUrl ?? LLM_BASE_URL;
const model = scripted ? 'scripted' : LLM_MODEL;
if (!baseUrl || !model) {
  print('Set LLM_BASE_URL and LLM_MODEL (docs/PROVIDERS.md has them for each provider), or take --scripted.');
  process.exit(2);
}
const prices = { input: Number(LLM_INPUT_PRICE ?? 0), output: Number(LLM_OUTPUT_PRICE ?? 0) };
const recorder = recordLlm({ baseUrl, model, apiKey: LLM_API_KEY, timeoutMs: Number(LLM_TIMEOUT_MS ?? 120_000) });
const people = choosePeople(Math.max(1, Number(values.people) || 1));

print(`${model}: ${people.length} invented résumés, ${people.map(({ language }) => language).join(' ')}`);
if (scripted) print('A scripted model: these figures say that everything runs, and nothing about any model.');
const tallies = new Map<Step, Tally>(STEPS.map((step) => [step, { ms: [], events: [], verdicts: [] }]));
for (const person of people) {
  let heard = recorder.events.length;
  const engine = await walk(person, recorder, (step, ms, verdicts) => {
    const tally = tallies.get(step)!;
    tally.ms.push(ms);
    tally.verdicts.push(...verdicts);
    tally.events.push(...recorder.events.slice(heard));
    heard = recorder.events.length;
  });
  const why = engine.reason ? ` (${engine.reason})` : '';
  print(
    `  ${person.language} ${person.name}: analysed by ${engine.name}${why}${engine.leftOut ? `, ${engine.leftOut} lines left out` : ''}`,
  );
}
print('');
for (const [step, tally] of tallies) for (const line of reportStep(step, tally, prices)) print(line);
print('');
const all = [...tallies.values()].reduce((sum, one) => ({
  ms: [...sum.ms, ...one.ms],
  events: [...sum.events, ...one.events],
  verdicts: [...sum.verdicts, ...one.verdicts],
}));
for (const line of reportStep('all', all, prices)) print(line);
print(`  form        ${[...new Set(recorder.events.map(({ rung }) => rung))].join(', ')}`);
await scripted?.close();
