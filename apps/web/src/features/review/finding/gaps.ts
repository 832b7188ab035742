import { splitAtGaps } from '../../../ui/diff/diff-words.ts';

/** What stands in the brackets of a gap: `[N]` → `N`, `【X%】` → `X%`. */
export const gapLabel = (gap: string): string => gap.replace(/^[[【{<]\s*|\s*[\]】}>]$/g, '');

/** The figure as it goes into the sentence: a bare number takes the unit that the gap shows. */
export const gapText = (gap: string, value: string): string => {
  const figure = value.trim();
  const unit = /[%％‰倍]$/.exec(gapLabel(gap))?.[0];
  return unit && /^[\d.,]+$/.test(figure) ? figure + unit : figure;
};

/** `values[i]` goes into the i-th gap of `text`, counted along the sentence; an empty value leaves the gap. */
export const fillGaps = (text: string, gaps: string[], values: string[]): string => {
  let at = -1;
  return splitAtGaps(text, gaps)
    .map((piece) => {
      if (!gaps.includes(piece)) return piece;
      at += 1;
      const value = values[at]?.trim() ?? '';
      return value ? gapText(piece, value) : piece;
    })
    .join('');
};

export const countGaps = (text: string, gaps: string[]): number =>
  splitAtGaps(text, gaps).filter((piece) => gaps.includes(piece)).length;

export type Proposal = { proposed: string; plain: string | null; placeholders: string[] };

/** What accepting would write, or why it can't be accepted yet. `text: undefined` is the proposal as it stands. */
export type Wording =
  | { ready: true; text?: string; plain?: true }
  | { ready: false; why: 'half' | 'fill' | 'empty' | 'gapLeft' };

/**
 * An own wording (`edited`) rules where there is one. Otherwise all gaps filled: the filled sentence; none filled: the
 * wording without figures where there is one; some filled: not yet.
 */
export const wordingOf = (proposal: Proposal, values: string[], edited: string | null): Wording => {
  const { proposed, plain, placeholders } = proposal;
  if (edited !== null) {
    if (!edited.trim()) return { ready: false, why: 'empty' };
    if (countGaps(edited, placeholders) > 0) return { ready: false, why: 'gapLeft' };
    return { ready: true, text: edited.trim() };
  }
  const gaps = countGaps(proposed, placeholders);
  if (gaps === 0) return { ready: true };
  const filled = Array.from({ length: gaps }, (_, i) => values[i]?.trim()).filter(Boolean).length;
  if (filled === gaps) return { ready: true, text: fillGaps(proposed, placeholders, values) };
  if (filled > 0) return { ready: false, why: 'half' };
  return plain ? { ready: true, text: plain, plain: true } : { ready: false, why: 'fill' };
};
