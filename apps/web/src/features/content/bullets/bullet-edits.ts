import { cutAt } from '@verdant/contracts/constants';

/** Splits pasted or typed text into bullets: one a line, without the marks that lists are written with. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•·▪◦●■–]|\d{1,2}[.)、．])\s+/, '').trim())
    .filter(Boolean);

export type Edit = { items: string[]; focus: number };

/** Enter: what stands after the cursor becomes the next bullet. */
export const splitBullet = (items: string[], at: number, from: number, to: number): Edit => {
  const text = items[at] ?? '';
  return { items: items.toSpliced(at, 1, ...cutAt({ text, from, to })), focus: at + 1 };
};

/** Backspace in an empty bullet: it goes, the cursor lands at the end of the one before. */
export const removeBullet = (items: string[], at: number): Edit => ({
  items: items.toSpliced(at, 1),
  focus: Math.max(0, at - 1),
});

/** Several lines pasted into a bullet become bullets. */
export const pasteBullets = (items: string[], at: number, from: number, to: number, pasted: string): Edit | null => {
  const lines = linesOf(pasted);
  if (lines.length < 2) return null;
  const text = items[at] ?? '';
  const [before, after] = cutAt({ text, from, to });
  const head = before + lines[0];
  const tail = lines.at(-1) + after;
  return { items: items.toSpliced(at, 1, head, ...lines.slice(1, -1), tail), focus: at + lines.length - 1 };
};
