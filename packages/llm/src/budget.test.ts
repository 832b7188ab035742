import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { withBudget } from './budget.ts';
import type { Ask, Llm } from './types.ts';

const schema = Type.Object({ word: Type.String() }, { additionalProperties: false });
const asked: number[] = [];
/** Answers with as many tokens as it was given room for. */
const greedy = {
  model: 'greedy',
  ask: async ({ maxTokens = 0 }: Ask<typeof schema>) => {
    asked.push(maxTokens);
    await new Promise((done) => setTimeout(done, 5));
    return { ok: true, value: { word: 'x' }, usage: { promptTokens: 0, completionTokens: maxTokens }, rung: 'prompt' };
  },
} as unknown as Llm;
const ask = (llm: Llm) => llm.ask({ system: 's', data: {}, schema, name: 'word', maxTokens: 1_000 });

it('gives a task so many tokens and no more, and says what was spent', async () => {
  const llm = withBudget(greedy, 2_300);
  expect(await ask(llm)).toMatchObject({ ok: true });
  expect(await ask(llm)).toMatchObject({ ok: true });
  expect(await ask(llm)).toMatchObject({ ok: false, failure: 'budget' });
  expect(asked[0]).toBe(1_000);
  expect(asked[1]).toBeLessThan(1_000);
  expect(asked).toHaveLength(2);
  expect(llm.spent().calls).toBe(2);
  expect(llm.spent().tokens).toBeLessThanOrEqual(2_500);
});

it('spends the same room once where calls run side by side', async () => {
  const llm = withBudget(greedy, 1_000);
  const results = await Promise.all([ask(llm), ask(llm), ask(llm), ask(llm), ask(llm), ask(llm), ask(llm)]);
  expect(results.some((result) => !result.ok && result.failure === 'budget')).toBe(true);
});
