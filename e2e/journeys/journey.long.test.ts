import { BOTH, inOne, LANGUAGES } from '../fixtures.ts';
import { testJourney } from './journey.ts';
import { testMatch } from './match.ts';
import { testPurchase } from './purchase.ts';
import { testSecondFactor } from './second-factor.ts';

testJourney('set by our own template', 'zh');
// `weather.long.test.ts` reads our own in English, `phone.long.test.ts` a printed one in Chinese, `visitor.test.ts` in English
if (BOTH) {
  testJourney('set by our own template', 'en');
  for (const language of LANGUAGES) testJourney('printed by Chromium', language);
}
for (const language of inOne('zh')) {
  testMatch(language);
  testPurchase(language);
}
for (const language of inOne('en')) testSecondFactor(language);
