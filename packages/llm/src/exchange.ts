import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelFailure } from '@verdant/contracts';
import type OpenAI from 'openai';
import { classifyError } from './classify-error.ts';
import { adapt, type Habits, habitsOf, learn } from './habits.ts';
import { itemScanner } from './item-scanner.ts';
import type { Message } from './prompt.ts';
import { bodyOf, type Form, type Reply, request } from './request.ts';
import type { LlmConfig } from './types.ts';

export type Answered = { ok: true; reply: Reply } | { ok: false; failure: ModelFailure; detail: string };
export type Patience = {
  caller: AbortSignal | undefined;
  deadline: AbortSignal;
  count: () => void;
  onItem?: (list: string, item: unknown) => void;
};

const RETRIES = 2;
/** the longest way down: each parameter once, then two rungs */
const MAX_ADAPTED = 8;
const RETRY_MS = 500;
const MAX_WAIT_MS = 15_000;
export const FIRST_BYTE_MS = 60_000;

const late: Answered = { ok: false, failure: 'timeout', detail: 'no answer in time' };

/** One request under the first-byte watch. Null where it was too late. */
async function attempt(
  client: OpenAI,
  config: LlmConfig,
  body: OpenAI.ChatCompletionCreateParamsStreaming,
  patience: Patience,
) {
  const controller = new AbortController();
  const { caller, deadline } = patience;
  // the client ends a stream by the same controller, so its signal does not say who ended it
  let gaveUp = false;
  const abort = () => {
    gaveUp = true;
    controller.abort();
  };
  const watch = setTimeout(abort, config.firstByteMs ?? FIRST_BYTE_MS);
  const signals = caller ? [caller, deadline] : [deadline];
  for (const signal of signals) signal.addEventListener('abort', abort, { once: true });
  try {
    caller?.throwIfAborted();
    if (deadline.aborted) return null;
    patience.count();
    const scan = patience.onItem && itemScanner(patience.onItem);
    const reply = await request(client, body, controller, (piece) => {
      clearTimeout(watch);
      scan?.(piece);
    });
    caller?.throwIfAborted();
    return gaveUp ? null : reply;
  } catch (error) {
    caller?.throwIfAborted();
    if (gaveUp) return null;
    throw error;
  } finally {
    clearTimeout(watch);
    for (const signal of signals) signal.removeEventListener('abort', abort);
  }
}

/** Full jitter above a half, so that workers that failed together do not come back together. */
const pause = (base: number, tried: number) => base * 2 ** tried * (0.5 + Math.random() / 2);

/** Another call may have learnt from the same refusal meanwhile: then its lesson is tried first. */
function nextHabits({ baseUrl, model }: LlmConfig, used: Habits, message: string): Habits | null {
  const now = habitsOf(baseUrl, model);
  return now === used ? adapt(used, message) : now;
}

/** Sends until there is an answer: down the ladder on a refusal of the form, again on a busy provider. */
export async function exchange(
  client: OpenAI,
  config: LlmConfig,
  form: Form,
  messages: Message[],
  patience: Patience,
): Promise<Answered> {
  const { baseUrl, model } = config;
  const before = habitsOf(baseUrl, model);
  let adapted = 0;
  for (let tried = 0; ; ) {
    const habits = habitsOf(baseUrl, model);
    try {
      const reply = await attempt(client, config, bodyOf(habits, form, messages), patience);
      if (!reply) return late;
      if (reply.finish !== 'network_error') return { ok: true, reply };
      throw new Error('the provider lost its connection');
    } catch (error) {
      patience.caller?.throwIfAborted();
      const fault = classifyError(error);
      if (fault.step === 'stop') return { ok: false, failure: fault.failure, detail: fault.detail };
      if (fault.step === 'adapt') {
        adapted += 1;
        const next = adapted > MAX_ADAPTED ? null : nextHabits(config, habits, fault.message);
        // a refusal that no form escapes is about this request, and nothing was learnt about the provider
        learn(baseUrl, model, next ?? before);
        if (!next) return { ok: false, failure: 'refused', detail: fault.detail };
        continue;
      }
      const waitMs = fault.afterMs ?? pause(config.retryMs ?? RETRY_MS, tried);
      tried += 1;
      if (tried > RETRIES || waitMs > MAX_WAIT_MS) return { ok: false, failure: fault.failure, detail: fault.detail };
      const either = patience.caller ? AbortSignal.any([patience.caller, patience.deadline]) : patience.deadline;
      await sleep(waitMs, undefined, { signal: either }).catch(() => {});
    }
  }
}
