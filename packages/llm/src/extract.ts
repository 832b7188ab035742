import { jsonrepair } from 'jsonrepair';

/** The answer without a reasoning model's thoughts. A template may have swallowed the opening tag; a cut-off thought has no closing one. */
export function withoutThoughts(text: string): string {
  const closed = text.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '');
  const end = Math.max(closed.lastIndexOf('</think>'), closed.lastIndexOf('</thinking>'));
  const rest = end < 0 ? closed : closed.slice(closed.indexOf('>', end) + 1);
  return rest.replace(/<think(?:ing)?>[\s\S]*$/i, '').trim();
}

/** Where an object may stand in an answer: in a code fence, from the first brace to the last, from the first to the end. */
function candidates(text: string): string[] {
  const fenced = [...text.matchAll(/```(?:json)?\s*([\s\S]*?)```/gi)].map((match) => match[1]!.trim());
  const from = text.indexOf('{');
  if (from < 0) return [];
  const to = text.lastIndexOf('}');
  return [...fenced.filter((part) => part.startsWith('{')), text.slice(from, to + 1), text.slice(from)].filter(Boolean);
}

const tryTo = (parse: () => unknown): unknown => {
  try {
    return parse();
  } catch {
    return undefined;
  }
};
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects found in an answer: first those that are JSON as they stand, then, with `mend`, those that can be mended. */
export function objectsIn(text: string, mend = true): object[] {
  const parts = [...new Set(candidates(text))];
  const whole = parts.map((part) => tryTo(() => JSON.parse(part))).filter(isObject);
  if (whole.length > 0 || !mend) return whole;
  return parts.map((part) => tryTo(() => JSON.parse(jsonrepair(part)))).filter(isObject);
}
