import { expect, test } from 'vitest';
import { readResume } from '../formats/read-resume.ts';
import { probabilityOf } from './probability.ts';
import type { Traits } from './traits.ts';

const TEXT = `# Ines Marlow
ines@example.com | +44 7700 900123

## Experience
**Quay Foods Ltd** — Buyer, Mar 2019 – Jun 2023
- Bought fruit and vegetables for twelve shops in the north

## Education
**University of Harrow**, BSc Business Management, 2015 – 2018
`;

test('every value says how likely it is right, and what is likely wrong is marked', async () => {
  const heard = new Map<string, Traits>();
  const { evidence } = await readResume(new TextEncoder().encode(TEXT), {
    onValue: (path, traits) => void heard.set(path, traits),
  });
  expect(evidence.length).toBeGreaterThan(8);
  for (const { path, probability, confidence } of evidence) {
    expect(probability).toBeCloseTo(probabilityOf(heard.get(path)!), 1);
    expect(probability! < 0.6 && confidence === 'sure').toBe(false);
  }
  expect(evidence.find(({ path }) => path === 'basics/email')?.probability).toBeGreaterThan(0.95);
});

test('what speaks against a value makes it less likely', () => {
  const agreed = probabilityOf({ company: 1, section: 3, agrees: 3 });
  expect(probabilityOf({ company: 1, section: 3, agrees: 3, 'reason:unclear': 1 })).toBeLessThan(agreed);
  expect(probabilityOf({ company: 1, section: -3, agrees: -2 })).toBeLessThan(agreed);
  expect(probabilityOf({ company: 1, unseen: 1 })).toBeLessThan(agreed);
});
