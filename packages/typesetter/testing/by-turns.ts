import type { Language } from '@verdant/contracts';

/** Each id in one language, Chinese and English by turns: the first in `first`. The other half begins with the other one. */
export const byTurns = (ids: readonly string[], first: Language): [id: string, language: Language][] =>
  ids.map((id, at) => [id, (at % 2 === 0) === (first === 'zh') ? 'zh' : 'en']);
