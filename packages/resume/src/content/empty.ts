import { LATER_STYLE, type Language, type ResumeStyle, SECTION_ORDER } from '@verdant/contracts';

export { emptyContent } from '@verdant/contracts';

/** The newest version of its template, for what is made from now on; a test of the API holds it to that. */
const NEW_RESUME = { template: 'slip', templateVersion: 6 };

/** A4 in both languages; the language is asked for because a later default may hang on it (paper, typeface). */
export const defaultStyle = (_language: Language): ResumeStyle => ({
  ...LATER_STYLE,
  ...NEW_RESUME,
  accent: '#1e7248',
  typeface: 'sans',
  spacing: 1,
  size: 9.5,
  paper: 'a4',
  photo: null,
  sections: SECTION_ORDER.map((key) => ({ key, visible: true })),
});

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 12 characters of a–z and 0–9 from the platform's random source: 62 bits, unique within one résumé. */
export function newItemId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
