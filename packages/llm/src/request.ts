import type OpenAI from 'openai';
import { Stream } from 'openai/streaming';
import type { Habits } from './habits.ts';
import { portableSchema } from './portable-schema.ts';
import type { Message } from './prompt.ts';

export type Reply = {
  text: string;
  finish: string | null;
  refused: boolean;
  promptTokens: number;
  completionTokens: number;
};
export type Form = { model: string; schema: unknown; name: string; maxTokens: number };

/** Characters of an answer (UTF-16): more is no answer of ours. */
const MAX_REPLY = 200_000;
const TEMPERATURE = 0.3;

function formatOf(
  { rung }: Habits,
  { schema, name }: Form,
): Pick<OpenAI.ChatCompletionCreateParams, 'response_format'> {
  if (rung === 'prompt') return {};
  if (rung === 'json_object') return { response_format: { type: 'json_object' } };
  return { response_format: { type: 'json_schema', json_schema: { name, ...portableSchema(schema) } } };
}

/** A stream is asked for because a first byte then comes early; `stream` may be ignored by the provider. */
export function bodyOf(habits: Habits, form: Form, messages: Message[]): OpenAI.ChatCompletionCreateParamsStreaming {
  return {
    model: form.model,
    messages,
    stream: true,
    ...formatOf(habits, form),
    ...(habits.usage ? { stream_options: { include_usage: true } } : {}),
    ...(habits.temperature ? { temperature: TEMPERATURE } : {}),
    ...(habits.limit ? { [habits.limit]: form.maxTokens } : {}),
    ...(habits.quiet ? { enable_thinking: false } : {}),
  };
}

type Part = { content?: string | null; refusal?: string | null };
type Piece = {
  choices?: { delta?: Part; message?: Part; finish_reason?: string | null }[];
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null;
};

/** Pieces of a stream, or the one piece of an answer that came whole. */
async function* pieces(client: OpenAI, response: Response, controller: AbortController): AsyncGenerator<Piece> {
  if (!response.headers.get('content-type')?.includes('application/json'))
    yield* Stream.fromSSEResponse<Piece>(response, controller, client);
  else yield (await response.json()) as Piece;
}

/** One HTTP request. Throws what the client throws; `onPiece` is called whenever bytes arrive, with what they add to the answer. */
export async function request(
  client: OpenAI,
  body: OpenAI.ChatCompletionCreateParamsStreaming,
  controller: AbortController,
  onPiece: (text: string) => void,
): Promise<Reply> {
  const { signal } = controller;
  const response = await client.chat.completions.create(body, { signal, maxRetries: 0 }).asResponse();
  const reply: Reply = { text: '', finish: null, refused: false, promptTokens: 0, completionTokens: 0 };
  for await (const piece of pieces(client, response, controller)) {
    const choice = piece.choices?.[0];
    const part = choice?.delta ?? choice?.message;
    onPiece(part?.content ?? '');
    reply.text += part?.content ?? '';
    reply.refused ||= Boolean(part?.refusal);
    reply.finish = choice?.finish_reason ?? reply.finish;
    reply.promptTokens = piece.usage?.prompt_tokens ?? reply.promptTokens;
    reply.completionTokens = piece.usage?.completion_tokens ?? reply.completionTokens;
    if (reply.text.length > MAX_REPLY) break;
  }
  return reply;
}
