import type { ServerResponse } from 'node:http';
import type { Behaviour } from './behaviour.ts';

const PIECE = 40;
/** figures of the fake, told apart from real ones by being round */
const USAGE = { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 };

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

function begin(response: ServerResponse, model: string, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  event(response, chunk(model, { role: 'assistant', content: '' }, null));
  for (let at = 0; at < text.length; at += PIECE)
    event(response, chunk(model, { content: text.slice(at, at + PIECE) }, null));
}

function stream(response: ServerResponse, model: string, text: string, finish = 'stop'): void {
  begin(response, model, text);
  event(response, chunk(model, {}, finish));
  event(response, { ...chunk(model, {}, null), choices: [], usage: USAGE });
  response.end('data: [DONE]\n\n');
}

function whole(response: ServerResponse, model: string, content: string, finish = 'stop'): void {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }];
  json(response, 200, { id: 'chatcmpl-scripted', object: 'chat.completion', created: 0, model, choices, usage: USAGE });
}

type Senders = {
  [K in Behaviour['kind']]: (response: ServerResponse, does: Extract<Behaviour, { kind: K }>, model: string) => void;
};

const senders: Senders = {
  json: (response, { value, think, finish }, model) => {
    const thought = think === undefined ? '' : `<think>${think}</think>\n`;
    stream(response, model, thought + JSON.stringify(value), finish);
  },
  text: (response, { text, finish }, model) => stream(response, model, text, finish),
  whole: (response, { text, finish }, model) => whole(response, model, text, finish),
  status: (response, { status, message, code = null, retryAfter }) => {
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    json(response, status, { error: { message, code, type: 'scripted' } }, headers);
  },
  'stream-error': (response, { message }, model) => {
    begin(response, model, '{');
    event(response, { error: { message } });
    response.end();
  },
  stall: (response, { text }, model) => begin(response, model, text),
  reset: (response) => {
    response.destroy();
  },
  hang: () => {},
};

export function send<K extends Behaviour['kind']>(
  response: ServerResponse,
  does: Extract<Behaviour, { kind: K }>,
  model: string,
): void {
  (senders[does.kind] as Senders[K])(response, does, model);
}
