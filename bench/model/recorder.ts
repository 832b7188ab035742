import { type AskResult, createLlm, type Llm, type LlmConfig, type LlmEvent } from '../../packages/llm/src/index.ts';

export type Answer = { name: string; value: unknown };
export type Recorder = { llm: Llm; events: LlmEvent[]; answers: Answer[] };

/** The product's own door to a model, with a note of every call and of every answer that could be read. */
export function recordLlm(config: Omit<LlmConfig, 'log'>): Recorder {
  const events: LlmEvent[] = [];
  const answers: Answer[] = [];
  const llm = createLlm({ ...config, log: (event) => events.push(event) });
  const ask: Llm['ask'] = async (asked) => {
    const result = await llm.ask(asked);
    if (result.ok) answers.push({ name: asked.name, value: (result as AskResult<unknown> & { ok: true }).value });
    return result;
  };
  return { llm: { model: llm.model, ask }, events, answers };
}
