import { describe, expect, it } from 'vitest';
import { layoutScoreMeter } from './score-meter-layout.ts';

const five = [
  { key: 'impact', label: '', earned: 22, allotment: 35, hot: 6 },
  { key: 'brevity', label: '', earned: 10, allotment: 12 },
  { key: 'style', label: '', earned: 10, allotment: 13 },
  { key: 'sections', label: '', earned: 18, allotment: 22 },
  { key: 'format', label: '', earned: 16, allotment: 18 },
];
const count = (kind: string, bars: { kind: string }[]) => bars.filter((bar) => bar.kind === kind).length;

describe('the score meter', () => {
  it('draws one bar a point, 463 wide', () => {
    const { bars, starts, width } = layoutScoreMeter(five);
    expect(bars).toHaveLength(100);
    expect(count('on', bars)).toBe(76);
    expect(count('hot', bars)).toBe(6);
    expect(width).toBe(463);
    expect(starts).toEqual([0, 156, 220, 288, 392]);
    expect(bars.every((bar) => Number.isInteger(bar.x))).toBe(true);
  });
  it('draws the same hundred in a narrow panel', () => {
    const { bars, width } = layoutScoreMeter(five, 0, 'small');
    expect(bars).toHaveLength(100);
    expect(width).toBeLessThanOrEqual(384);
  });
  it('draws the same hundred for a public page and for a phone', () => {
    expect(layoutScoreMeter(five, 0, 'large').width).toBe(738);
    expect(layoutScoreMeter(five, 0, 'phone').width).toBeLessThanOrEqual(350);
    expect(layoutScoreMeter(five, 0, 'tiny').width).toBeLessThanOrEqual(288);
  });
  it('never marks more than was lost', () => {
    const { bars } = layoutScoreMeter([{ key: 'a', label: '', earned: 9, allotment: 10, hot: 4 }]);
    expect([count('on', bars), count('hot', bars)]).toEqual([9, 1]);
  });
  it('takes the points of a cap from the right end', () => {
    expect(count('on', layoutScoreMeter(five, 20).bars)).toBe(56);
  });
});
