import { type ActualText, textsFor } from './actual-text.ts';

type Codes = Record<string, number>;
type Drawn = { unicode?: string; width: number; originalCharCode?: number } | number;
type Glyph = Exclude<Drawn, number>;
type Operators = { fnArray: number[]; argsArray: unknown[][] };

/** A letter that says nothing by itself. */
export const isUnknown = (unicode: string | undefined): boolean => !unicode || /^[\u0000\ufffd]$/.test(unicode);

const glyphsOf = (drawn: Drawn[]): Glyph[] => drawn.filter((d) => typeof d !== 'number');
const hexOf = (glyphs: Glyph[], bytes: 1 | 2): string =>
  glyphs.map((g) => (g.originalCharCode ?? 0).toString(16).padStart(2 * bytes, '0')).join('');

/** The operators that show unknown letters alone in marked content. */
function unknownAt({ fnArray, argsArray }: Operators, OPS: Codes): number[] {
  const found: number[] = [];
  let inside: number[] | null = null;
  fnArray.forEach((op, i) => {
    if (op === OPS.beginMarkedContentProps) inside = [];
    else if (op === OPS.showText) inside?.push(i);
    else if (op === OPS.endMarkedContent) {
      const [only, ...others] = inside ?? [];
      inside = null;
      const glyphs = only === undefined ? [] : glyphsOf((argsArray[only]?.[0] ?? []) as Drawn[]);
      if (others.length === 0 && glyphs.some((g) => isUnknown(g.unicode))) found.push(only!);
    }
  });
  return found;
}

/** The text operators with the texts that the document gives for letters which say nothing by themselves. */
export function applyActualText(operators: Operators, OPS: Codes, streams: () => ActualText[][]): Operators {
  const at = unknownAt(operators, OPS);
  if (!at.length) return operators;
  const shown = at.map((i) => glyphsOf(operators.argsArray[i]![0] as Drawn[]));
  const lists = streams();
  const texts = ([1, 2] as const)
    .map((bytes) =>
      textsFor(
        shown.map((glyphs) => hexOf(glyphs, bytes)),
        lists,
      ),
    )
    .find((found) => found !== null);
  if (!texts) return operators;
  const argsArray = [...operators.argsArray];
  at.forEach((i, n) => {
    const width = shown[n]!.reduce((sum, g) => sum + g.width, 0);
    argsArray[i] = [[{ ...shown[n]![0]!, unicode: texts[n]!, width }]];
  });
  return { ...operators, argsArray };
}
