import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Behaviour } from './behaviour.ts';

const PIECE = 40;
const COMPLETION_TOKENS = 50;
/** What the fake says to have counted of a question. */
export type Use = { promptTokens: number };
const usageOf = ({ promptTokens }: Use) => ({
  prompt_tokens: promptTokens,
  completion_tokens: COMPLETION_TOKENS,
  total_tokens: promptTokens + COMPLETION_TOKENS,
});

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function event(response: ServerResponse, body: unknown): void {
  response.write(`data: ${JSON.stringify(body)}\n\n`);
}

const chunk = (model: string, delta: object, finish: string | null) => ({
  id: 'chatcmpl-scripted',
  object: 'chat.completion.chunk',
  created: 0,
  model,
  choices: [{ index: 0, delta, finish_reason: finish }],
});

async function begin(response: ServerResponse, model: string, text: string, pauseMs = 0): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  event(response, chunk(model, { role: 'assistant', content: '' }, null));
  for (let at = 0; at < text.length && !response.destroyed; at += PIECE) {
    event(response, chunk(model, { content: text.slice(at, at + PIECE) }, null));
    if (pauseMs > 0) await sleep(pauseMs);
  }
}

type Streamed = { text: string; finish?: string | undefined; pauseMs?: number | undefined };

async function stream(response: ServerResponse, to: To, { text, finish = 'stop', pauseMs }: Streamed): Promise<void> {
  await begin(response, to.model, text, pauseMs);
  if (response.destroyed) return;
  event(response, chunk(to.model, {}, finish));
  event(response, { ...chunk(to.model, {}, null), choices: [], usage: usageOf(to) });
  response.end('data: [DONE]\n\n');
}

function whole(response: ServerResponse, to: To, content: string, finish = 'stop'): void {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }];
  const head = { id: 'chatcmpl-scripted', object: 'chat.completion', created: 0, model: to.model };
  json(response, 200, { ...head, choices, usage: usageOf(to) });
}

type To = Use & { model: string };
type Senders = {
  [K in Behaviour['kind']]: (
    response: ServerResponse,
    does: Extract<Behaviour, { kind: K }>,
    to: To,
  ) => void | Promise<void>;
};

const senders: Senders = {
  json: (response, { value, think, ...how }, to) => {
    const thought = think === undefined ? '' : `<think>${think}</think>\n`;
    return stream(response, to, { ...how, text: thought + JSON.stringify(value) });
  },
  text: (response, does, to) => stream(response, to, does),
  whole: (response, { text, finish }, to) => whole(response, to, text, finish),
  status: (response, { status, message, code = null, retryAfter }) => {
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    json(response, status, { error: { message, code, type: 'scripted' } }, headers);
  },
  'stream-error': async (response, { message }, { model }) => {
    await begin(response, model, '{');
    event(response, { error: { message } });
    response.end();
  },
  stall: (response, { text }, { model }) => begin(response, model, text),
  reset: (response) => {
    response.destroy();
  },
  hang: () => {},
};

export async function send<K extends Behaviour['kind']>(
  response: ServerResponse,
  does: Extract<Behaviour, { kind: K }>,
  to: To,
): Promise<void> {
  await (senders[does.kind] as Senders[K])(response, does, to);
}
