import { readFileSync } from 'node:fs';

/** A line and the same line after one change or few; `kind` says which. */
export type Pair = { kind: string; original: string; rewrite: string };

function read(name: string): Pair[] {
  let kind = '';
  return readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line): Pair[] => {
      if (line.startsWith('#')) kind = line.slice(1).trim();
      const [original, rewrite] = line.split(' → ');
      return line.startsWith('#') || original === undefined || rewrite === undefined
        ? []
        : [{ kind, original: original.trim(), rewrite: rewrite.trim() }];
    });
}

/**
 * Lines by others with one or two changes (260 honest and 140 hostile ones a language), in English with two to four as well
 * (260 and 160). At first sight 84, 85 and 74 % of the honest were accepted, 12, 4 and 11 of the hostile.
 */
export const minimalPairs = (['en', 'zh', 'en-two-to-four'] as const).map((set) => ({
  set,
  honest: read(`${set}-honest`),
  hostile: read(`${set}-hostile`),
}));
