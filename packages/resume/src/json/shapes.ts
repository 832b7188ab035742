/** Reading of untrusted JSON: the wanted kind of value, or its empty form. */
export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

export const asList = (value: unknown, most: number): unknown[] => (Array.isArray(value) ? value.slice(0, most) : []);

export const asText = (value: unknown, most: number): string =>
  (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '').slice(0, most);

export const asTexts = (value: unknown, most: number, length: number): string[] =>
  asList(value, most)
    .map((item) => asText(item, length))
    .filter((text) => text.trim() !== '');

/** JSON Resume dates may carry a day; the content model keeps year and month. Anything else is no date. */
export const asDate = (value: unknown): string => asText(value, 20).match(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?/)?.[0] ?? '';
