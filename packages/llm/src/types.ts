import type { ModelFailure } from '@verdant/contracts';
import type { Static, TSchema } from 'typebox';

/** How the shape of an answer is enforced, strongest first. */
export type Rung = 'json_schema' | 'json_object' | 'prompt';

export type LlmConfig = {
  /** of an OpenAI-compatible API, up to and with its version: `https://api.example.com/v1` */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** for one `ask` with all its retries; 120 s */
  timeoutMs?: number;
  /** until a request shows a first sign of an answer; 60 s */
  firstByteMs?: number;
  /** the first pause before trying a busy provider again; doubles, with jitter; 500 ms */
  retryMs?: number;
  log?: (event: LlmEvent) => void;
};

export type Ask<T extends TSchema> = {
  /** what to do, from us alone */
  system: string;
  /** what to do it with: sent as JSON, never as instructions */
  data: unknown;
  schema: T;
  /** of the schema, for the provider: letters, digits, `_` and `-` */
  name: string;
  /** of the answer, 4,000 where absent */
  maxTokens?: number;
  signal?: AbortSignal;
  /** the field of `data` in which the person says what they want; all other data is material and nothing else */
  heeded?: string;
  /**
   * Hears of each member of a list of the answer as soon as it is written and fits the schema. One may come again where
   * the provider is asked again; what counts is the answer.
   */
  onItem?: (list: string, item: unknown) => void;
};

export type AskResult<T> =
  | { ok: true; value: T; usage: { promptTokens: number; completionTokens: number }; rung: Rung }
  | { ok: false; failure: ModelFailure; detail: string };

export type Llm = {
  model: string;
  /** Never throws for a fault of the provider; throws the reason of `signal` where the caller gave up. */
  ask: <T extends TSchema>(request: Ask<T>) => Promise<AskResult<Static<T>>>;
};

/** One event for each `ask`. Never holds what was asked or answered. Tokens are 0 where the provider names none. */
export type LlmEvent = {
  model: string;
  name: string;
  rung: Rung;
  /** HTTP requests, with those of the ladder, retries and the repair */
  requests: number;
  ms: number;
  estimatedTokens: number;
  promptTokens: number;
  completionTokens: number;
  /** answers that could not be read, and those of them that broke off at a limit of length */
  malformed: number;
  cut: number;
  failure: ModelFailure | null;
  detail: string | null;
};
