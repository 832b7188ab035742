import { alternation } from './alternation.ts';
import type { Entry } from './phrase.ts';
import { entrySource } from './source.ts';

/** Where in a text the words are looked for. */
export type Placement = 'whole' | 'start' | 'end' | 'anywhere';

export type Options = {
  at?: Placement;
  /** Letters count as they are written: `US`, not `us`. */
  exactCase?: boolean;
  /** None of these may follow: 大学 in 大学生 is no school. */
  notBefore?: readonly string[];
};

export type Found = { word: string; from: number; to: number };

/** `find` gives the first place, `text.slice(from, to)` is the word as it was written. */
export type WordMatcher = { test(text: string): boolean; find(text: string): Found | null };

const EDGES: Record<Placement, [string, string]> = {
  whole: ['^\\s*', '\\s*$'],
  start: ['^\\s*', ''],
  end: ['', '\\s*$'],
  anywhere: ['', ''],
};

/** Words of a list in a text. The pattern is compiled once, when it is first needed. */
export function anyOf(entries: readonly Entry[], options: Options = {}): WordMatcher {
  const { at = 'anywhere', exactCase = false, notBefore = [] } = options;
  let pattern: RegExp | undefined;
  const compiled = (): RegExp => {
    if (pattern) return pattern;
    const [from, to] = EDGES[at];
    const not = notBefore.length ? `(?!${alternation(notBefore)})` : '';
    pattern = new RegExp(`${from}(${entrySource(entries)})${not}${to}`, exactCase ? 'u' : 'iu');
    return pattern;
  };
  return {
    test: (text) => compiled().test(text),
    find(text) {
      const m = compiled().exec(text);
      if (!m) return null;
      const from = m.index + m[0].indexOf(m[1]!);
      return { word: m[1]!, from, to: from + m[1]!.length };
    },
  };
}
