import { testJourney } from './journeys/journey.ts';
import { testMatch } from './journeys/match.ts';
import { testPurchase } from './journeys/purchase.ts';
import { testSecondFactor } from './journeys/second-factor.ts';

// `journey.long.test.ts` has each in the other language, and the document that a browser printed
testJourney('set by our own template', 'zh');
testMatch('en');
testPurchase('zh');
testSecondFactor('zh');
