import { testJourney } from './journey.ts';

// `journey.long.test.ts` has each kind of document in the other language
testJourney('set by our own template', 'zh');
testJourney('printed by Chromium', 'en');
