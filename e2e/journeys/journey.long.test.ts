import { BOTH, inOne } from '../fixtures.ts';
import { testJourney } from './journey.ts';
import { testMatch } from './match.ts';
import { testPurchase } from './purchase.ts';
import { testSecondFactor } from './second-factor.ts';

testJourney('printed by Chromium', 'en');
// `weather.long.test.ts` reads our own in English, `phone.long.test.ts` a printed one in Chinese
if (BOTH) {
  testJourney('set by our own template', 'en');
  testJourney('printed by Chromium', 'zh');
}
for (const language of inOne('zh')) {
  testMatch(language);
  testPurchase(language);
}
for (const language of inOne('en')) testSecondFactor(language);
