import { expect, it } from 'vitest';
import { sharedTypesetter } from '../testing/shared-typesetter.ts';
import { ALIKE, furthestApart, testTriangle } from '../testing/triangle.ts';
import { sampleStyle } from './samples/style.ts';
import { samples } from './samples.ts';

// `triangle.long.test.ts` has other templates with the longer and the hostile contents
testTriangle(['short'], 'one');

const typesetter = sharedTypesetter();

it('would see two letters that are missing, and space that is stretched a little', async () => {
  const style = sampleStyle('slip');
  const input = { content: samples.zh, language: 'zh' as const, style };
  const { bytes } = await typesetter.pdf(input);
  const shorter = structuredClone(samples.zh);
  shorter.work[0]!.content[3] = shorter.work[0]!.content[3]!.slice(0, -3);
  const cut = await furthestApart(bytes, await typesetter.preview({ ...input, content: shorter }));
  expect(cut.worst).toBeGreaterThan(ALIKE.worst);
  const stretched = await typesetter.preview({ ...input, style: { ...style, spacing: 1.02 } });
  expect((await furthestApart(bytes, stretched)).mean).toBeGreaterThan(ALIKE.mean);
});
