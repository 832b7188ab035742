import { inOne } from './fixtures.ts';
import { testJourney } from './journeys/journey.ts';
import { testMatch } from './journeys/match.ts';
import { testPurchase } from './journeys/purchase.ts';
import { testSecondFactor } from './journeys/second-factor.ts';

testJourney('set by our own template', 'en');
testJourney('printed by Chromium', 'zh');
testJourney('printed by Chromium', 'en');
for (const language of inOne('zh')) {
  testMatch(language);
  testPurchase(language);
}
for (const language of inOne('en')) testSecondFactor(language);
