import { firstMessages } from './prompt.ts';
import { estimateTokens } from './tokens.ts';
import type { Llm } from './types.ts';

export type BudgetedLlm = Llm & { spent: () => { tokens: number; calls: number } };

/** An answer with less room than this is not worth asking for. */
const LEAST_ANSWER = 300;

/**
 * The same model with `tokens` for everything that one task asks of it, questions and answers. A question for which no
 * room is left is not sent: failure `budget`. Where a provider names no usage, the cautious estimate counts.
 */
export function withBudget(llm: Llm, tokens: number): BudgetedLlm {
  let used = 0;
  let calls = 0;
  return {
    model: llm.model,
    spent: () => ({ tokens: used, calls }),
    ask: async (asked) => {
      const prompt = estimateTokens(JSON.stringify(firstMessages(asked)));
      const left = tokens - used - prompt;
      if (left < LEAST_ANSWER) return { ok: false, failure: 'budget', detail: `${used} of ${tokens} tokens are used` };
      // held back at once, so that calls side by side do not spend the same room twice
      used += prompt;
      calls += 1;
      const maxTokens = Math.min(asked.maxTokens ?? 4_000, left);
      const result = await llm.ask({ ...asked, maxTokens });
      if (!result.ok) return result;
      const { promptTokens, completionTokens } = result.usage;
      used += Math.max(0, promptTokens - prompt) + (completionTokens || estimateTokens(JSON.stringify(result.value)));
      return result;
    },
  };
}
