/** The gaps that a rewrite may hold for the person to fill. Anything else in brackets is the person's own text. */
export const GAP = /\[(?:N|X|X%|metric|amount|number)\]|【(?:N|X|X%|指标|金额|数量|人数|次数|时长)】/g;

/** Gaps exactly as they occur, in order. */
export const gapsOf = (text: string): string[] => text.match(GAP) ?? [];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts `text` at every occurrence of a gap; the gaps themselves are kept. */
export const splitAtGaps = (text: string, gaps: readonly string[]): string[] => {
  const known = [...new Set(gaps.filter(Boolean))].sort((a, b) => b.length - a.length);
  if (known.length === 0) return text ? [text] : [];
  return text.split(new RegExp(`(${known.map(escaped).join('|')})`)).filter(Boolean);
};

/** What stands in the brackets of a gap: `[N]` → `N`, `【X%】` → `X%`. */
export const gapLabel = (gap: string): string => gap.replace(/^[[【{<]\s*|\s*[\]】}>]$/g, '');

/** The figure as it goes into the sentence: a bare number takes the unit that the gap shows. */
export const gapText = (gap: string, value: string): string => {
  const figure = value.trim();
  const unit = /[%％‰倍]$/.exec(gapLabel(gap))?.[0];
  return unit && /^[\d.,]+$/.test(figure) ? figure + unit : figure;
};

/** `values[i]` goes into the i-th gap of `text`, counted along the sentence; an empty value leaves the gap. */
export const fillGaps = (text: string, gaps: readonly string[], values: readonly string[]): string => {
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

export const countGaps = (text: string, gaps: readonly string[]): number =>
  splitAtGaps(text, gaps).filter((piece) => gaps.includes(piece)).length;
