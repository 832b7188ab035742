import type { FieldPath, Language } from '@verdant/contracts';
import { escaped } from '../text/escaped.ts';
import { allSimplified } from '../text/simplified.ts';
import type { FieldSpan } from './check.ts';

type Line = { path: FieldPath; text: string; language: Language };
type Phrases = Record<Language, readonly string[]>;

const compiled = new WeakMap<readonly string[], RegExp>();

/** One pattern for a list of phrases, longest first; Latin ones only between word bounds. */
export function phrasePattern(phrases: readonly string[]): RegExp {
  const known = compiled.get(phrases);
  if (known) return known;
  const sorted = [...phrases].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{Script=Latin}\\d-])(?:${sorted.join('|')})(?![\\p{Script=Latin}\\d-])`, 'giu');
  compiled.set(phrases, pattern);
  return pattern;
}

/** Every occurrence of the phrases of a line's own language. */
export const phraseSpans = (lines: readonly Line[], phrases: Phrases): FieldSpan[] =>
  lines.flatMap(({ path, text, language }) =>
    Array.from(
      (language === 'zh' ? allSimplified(text) : text).matchAll(phrasePattern(phrases[language])),
      (match) => ({
        path,
        text,
        from: match.index,
        to: match.index + match[0].length,
      }),
    ),
  );
