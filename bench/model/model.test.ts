import { afterAll, beforeAll, expect, it } from 'vitest';
import { choosePeople } from './people.ts';
import { recordLlm } from './recorder.ts';
import { reportStep, type Tally } from './report.ts';
import { startScripted } from './scripted.ts';
import { walk } from './steps.ts';

let server: Awaited<ReturnType<typeof startScripted>>;
beforeAll(async () => {
  server = await startScripted();
});
afterAll(() => server.close());

it('walks people of both languages through every step and counts what became of each wording', async () => {
  const people = choosePeople(4);
  expect(people.map(({ language }) => language)).toEqual(['en', 'zh', 'en', 'zh']);
  const recorder = recordLlm({ baseUrl: server.baseUrl, apiKey: 'k', model: 'scripted-bench' });
  const all: Tally = { ms: [], events: recorder.events, verdicts: [] };
  const steps: string[] = [];
  for (const person of people)
    await walk(person, recorder, (step, ms, verdicts) => {
      steps.push(step);
      all.ms.push(ms);
      all.verdicts.push(...verdicts);
    });
  expect(steps).toEqual(people.flatMap(() => ['analysis', 'fixes', 'translation']));
  expect(all.verdicts).toEqual(expect.arrayContaining(['accepted', 'refused: date', 'refused: wrong-language']));
  const lines = reportStep('all', all, { input: 1_000_000, output: 0 }).join('\n');
  const tokens = recorder.events.reduce((sum, { promptTokens }) => sum + promptTokens, 0);
  expect(lines).toContain(`${tokens.toFixed(4)} in all`);
  // the scripted model lets every seventh answer break off; each is asked for once more
  expect(lines).toMatch(/malformed {3}[1-9]\d* answers, [1-9]\d* of them cut off/);
  expect(reportStep('all', all, { input: 0, output: 0 }).join('\n')).toContain('no price is set');
}, 60_000);
