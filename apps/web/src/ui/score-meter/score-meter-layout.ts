/** One group of bars: `earned` of `allotment` points, `hot` of the lost ones belong to what is being looked at. */
export type ScoreGroup = { key: string; label: string; earned: number; allotment: number; hot?: number };
type ScoreBar = { x: number; kind: 'on' | 'off' | 'hot' };

/** In px. `large` is for public pages, `small` fits a panel of 440, `phone` a screen of 375 and more, `tiny` one of 320. */
export const METER = {
  large: { bar: 5, gap: 2, between: 12, height: 64 },
  normal: { bar: 3, gap: 1, between: 17, height: 40 },
  small: { bar: 2, gap: 1, between: 17, height: 40 },
  phone: { bar: 2, gap: 1, between: 12, height: 40 },
  tiny: { bar: 1, gap: 1, between: 22, height: 40 },
} as const;
export type ScoreMeterSize = keyof typeof METER;

/**
 * Whole pixels only, or the bars blur. Earned first, lost at the right of each group, the looked-at ones last.
 * `cap` points that no group accounts for (a missing contact caps the score) are taken from the right end.
 */
export const layoutScoreMeter = (groups: ScoreGroup[], cap = 0, size: ScoreMeterSize = 'normal') => {
  const { bar, gap, between } = METER[size];
  const earned = groups.map((group) => Math.max(0, Math.min(group.allotment, Math.round(group.earned))));
  let left = Math.max(0, Math.round(cap));
  for (let i = groups.length - 1; i >= 0 && left > 0; i--) {
    const taken = Math.min(left, earned[i]!);
    earned[i]! -= taken;
    left -= taken;
  }
  let x = 0;
  const starts: number[] = [];
  const bars: ScoreBar[] = [];
  groups.forEach((group, g) => {
    starts.push(x);
    const hotFrom = group.allotment - Math.min(group.hot ?? 0, group.allotment - earned[g]!);
    for (let i = 0; i < group.allotment; i++) {
      bars.push({ x, kind: i < earned[g]! ? 'on' : i >= hotFrom ? 'hot' : 'off' });
      x += bar + gap;
    }
    x += between - gap;
  });
  return { bars, starts, width: Math.max(0, x - between) };
};
