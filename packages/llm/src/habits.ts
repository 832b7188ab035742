import type { Rung } from './types.ts';

/** What a provider is known to take: learnt from its refusals, kept for each (base URL, model) while we run. */
export type Habits = {
  rung: Rung;
  temperature: boolean;
  /** `stream_options`, which brings the usage of a stream */
  usage: boolean;
  limit: 'max_tokens' | 'max_completion_tokens' | null;
  /** `enable_thinking: false`, a parameter of Qwen's house alone */
  quiet: boolean;
};

const RUNGS: Rung[] = ['json_schema', 'json_object', 'prompt'];
const below = (rung: Rung): Rung | null => RUNGS[RUNGS.indexOf(rung) + 1] ?? null;

const known = new Map<string, Habits>();
const keyOf = (baseUrl: string, model: string) => `${baseUrl}\n${model}`;

const firstHabits = (baseUrl: string): Habits => ({
  rung: 'json_schema',
  temperature: true,
  usage: true,
  limit: 'max_tokens',
  quiet: /dashscope|aliyuncs/i.test(baseUrl),
});

/** The same object until something is learnt. */
export function habitsOf(baseUrl: string, model: string): Habits {
  const key = keyOf(baseUrl, model);
  const habits = known.get(key) ?? firstHabits(baseUrl);
  known.set(key, habits);
  return habits;
}

export const learn = (baseUrl: string, model: string, habits: Habits): void => {
  known.set(keyOf(baseUrl, model), habits);
};

/**
 * What to try after a refusal (400, 422), null where there is nothing left to give up. A parameter that the message
 * names goes first; then the response format; where it names nothing, all that is optional at once, then the format.
 */
export function adapt(habits: Habits, message: string): Habits | null {
  const names = (pattern: RegExp) => pattern.test(message);
  if (names(/max_completion_tokens/i) && habits.limit === 'max_tokens')
    return { ...habits, limit: 'max_completion_tokens' };
  if (names(/max_(completion_)?tokens/i) && habits.limit) return { ...habits, limit: null };
  if (!habits.quiet && names(/enable_thinking\W+(?:is|=|:)?\s*(?:set to )?true|enable_thinking\W+must be/i))
    return { ...habits, quiet: true };
  if (names(/enable_thinking|thinking mode/i)) {
    if (
      !habits.quiet &&
      !names(/(unknown|unrecogni[sz]ed|unexpected|extra|not support\w*|unsupported)[^.]*enable_thinking/i)
    )
      return { ...habits, quiet: true };
    if (habits.quiet) return { ...habits, quiet: false };
  }
  if (names(/temperature/i) && habits.temperature) return { ...habits, temperature: false };
  if (names(/stream_options|include_usage/i) && habits.usage) return { ...habits, usage: false };
  const lower = below(habits.rung);
  if (names(/response_format|json_schema|json_object|json mode|schema|grammar|structured/i) && lower)
    return { ...habits, rung: lower };
  if (habits.temperature || habits.usage || habits.limit || habits.quiet)
    return { ...habits, temperature: false, usage: false, limit: null, quiet: false };
  return lower && { ...habits, rung: lower };
}
