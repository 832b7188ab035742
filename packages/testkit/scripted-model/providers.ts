import type { Behaviour } from './behaviour.ts';
import type { Script, ScriptedRequest } from './server.ts';

/**
 * What providers are known to do with a request of ours, as stubborn as the real ones: `accepts` of each gives the
 * refusal, or null where the request passes. Source: the providers' own documents and their answers, 2026.
 */
export type ProviderName =
  | 'openai'
  | 'openai-reasoning'
  | 'deepseek'
  | 'qwen'
  | 'kimi'
  | 'zhipu'
  | 'ollama'
  | 'lm-studio';

const refuse = (message: string, code?: string): Behaviour => ({
  kind: 'status',
  status: 400,
  message,
  ...(code ? { code } : {}),
});

const formatOf = ({ body }: ScriptedRequest) => body.response_format?.type ?? null;
const saysJson = ({ body }: ScriptedRequest) => body.messages.some(({ content }) => /json/i.test(content));

/** Keywords that the strict mode of structured outputs has refused. */
const NOT_STRICT = /"(?:maxLength|minLength|pattern|format|default|maxItems|minItems|minimum|maximum)":/;
function strictly(request: ScriptedRequest): Behaviour | null {
  const sent = request.body.response_format?.json_schema;
  if (!sent?.strict) return null;
  if (NOT_STRICT.test(JSON.stringify(sent.schema)))
    return refuse('Invalid schema for response_format: a keyword is not permitted in strict mode');
  return null;
}

const accepts: Record<ProviderName, (request: ScriptedRequest) => Behaviour | null> = {
  openai: strictly,
  'openai-reasoning': (request) => {
    const { body } = request;
    if ('max_tokens' in body)
      return refuse(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        'unsupported_parameter',
      );
    if ('temperature' in body && body.temperature !== 1)
      return refuse(
        "Unsupported value: 'temperature' does not support 0.3 with this model. Only the default (1) value is supported.",
        'unsupported_value',
      );
    return strictly(request);
  },
  deepseek: (request) => {
    if (formatOf(request) === 'json_schema')
      return refuse('This response_format type is unavailable now', 'invalid_request_error');
    if (formatOf(request) === 'json_object' && !saysJson(request))
      return refuse("Prompt must contain the word 'json' in some form to use 'response_format' of type 'json_object'.");
    return null;
  },
  qwen: (request) => {
    const format = formatOf(request);
    if (format === 'json_schema')
      return refuse("'response_format.type' json_schema is not supported by this model", 'invalid_parameter_error');
    if (format === 'json_object' && !saysJson(request))
      return refuse(
        "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      );
    if (format === 'json_object' && request.body.enable_thinking !== false)
      return refuse('Json mode response is not supported when enable_thinking is true');
    return null;
  },
  kimi: (request) => {
    if (formatOf(request) === 'json_schema') return refuse('invalid response_format: json_schema is not supported');
    if ('temperature' in request.body && request.body.temperature !== 1)
      return refuse('invalid temperature: only 1 is allowed for this model');
    return null;
  },
  // takes every response format and keeps to none
  zhipu: () => null,
  ollama: () => null,
  'lm-studio': (request) =>
    formatOf(request) === 'json_object' || formatOf(request) === 'json_schema'
      ? refuse("'response_format.type' must be 'text' for this model")
      : null,
};

/** A provider that refuses what it refuses, and does with the rest as `next` says. */
export const provider =
  (name: ProviderName, next: Script): Script =>
  (request) =>
    accepts[name](request) ?? next(request);
