import { type Quantity, scale } from '../../text/quantities.ts';

const SIZED = /^\d+(?:\.\d+)?\s?(thousand|million|billion|k|m|bn|[千万亿])/i;
const SIZES: Readonly<Record<string, number>> = { ...scale, thousand: 1e3, million: 1e6, billion: 1e9 };
/** 2 to 3 thousand, between 5 and 6 million: the first end is of the size of the second. */
export function ofSharedSize(text: string, figures: readonly Quantity[]): Quantity[] {
  return figures.map((figure, index) => {
    const next = figures[index + 1];
    if (!next || !/^\d{1,3}$/.test(text.slice(figure.from, figure.to).trim())) return figure;
    const joint = text.slice(figure.to, next.from);
    const isRange =
      /^\s?(?:to|[-–—~～至到])\s?$/.test(joint) ||
      (/^ and $/.test(joint) && /\bbetween $/i.test(text.slice(0, figure.from)));
    const size = SIZES[SIZED.exec(text.slice(next.from, next.to))?.[1]?.toLowerCase() ?? ''];
    return isRange && size !== undefined && figure.value * size < next.value
      ? { ...figure, value: figure.value * size }
      : figure;
  });
}
