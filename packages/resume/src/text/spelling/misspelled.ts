import { isWord } from './dictionary.ts';
import { nearest } from './near.ts';
import { TRADE_WORDS } from './trade-words.ts';
import { workingWords } from './working-words.ts';

export type Misspelling = { word: string; right: string; from: number; to: number };

/** Lower case throughout, 5 to 24 letters, standing alone: neither a name, an address, a compound nor a file. */
const TOKEN = /(?<![\p{L}\p{N}_@#+./\\&'’-])[a-z]{5,24}(?![\p{L}\p{N}_@#+\\&'’-]|[./]\p{L})/gu;
const PREFIX =
  /^(?:re|un|pre|non|co|multi|micro|macro|sub|over|under|auto|cyber|geo|bio|inter|intra|mis|de|out|up|off|on|hyper|meta|nano|neuro|photo|tele|tri|bi|e|eco|agri|hydro|electro|thermo)(?=[a-z]{3})/;
const MIN_PART = 4;
const SHORT_PART =
  /^(?:web|bug|net|hot|pod|car|air|tax|job|add|low|net|sea)(?=[a-z]{4})|(?<=[a-z]{4})(?:end|log|ops|apps?|sets?|box|maps?|kits?|nets?)$/;

/** Words that working life puts together faster than dictionaries: frontend, rescoped. */
const isMadeUp = (word: string): boolean => {
  const bare = word.replace(PREFIX, '');
  if (bare !== word && isWord(bare)) return true;
  const long = word.replace(SHORT_PART, '');
  if (long !== word && isWord(long)) return true;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1)
    if (isWord(word.slice(0, at)) && isWord(word.slice(at))) return true;
  return false;
};

/** A double letter that stands single, or one too many: presure, untill. No compound that happens to look like it. */
function doubling(word: string): string | null {
  const found = Array.from(word, (letter, at) => [
    word.slice(0, at) + letter + word.slice(at),
    ...(word[at + 1] === letter ? [word.slice(0, at) + word.slice(at + 1)] : []),
  ])
    .flat()
    .filter((one) => workingWords().has(one));
  const [right, ...others] = new Set(found);
  return right !== undefined && others.length === 0 ? likely(word, right) : null;
}

/** The word that was meant is one of working life, and the two differ inside: another ending is another word. */
function likely(word: string, right: string | null): string | null {
  if (right === null || !workingWords().has(right)) return null;
  const isOtherEnding =
    right.slice(0, -1) === word || word.slice(0, -1) === right || right.slice(0, -1) === word.slice(0, -1);
  return isOtherEnding ? null : right;
}

/** Small words of other languages: their neighbours are no slips in English. */
const FOREIGN_WORD =
  /(?<![\p{L}])(?:de|del|la|las|los|el|en|le|les|des|du|et|der|die|und|für|von|di|il|dos|het|een|van|och)(?![\p{L}-])/giu;
const isForeign = (text: string) => (text.match(FOREIGN_WORD)?.length ?? 0) > text.split(/\s+/).length / 8;

/** Long words with a letter doubled too much or too little: no name looks like that, whatever trade the word is of. */
const LEAST_LONG = 9;
function ofLongWord(word: string, right: string | null): string | null {
  if (right === null || word.length < LEAST_LONG || Math.abs(word.length - right.length) !== 1) return null;
  const [long, short] = word.length > right.length ? [word, right] : [right, word];
  const at = Array.from(long).findIndex((letter, index) => letter !== short[index]);
  const isDouble = long[at] === long[at - 1] || long[at] === long[at + 1];
  // of `-ed` and `-ing` either may be right in another country
  return isDouble && !/(?:l|p|t|s)(?:ed|ing|er|ers)$/.test(short) ? right : null;
}

const found = new Map<string, string | null>();
const MAX_KEPT = 5000;

/** The word that was meant, null where the word is right or nothing is near. */
function correction(word: string): string | null {
  if (isWord(word) || TRADE_WORDS.has(word)) return null;
  const known = found.get(word);
  if (known !== undefined) return known;
  const near = isMadeUp(word) ? null : nearest(word);
  const right = isMadeUp(word) ? doubling(word) : (likely(word, near) ?? ofLongWord(word, near));
  if (found.size >= MAX_KEPT) found.clear();
  found.set(word, right);
  return right;
}

/** A bullet begins with a deed: `Recieved` is no name when `received` is near. */
function opening(text: string): Misspelling[] {
  const [word] = text.match(/^[A-Z][a-z]{2,20}(?:ed|ing)(?=\s)|^[A-Z][a-z]{8,20}(?=\s[a-z])/) ?? [];
  if (word === undefined || isWord(word)) return [];
  const right = correction(word.toLowerCase());
  if (right === null || right.slice(-2) !== word.slice(-2)) return [];
  return [{ word, right: word[0] + right.slice(1), from: 0, to: word.length }];
}

/** A quarter of unknown words is no slip but another language. */
const FOREIGN = { least: 3, share: 0.25 };

/** English words of a text that are one slip away from exactly one likely word. `skip` says which spans are known. */
export function misspellings(text: string, skip: (from: number, to: number) => boolean): Misspelling[] {
  if (isForeign(text)) return [];
  const tokens = Array.from(text.matchAll(TOKEN)).map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));
  const unknown = tokens.filter(
    ({ word, from, to }) =>
      !isWord(word) && !TRADE_WORDS.has(word) && !skip(from, to) && (!isMadeUp(word) || doubling(word) !== null),
  );
  if (unknown.length >= FOREIGN.least && unknown.length > tokens.length * FOREIGN.share) return [];
  const found = unknown.flatMap((token) => {
    const right = correction(token.word);
    return right === null ? [] : [{ ...token, right }];
  });
  return [...opening(text).filter(({ from, to }) => !skip(from, to)), ...found];
}
