import OpenAI from 'openai';
import type { Static, TSchema } from 'typebox';
import { exchange, type Patience } from './exchange.ts';
import { habitsOf } from './habits.ts';
import { firstMessages, repairMessages } from './prompt.ts';
import type { Reply } from './request.ts';
import { estimateTokens } from './tokens.ts';
import { isQuestionCut } from './truncation.ts';
import type { Ask, AskResult, Llm, LlmConfig, LlmEvent } from './types.ts';
import { readAnswer, readItem } from './validate.ts';

const TIMEOUT_MS = 120_000;
const MAX_TOKENS = 4_000;
const ROOM_AFTER_CUT = 3;
const CENSORED = new Set(['content_filter', 'sensitive']);

type Tally = Pick<LlmEvent, 'promptTokens' | 'completionTokens' | 'requests' | 'malformed' | 'cut'>;

const isRefusal = (reply: Reply) => reply.refused || CENSORED.has(reply.finish ?? '');

/** Asks, and once more where the answer cannot be read. */
async function converse<T extends TSchema>(
  client: OpenAI,
  config: LlmConfig,
  asked: Ask<T>,
  messages: ReturnType<typeof firstMessages>,
  patience: Patience,
  tally: Tally,
): Promise<AskResult<Static<T>>> {
  const { schema, name, maxTokens = MAX_TOKENS } = asked;
  const form = { model: config.model, schema, name, maxTokens };
  let next = messages;
  for (let tries = 0; ; tries++) {
    const answered = await exchange(client, config, form, next, patience);
    if (!answered.ok) return answered;
    const { reply } = answered;
    tally.promptTokens += reply.promptTokens;
    tally.completionTokens += reply.completionTokens;
    if (isRefusal(reply)) return { ok: false, failure: 'refused', detail: reply.finish ?? 'refusal' };
    const sent = estimateTokens(next.map(({ content }) => content).join('\n'));
    // whatever it says, it says about a part; asking again would be cut again
    if (isQuestionCut(sent, reply.promptTokens))
      return { ok: false, failure: 'questionCut', detail: `${reply.promptTokens} of about ${sent} tokens were read` };
    const cut = reply.finish === 'length';
    const reading = readAnswer(reply.text, schema, !cut);
    const { rung } = habitsOf(config.baseUrl, config.model);
    const { promptTokens, completionTokens } = tally;
    if (reading.ok) return { ok: true, value: reading.value, usage: { promptTokens, completionTokens }, rung };
    tally.malformed += 1;
    if (cut) tally.cut += 1;
    if (tries > 0) {
      const failure = cut ? 'answerCut' : reading.blank ? 'refused' : 'garbage';
      return { ok: false, failure, detail: reading.errors.join('; ') };
    }
    // thoughts count as well, and may have taken all there was
    if (cut) form.maxTokens *= ROOM_AFTER_CUT;
    next = repairMessages(messages, reply.text, reading.errors, cut);
  }
}

/** A model behind any OpenAI-compatible address. */
export function createLlm(config: LlmConfig): Llm {
  const { baseUrl, apiKey, model } = config;
  const timeoutMs = config.timeoutMs ?? TIMEOUT_MS;
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey,
    // values of this machine's own OpenAI account must not reach another provider
    organization: null,
    project: null,
    // the key and the person's words go where the operator said and nowhere else
    fetchOptions: { redirect: 'error' },
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
  });
  return {
    model,
    ask: async (asked) => {
      const began = performance.now();
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), timeoutMs);
      const tally: Tally = { promptTokens: 0, completionTokens: 0, requests: 0, malformed: 0, cut: 0 };
      const messages = firstMessages(asked);
      const count = () => {
        tally.requests += 1;
      };
      try {
        const { onItem } = asked;
        const heard = (list: string, value: unknown) => {
          const item = readItem(asked.schema, list, value);
          if (item !== undefined) onItem?.(list, item);
        };
        const patience = { caller: asked.signal, deadline: deadline.signal, count, ...(onItem && { onItem: heard }) };
        const result = await converse(client, config, asked, messages, patience, tally);
        const estimatedTokens = estimateTokens(JSON.stringify(messages));
        config.log?.({
          model,
          name: asked.name,
          rung: habitsOf(baseUrl, model).rung,
          ...tally,
          ms: Math.round(performance.now() - began),
          estimatedTokens,
          failure: result.ok ? null : result.failure,
          detail: result.ok ? null : result.detail,
        });
        return result;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
