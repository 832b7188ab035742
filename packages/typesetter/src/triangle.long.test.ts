import { emptyContent } from '@verdant/contracts';
import { expect, it } from 'vitest';
import { byTurns } from '../testing/by-turns.ts';
import { sharedTypesetter } from '../testing/shared-typesetter.ts';
import { testTriangle } from '../testing/triangle.ts';
import { sampleStyle } from './samples/style.ts';
import { templates } from './templates.ts';

// of what the longer two hold a short résumé is a part
testTriangle(['short'], 'some');
testTriangle(['two pages'], 'one eighth');
testTriangle(['hostile'], 'another eighth');

const typesetter = sharedTypesetter();

it.each(
  byTurns(
    templates.map(({ id }) => id),
    'en',
  ),
)('%s in %s bears an empty résumé', async (template, language) => {
  const style = sampleStyle(template);
  const { pages } = await typesetter.pdf({ content: emptyContent(), language, style });
  expect(pages).toBe(1);
});
