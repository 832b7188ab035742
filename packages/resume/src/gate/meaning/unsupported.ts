import { findTerms } from '@verdant/lexicon';
import { withoutFigures } from './blank.ts';
import { newChineseWords, type Said, saidIn } from './chinese-words.ts';
import { englishTokens, type Token } from './english-words.ts';

const HAN_RUN = /\p{Script=Han}+/gu;

/** What a rewrite may draw on, read once. */
export type Known = {
  text: string;
  keys: ReadonlySet<string>;
  initials: string;
  said: Said;
  terms: ReadonlySet<string>;
};

const initialsOf = (text: string) =>
  englishTokens(text)
    .map(({ text: word }) => word[0]!.toLowerCase())
    .join('');

export function knownFrom(texts: readonly string[]): Known {
  const text = texts.join('\n');
  const bare = withoutFigures(text);
  return {
    text: text.toLowerCase(),
    keys: new Set([...englishTokens(text), ...englishTokens(bare)].flatMap(({ keys }) => keys)),
    initials: initialsOf(text),
    said: saidIn(text),
    terms: new Set(findTerms(text).map(({ entry }) => entry.id)),
  };
}

const isShortForm = ({ text }: Token, { initials }: Known) =>
  /^[A-Z]{2,6}s?$/.test(text) && initials.includes(text.replace(/s$/, '').toLowerCase());

/** Whether a run of words is what a short form of the source stands for: key performance indicators, KPI. */
function spellsOut(tokens: readonly Token[], at: number, { keys }: Known): number {
  for (let length = 5; length >= 2; length -= 1) {
    const run = tokens.slice(at, at + length);
    if (run.length === length && keys.has(run.map(({ text }) => text[0]!.toLowerCase()).join(''))) return length;
  }
  return 0;
}

/** Words of the rewrite that stand neither in the source nor in another word of the same meaning there. */
export function unsupported(text: string, known: Known): string[] {
  const bare = withoutFigures(text);
  const terms = findTerms(bare).filter(({ entry }) => known.terms.has(entry.id));
  const inTerm = (from: number, to: number) => terms.some((term) => term.from <= from && to <= term.to);
  const fresh: string[] = [];
  const tokens = englishTokens(bare);
  let spelledTo = 0;
  for (const [index, token] of tokens.entries()) {
    spelledTo = Math.max(spelledTo, index + spellsOut(tokens, index, known));
    if (index < spelledTo || token.plain || inTerm(token.from, token.to)) continue;
    if (token.keys.some((key) => known.keys.has(key)) || isShortForm(token, known)) continue;
    fresh.push(token.text);
  }
  for (const { 0: run, index } of bare.matchAll(HAN_RUN)) {
    const covered = Array.from(run, (letter, at) => (inTerm(index + at, index + at + 1) ? ' ' : letter)).join('');
    for (const part of covered.split(' ')) if (part !== '') fresh.push(...newChineseWords(part, known.said));
  }
  return [...new Set(fresh)];
}
