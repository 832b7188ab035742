import { BOTH, inOne, LANGUAGES } from '../fixtures.ts';
import { testJourney } from './journey.ts';
import { testMatch } from './match.ts';
import { testPurchase } from './purchase.ts';
import { testSecondFactor } from './second-factor.ts';

// `weather.long.test.ts` reads our own in English, `phone.long.test.ts` a printed one in Chinese and takes all advice,
// `visitor.test.ts` a printed one in English at a computer
if (BOTH)
  for (const language of LANGUAGES)
    for (const kind of ['set by our own template', 'printed by Chromium'] as const) testJourney(kind, language);
for (const language of inOne('zh')) {
  testMatch(language);
  testPurchase(language);
}
for (const language of inOne('en')) testSecondFactor(language);
