import type { Language } from '@verdant/contracts';

/** Letters whose names begin with a vowel: an FMCG buyer, an MBA, an NHS trust; a UK firm, a USB stick. */
const VOWEL_NAMED = /^[AEFHILMNORSX]/;
const SPELT = /^(?:\p{Lu}{2,}\d?|\p{Lu}(?=[-‑]))(?![\p{Ll}])/u;
/** An acronym that is spoken as a word keeps the article that it was given. */
const SPOKEN =
  /^(?:NATO|NASA|SAP|SQL|FIFA|LEED|LAN|RAM|SIM|SAS|FAQ|SEO|STEM|NICU|SEN|HACCP|ROM|NEBOSH|MENA|RICS|SOC|SaaS)\b/;
const VOWEL_SOUND = /^(?:[aeio]|u(?!n[ia](?!n)|s[aeu]|ti|biq|k)|h(?:our|onest|onou?r|eir))/i;
const CONSONANT_SOUND = /^(?:one\b|once\b|eu|ew|uni(?!n)|us[aeu]|uti|ubiq|uk)/i;

const articleOf = (word: string): 'a' | 'an' | null => {
  if (/^\d/.test(word)) return /^(?:8|1[18](?!\d)|11\b|18\b)/.test(word) ? 'an' : 'a';
  if (SPELT.test(word)) return SPOKEN.test(word) ? null : VOWEL_NAMED.test(word) ? 'an' : 'a';
  if (!/^\p{L}/u.test(word)) return null;
  return VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word) ? 'an' : 'a';
};

/** Articles whose next word is another than before follow its sound. */
function withArticles(original: string, better: string): string {
  const kept = new Set(Array.from(original.matchAll(/\b(an? \S+)/gi), ([pair]) => pair.toLowerCase()));
  return better.replace(/\b([Aa])(n?) (?=(\S+))/g, (whole, letter: string, _n: string, word: string) => {
    if (kept.has(`${whole}${word}`.toLowerCase())) return whole;
    const article = articleOf(word);
    return article === null ? whole : `${letter}${article.slice(1)} `;
  });
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const isEven = (text: string) =>
  count(text, /[(（]/g) === count(text, /[)）]/g) &&
  count(text, /“/g) === count(text, /”/g) &&
  count(text, /"/g) % 2 === 0;

/** What no sentence has: two marks, a blank before one, a word that joins nothing, at its beginning, its end or before a mark. */
const SLIPS: Record<Language, RegExp> = {
  en: /[,;] ?[,;.]|(?<!\.)\.\.(?!\.)|\s[,;.](?=\s|$)|^[,;.]|\b(?:and|or|of|with|to|for|in|the|an?|by|from|as) ?(?=[.,;:]|$)|(?:^|[.;] )(?:and|or|of)\b|\b(\p{L}+) \1\b| {2,}|(?:^|[.!?] )\p{Ll}\p{L}*,? (?:and|or) [.;]/iu,
  zh: /[，。；、：][，。；、：]|^[，。；、：的和与及或]|[的和与及或、，；：](?=[。；]|$)|(?:^|[，。；])(?:的|和|与|及)(?=\p{Script=Han})/u,
};

const capital = (text: string) =>
  text.replace(/^(\W*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

/**
 * A wording as it may be offered: articles follow the sound, the capital stays; null where it has a slip that the text
 * itself has not, or marks that open and do not close.
 */
export function proofread(original: string, better: string, language: Language): string | null {
  let read = language === 'en' ? withArticles(original, better) : better;
  if (/^\W*\p{Lu}/u.test(original) && /^\W*\p{Ll}/u.test(read)) read = capital(read);
  const slips = (text: string) => count(text, new RegExp(SLIPS[language], `${SLIPS[language].flags}g`));
  if (slips(read) > slips(original)) return null;
  return isEven(read) || !isEven(original) ? read : null;
}
