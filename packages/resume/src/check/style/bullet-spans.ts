import type { Bullet } from '../../document/document.ts';
import type { FieldSpan } from '../check.ts';

export const matches = (bullets: readonly Bullet[], patterns: { en: RegExp; zh: RegExp }): FieldSpan[] =>
  bullets.flatMap(({ path, text, language }) =>
    Array.from(text.matchAll(patterns[language]), (match) => ({
      path,
      text,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
