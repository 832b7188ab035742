import { countedThings, findEnglishVerb, wrongForms, wrongJoints } from '@verdant/lexicon';
import { inPast } from '../rewrite/english.ts';
import { respelt } from '../rewrite/respelt.ts';
import { withEvenMarks, withoutIcons, withoutUnseen } from '../rewrite/tidy.ts';
import { capital } from '../text/capital.ts';
import { alike, type Line, within } from './line.ts';

const FORMS = new RegExp(`\\b(?:${[...wrongForms.keys()].join('|')})\\b`, 'gi');
const joints = wrongJoints.map(([wrong, right]) => ({ pattern: new RegExp(`\\b${wrong}\\b`, 'gi'), right }));
const TWICE = /\b(the|an?|of|to|in|and|for|with|on|at|by|from|was|were|is|are|our|their|as) \1\b/gi;
/** Words that begin with the letter of a vowel and the sound of none, and the other way round. */
const A_BEFORE = /^(?:eu|ew|one|once|uni(?!n|m)|use|usu|uti|ubi|ura)/;
const AN_BEFORE = /^(?:hour|honest|honou?r|heir)/;
const LESS = new RegExp(`\\bless (?=(?:${countedThings})\\b)`, 'gi');
const TO_PAST =
  /\b((?:in order|able|needed|managed|tried|began|started|helped|decided|aimed|continued|worked hard) to )([a-z]+)\b/gi;

/** `to improved` → `to improve`, after what only a base can follow. */
const toBase = (text: string) =>
  text.replace(TO_PAST, (whole, before: string, word: string) => {
    const verb = findEnglishVerb(word);
    return verb && verb.past === word.toLowerCase() && verb.past !== verb.base ? before + verb.base : whole;
  });

const articles = (text: string) =>
  text
    .replace(/\b([Aa]) (?=([aeiou][a-z]+))/g, (whole, a: string, word: string) =>
      A_BEFORE.test(word) ? whole : `${a}n `,
    )
    .replace(/\b([Aa]) (?=(?:hours?|honest|honou?r|heir)\b)/g, '$1n ')
    .replace(/\b([Aa])n (?=([b-df-hj-np-tv-z][a-z]{2,}))/g, (whole, a: string, word: string) =>
      AN_BEFORE.test(word) ? whole : `${a} `,
    );

const HALF = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF05]/g;

/** The words that were meant: of lists that are ours, so that nothing comes in with them. */
export const meant = (text: string): string =>
  respelt(
    joints
      .reduce((rest, { pattern, right }) => rest.replace(pattern, (word) => alike(word, right)), text)
      .replace(FORMS, (word) => alike(word, wrongForms.get(word.toLowerCase())!))
      .replace(HALF, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0)),
  );

const englishSteps: ((text: string) => string)[] = [
  (text) => text.replace(TWICE, '$1'),
  toBase,
  articles,
  (text) => text.replace(LESS, (word) => alike(word, 'fewer ')),
  (text) => text.replace(/(?<= )i(?= [a-z])/g, 'I'),
  (text) => text.replace(/ +(?=,|[.;:!?](?:\s|$))/g, '').replace(/(?<=[a-z]{2}),(?=[a-z]{2})/g, ', '),
  // a name such as iOS or eBay keeps its small letter
  (text) => (/^[a-z]+(?=[ ,])/.test(text) ? capital(text) : text),
];

const chineseSteps: ((text: string) => string)[] = [
  (text) => text.replace(/(的|了|地|得|和|在|与|对)\1(?!\1)(?!确|地)/g, '$1'),
  (text) =>
    text.replace(/(?<=[\p{Script=Han}）」》]) +(?=[，。；：、！？])|(?<=[，。；：、！？]) +(?=\p{Script=Han})/gu, ''),
  (text) => text.replace(/[，、；]$/, ''),
  (text) => text.replace(/(?<=\p{Script=Han})[.](?=\p{Script=Han})/gu, '。'),
];

/** Spelling, forms, joints, articles, tense and marks; nothing is said otherwise than it was. */
export function grammar({ text, language, goesOn }: Line): string[] {
  // a blank before the last mark belongs to neither
  const seen = withoutIcons(withoutUnseen(text)).replace(/ +(?=[.。；;]$)/, '');
  const mended = (body: string) => {
    const steps = language === 'zh' ? chineseSteps : englishSteps;
    const right = withEvenMarks(
      steps.reduce((rest, step) => step(rest), meant(body)),
      language,
    );
    return language === 'en' && !goesOn ? (past(right) ?? right) : right;
  };
  // where the whole is refused, what is only spelt otherwise is left
  return [within(seen, mended) ?? seen, within(seen, meant) ?? seen].filter((found) => found !== text);
}

/** A line that begins in the present and goes on in the past. */
function past(text: string): string | null {
  const later = Array.from(text.matchAll(/\band ([a-z]+)\b/g)).some(([, word = '']) => {
    const verb = findEnglishVerb(word);
    return verb?.past === word && verb.past !== verb.base;
  });
  return later ? inPast(text) : null;
}
