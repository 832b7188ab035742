import { alternation } from './alternation.ts';
import type { Entry, Phrase, Slot } from './phrase.ts';

const LATIN = /[\p{Script=Latin}\p{N}]/u;
/** No letter before, none behind: also none with an accent, as `\b` would have it. Chinese has no such bounds. */
const BEFORE = '(?<![\\p{Script=Latin}\\p{M}\\p{N}])';
const BEHIND = '(?![\\p{Script=Latin}\\p{M}\\p{N}])';

/** Words as they stand alone in running text: Latin ones bounded on the sides where they end in a letter or digit. */
export function wordSource(words: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = `${LATIN.test(word[0]!) ? BEFORE : ''} ${LATIN.test(word.at(-1)!) ? BEHIND : ''}`;
    groups.set(key, [...(groups.get(key) ?? []), word]);
  }
  const sources = [...groups].map(([key, group]) => {
    const [before, behind] = key.split(' ');
    return `${before}${alternation(group)}${behind}`;
  });
  return sources.length === 1 ? sources[0]! : `(?:${sources.join('|')})`;
}

const TIMES: Record<Slot['times'], string> = { once: '', maybe: '?', many: '*' };

/** A slot that may be left out takes the joint with it that parts it from the first one that may not. */
function phraseSource({ joint, slots }: Phrase): string {
  const core = slots.findIndex(({ times }) => times === 'once');
  const gap = joint && '\\s+';
  const source = slots.map(({ words, times }, at) => {
    const word = alternation(words);
    return at === core ? word : `(?:${at < core ? word + gap : gap + word})${TIMES[times]}`;
  });
  return joint ? `${BEFORE}${source.join('')}${BEHIND}` : source.join('');
}

/** Words and phrases of a list as the source of one regular expression, a group that captures nothing. */
export function entrySource(entries: readonly Entry[]): string {
  const words = entries.filter((entry) => typeof entry === 'string');
  const phrases = entries.filter((entry) => typeof entry !== 'string');
  return `(?:${[...phrases.map(phraseSource), ...(words.length ? [wordSource(words)] : [])].join('|')})`;
}
