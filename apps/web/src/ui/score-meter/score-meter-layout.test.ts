import { describe, expect, it } from 'vitest';
import { layoutSlips } from './score-meter-layout.ts';

const five = [
  { key: 'impact', label: '', earned: 22, allotment: 35, hot: 6 },
  { key: 'brevity', label: '', earned: 10, allotment: 12 },
  { key: 'style', label: '', earned: 10, allotment: 13 },
  { key: 'sections', label: '', earned: 18, allotment: 22 },
  { key: 'format', label: '', earned: 16, allotment: 18 },
];
const count = (kind: string, slips: { kind: string }[]) => slips.filter((slip) => slip.kind === kind).length;

describe('the hundred slips', () => {
  it('draws one bar a point, 463 wide', () => {
    const { slips, starts, width } = layoutSlips(five);
    expect(slips).toHaveLength(100);
    expect(count('on', slips)).toBe(76);
    expect(count('hot', slips)).toBe(6);
    expect(width).toBe(463);
    expect(starts).toEqual([0, 156, 220, 288, 392]);
    expect(slips.every((slip) => Number.isInteger(slip.x))).toBe(true);
  });
  it('draws the same hundred in a narrow panel', () => {
    const { slips, width } = layoutSlips(five, 0, 'small');
    expect(slips).toHaveLength(100);
    expect(width).toBeLessThanOrEqual(384);
  });
  it('draws the same hundred for a public page and for a phone', () => {
    expect(layoutSlips(five, 0, 'large').width).toBe(738);
    expect(layoutSlips(five, 0, 'phone').width).toBeLessThanOrEqual(350);
  });
  it('never marks more than was lost', () => {
    const { slips } = layoutSlips([{ key: 'a', label: '', earned: 9, allotment: 10, hot: 4 }]);
    expect([count('on', slips), count('hot', slips)]).toEqual([9, 1]);
  });
  it('takes the points of a cap from the right end', () => {
    expect(count('on', layoutSlips(five, 20).slips)).toBe(56);
  });
});
