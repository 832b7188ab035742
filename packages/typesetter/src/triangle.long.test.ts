import { emptyContent } from '@verdant/contracts';
import { describe, expect, it } from 'vitest';
import { sharedTypesetter } from '../testing/shared-typesetter.ts';
import { testTriangle } from '../testing/triangle.ts';
import { sampleStyle } from './samples/style.ts';
import { templates } from './templates.ts';

// a short résumé is tried by the short tests; of what these two hold it is a part. Each template is in both languages,
// and each language in both
testTriangle(['two pages'], 'all');
testTriangle(['hostile'], 'all, the other way');

const typesetter = sharedTypesetter();

describe.each(templates.map(({ id }) => id))('%s', (template) => {
  describe.each(['zh', 'en'] as const)('in %s', (language) => {
    it('bears an empty résumé', async () => {
      const style = sampleStyle(template);
      const { pages } = await typesetter.pdf({ content: emptyContent(), language, style });
      expect(pages).toBe(1);
    });
  });
});
