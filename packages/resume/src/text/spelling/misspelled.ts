import { isWord } from './dictionary.ts';
import { nearest } from './near.ts';
import { TRADE_WORDS } from './trade-words.ts';

export type Misspelling = { word: string; right: string; from: number; to: number };

/** Lower case throughout, five letters or more, standing alone: neither a name, an address, a compound nor a file. */
const TOKEN = /(?<![\p{L}\p{N}_@#+./\\&'’-])[a-z]{5,}(?![\p{L}\p{N}_@#+\\&'’-]|[./]\p{L})/gu;
const PREFIX =
  /^(?:re|un|pre|non|co|multi|micro|macro|sub|over|under|auto|cyber|geo|bio|inter|intra|mis|de|out|up|off|on|hyper|meta|nano|neuro|photo|tele|tri|bi|e|eco|agri|hydro|electro|thermo)(?=[a-z]{3})/;
const MIN_PART = 3;

/** Words that working life puts together faster than dictionaries: frontend, rescoped. */
const isMadeUp = (word: string): boolean => {
  const bare = word.replace(PREFIX, '');
  if (bare !== word && isWord(bare)) return true;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1)
    if (isWord(word.slice(0, at)) && isWord(word.slice(at))) return true;
  return false;
};

const found = new Map<string, string | null>();
const MAX_KEPT = 5000;

/** The word that was meant, null where the word is right or nothing is near. */
function correction(word: string): string | null {
  if (isWord(word) || TRADE_WORDS.has(word)) return null;
  const known = found.get(word);
  if (known !== undefined) return known;
  const right = isMadeUp(word) ? null : nearest(word);
  if (found.size >= MAX_KEPT) found.clear();
  found.set(word, right);
  return right;
}

/** English words of a text that are one slip away from exactly one likely word. `skip` says which spans are known. */
export function misspellings(text: string, skip: (from: number, to: number) => boolean): Misspelling[] {
  return Array.from(text.matchAll(TOKEN)).flatMap((match) => {
    const [word] = match;
    const from = match.index;
    const to = from + word.length;
    if (skip(from, to)) return [];
    const right = correction(word);
    return right === null ? [] : [{ word, right, from, to }];
  });
}
