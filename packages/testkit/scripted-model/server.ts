import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Behaviour } from './behaviour.ts';
import { send } from './reply.ts';

export type { Behaviour };

/** A request as it came in. `body` is what the OpenAI protocol calls it; `data` is the JSON between the fence lines. */
export type ScriptedRequest = {
  path: string;
  authorization: string | null;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: unknown } };
    [parameter: string]: unknown;
  };
  /** counted from 0 */
  index: number;
  data: unknown;
};

export type Script = (request: ScriptedRequest) => Behaviour | Promise<Behaviour>;

export type ScriptedModel = {
  /** for `createLlm`: ends in `/v1` */
  baseUrl: string;
  requests: ScriptedRequest[];
  close: () => Promise<void>;
};

/** A provider's answer to a form that it does not take: `refuses(['json_schema'], next)`. */
export const refuses =
  (formats: string[], next: Script): Script =>
  (request) => {
    const type = request.body.response_format?.type;
    if (!type || !formats.includes(type)) return next(request);
    return { kind: 'status', status: 400, message: `response_format type ${type} is unavailable now` };
  };

function dataOf(body: ScriptedRequest['body']): unknown {
  const asked = body.messages.find(({ role }) => role === 'user')?.content ?? '';
  const lines = asked.split('\n');
  try {
    return JSON.parse(lines.slice(1, -1).join('\n'));
  } catch {
    return null;
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<ScriptedRequest['body']> {
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk;
  return JSON.parse(text);
}

/** About what a vocabulary would count, in hundreds, to be told apart from a real count; short questions count as 100. */
function tokensOf({ messages }: ScriptedRequest['body'], context: number): number {
  const text = messages.map(({ content }) => content).join('\n');
  const wide = text.match(/[\u2E80-\u9FFF]/g)?.length ?? 0;
  const tokens = wide * 0.75 + (text.length - wide) / 4;
  if (tokens > context) return context;
  return tokens < 2_000 ? 100 : Math.round(tokens / 100) * 100;
}

/** `context`: like a server on one's own machine, it reads so many tokens of a question and leaves out the rest. */
type Limits = { context?: number };

/** A real HTTP server on 127.0.0.1 that speaks `/v1/chat/completions` as `script` says. */
export async function startScriptedModel(script: Script, { context = Infinity }: Limits = {}): Promise<ScriptedModel> {
  const requests: ScriptedRequest[] = [];
  const failed = { model: '', promptTokens: 0 };
  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = incoming.url ?? '';
    if (incoming.method !== 'POST' || path !== '/v1/chat/completions')
      return send(response, { kind: 'status', status: 404, message: 'no such address' }, failed);
    const body = await bodyOf(incoming);
    const authorization = incoming.headers.authorization ?? null;
    const request = { path, authorization, body, index: requests.length, data: dataOf(body) };
    requests.push(request);
    const promptTokens = tokensOf(body, context);
    await send(response, await script(request), { model: body.model, promptTokens });
  }
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: Error) => {
      if (!response.headersSent)
        void send(response, { kind: 'status', status: 599, message: `the script failed: ${error.message}` }, failed);
      else response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
