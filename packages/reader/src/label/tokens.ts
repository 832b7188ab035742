import type { Unit } from './units.ts';

/** A word, a Chinese character, a number or a sign of a cell; `from` and `to` are places in the cell's text. */
export type Token = { text: string; from: number; to: number; unit: Unit; spaced: boolean };

const TOKEN =
  /[\w.+-]{1,64}@[\w.-]{1,80}|(?:https?:\/\/|www\.)[^\s|,，;；]{1,200}|\p{Script=Han}|[\p{L}\p{M}]{1,60}(?:['’.-][\p{L}\p{M}]{1,60}){0,4}|\p{N}{1,30}|[^\s]/gu;

export function tokensOf(unit: Unit): Token[] {
  const { text } = unit.cell;
  return [...text.matchAll(TOKEN)].map((m) => ({
    text: m[0],
    from: m.index,
    to: m.index + m[0].length,
    unit,
    spaced: m.index === 0 || /\s/.test(text[m.index - 1]!),
  }));
}
