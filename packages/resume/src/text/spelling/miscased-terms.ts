import type { TermHit } from '@verdant/lexicon';
import { isWord } from './dictionary.ts';

const MIXED_CASE = /[a-z][A-Z]|^[A-Z]{2,}[a-z]/;
const SHORT = 5;

/** Terms whose capitals are part of the name (JavaScript, MySQL), written otherwise. Addresses are left alone. */
export function miscasedTerms(text: string, terms: readonly TermHit[]): { from: number; to: number; right: string }[] {
  return terms.flatMap(({ entry, from, to }) => {
    const written = text.slice(from, to);
    const right = entry.en.find((known) => known.toLowerCase() === written.toLowerCase());
    if (right === undefined || right === written || !MIXED_CASE.test(right) || written === written.toUpperCase())
      return [];
    // so short and with capitals of its own: LoRa is no LoRA
    if (written.length < SHORT && /[a-z][A-Z]/.test(written)) return [];
    // an animal, a sap, a verb: in small letters the word is that
    if (/^[A-Z]?[a-z]+$/.test(written) && isWord(written.toLowerCase())) return [];
    if (/[/.@_-]$/.test(text.slice(0, from)) || /^[/@_]|^\.\w/.test(text.slice(to))) return [];
    return [{ from, to, right }];
  });
}
