export { type BudgetedLlm, withBudget } from './budget.ts';
export { createLlm } from './create.ts';
export { estimateTokens } from './tokens.ts';
export type { Ask, AskResult, Llm, LlmConfig, LlmEvent, Rung } from './types.ts';
