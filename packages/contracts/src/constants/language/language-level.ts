/** Of the Common European Framework, A1 to C2. */
export const LEVEL_STEPS = 6;

const CEFR = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2'];
/** What people write for a step, the plainest word of each first. */
const WORDS: Record<number, readonly string[]> = {
  6: ['native', 'bilingual', 'mother tongue', '母语'],
  5: ['fluent', 'advanced', '流利', '熟练', '精通'],
  4: ['working', 'professional', 'upper intermediate', '工作语言', '良好'],
  3: ['intermediate', 'conversational', '日常交流', '中级'],
  2: ['elementary', 'basic', '基础', '初级'],
  1: ['beginner', '入门'],
};
const CODE = /(?<![a-z0-9])[abc][12](?![a-z0-9])/;
const HSK = /(?<![a-z0-9])hsk[ -]?([1-6])(?!\d)/;

/** Whole from its begin on: `non-native` and `hard-working` say something else. */
function says(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at >= 0 && !/[a-z-]/.test(text[at - 1] ?? '');
}

/**
 * How far somebody is in a language, from 1 to `LEVEL_STEPS`, where the text says so on a known scale or in a usual word;
 * null for anything else: a certificate alone is no step.
 */
export function languageLevel(text: string): number | null {
  const plain = text.toLowerCase();
  const code = CODE.exec(plain)?.[0];
  if (code !== undefined) return CEFR.indexOf(code) + 1;
  const hsk = HSK.exec(plain)?.[1];
  if (hsk !== undefined) return Number(hsk);
  // the longest word that is found says it: `upper intermediate` is no `intermediate`
  const found = Object.entries(WORDS).flatMap(([step, words]) =>
    words.filter((word) => says(plain, word)).map((word) => ({ step: Number(step), length: word.length })),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.step ?? null;
}
