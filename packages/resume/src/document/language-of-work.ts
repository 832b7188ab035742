import { lineLanguage } from '@verdant/contracts';
import {
  chineseCliches,
  chineseSoftSkills,
  chineseVerbs,
  commonCharacters,
  everydayWords,
  findEnglishVerb,
  findTerms,
  remembered,
  smallWords,
} from '@verdant/lexicon';
import type { TextField } from '../content/text-fields.ts';
import { simplified } from '../text/simplified.ts';
import { isWord } from '../text/spelling/dictionary.ts';

/** Shares of the words below which a text is in no language that the rules know. Our judgement, by invented texts. */
const LEAST = { words: { en: 0.6, zh: 0.35 }, small: { en: 0.08, zh: 0.03 } };
/** So many words, or characters, show in which language a résumé is. */
const MANY = 40;
/** Shorter than this says nothing about its language. */
const ENOUGH = { en: 8, zh: 16 };

const small = new Set(smallWords);
const common = new Set(commonCharacters);
const everyday = new Set(everydayWords);

/** `small` are the words that hold sentences together: small ones in English, verbs and terms in Chinese. */
type Counted = { all: number; known: number; small: number };

const LATIN = /(?<![\p{L}\d@./_-])[a-z]{2,24}(?![\p{L}\d@/_-])/gu;

const isKnownWord = (word: string) => everyday.has(word) || findEnglishVerb(word) !== undefined || isWord(word);

/** English words in lower case: names, terms and codes say nothing about a language. */
const english = remembered((text): Counted => {
  let words = Array.from(text.matchAll(LATIN), ({ 0: word, index }) => ({ word, index, known: isKnownWord(word) }));
  // terms are looked for only where they could make a difference
  if (words.filter(({ known }) => known).length < words.length * LEAST.words.en) {
    const terms = findTerms(text);
    words = words.filter(({ word, index }) => !terms.some(({ from, to }) => from < index + word.length && index < to));
  }
  return {
    all: words.length,
    known: words.filter(({ known }) => known).length,
    small: words.filter(({ word }) => small.has(word)).length,
  };
});

const chinese = remembered((text): Counted => {
  const characters = (text.match(/\p{Script=Han}/gu) ?? []).map(simplified);
  const known = characters.filter((character) => common.has(character)).length;
  const said = text.replace(/\p{Script=Han}/gu, simplified);
  const inParticles = said.match(PARTICLES)?.length ?? 0;
  const inVerbs = (said.match(VERBS)?.join('').length ?? 0) + (said.match(STOCK)?.join('').length ?? 0);
  const enough = inVerbs + inParticles >= characters.length * LEAST.small.zh;
  const inTerms = enough ? 0 : findTerms(text).reduce((sum, { from, to }) => sum + to - from, 0);
  return { all: characters.length, known, small: inTerms + inVerbs + inParticles };
});

/** What people write who tell it as they speak. */
const PARTICLES = /[的了在是着就到和与]/g;
/** Said of oneself without a verb: 吃苦耐劳，有责任心. */
const STOCK = new RegExp([...chineseCliches, ...chineseSoftSkills].join('|'), 'g');
const VERBS = new RegExp(chineseVerbs.map(({ verb }) => verb).join('|'), 'g');

const isKnown = ({ all, known }: Counted, least: number) => all === 0 || known / all >= least;

/** Whether a text is in no language of work that the rules know: made-up letters, another language, placeholder text. */
export function isForeignToWork(text: string): boolean {
  const language = lineLanguage(text);
  const counted = language === 'zh' ? chinese(text) : english(text);
  return counted.all >= ENOUGH[language] && !isKnown(counted, LEAST.words[language]);
}

/** The same of everything that runs on in a résumé: there the small words that every sentence needs count as well. */
export function isUnreadable(fields: readonly TextField[]): boolean {
  const prose = fields.filter(({ kind }) => kind !== 'line').map(({ text }) => text);
  const sum = (of: (text: string) => Counted, language: 'en' | 'zh') =>
    prose
      .filter((text) => lineLanguage(text) === language)
      .map(of)
      .reduce((a, b) => ({ all: a.all + b.all, known: a.known + b.known, small: a.small + b.small }), {
        all: 0,
        known: 0,
        small: 0,
      });
  const parts = [
    { language: 'en' as const, ...sum(english, 'en') },
    { language: 'zh' as const, ...sum(chinese, 'zh') },
  ];
  const all = parts.reduce((total, part) => total + part.all, 0);
  return parts.some(
    (part) =>
      part.all >= MANY &&
      part.all > all / 2 &&
      (!isKnown(part, LEAST.words[part.language]) || part.small / part.all < LEAST.small[part.language]),
  );
}
