import { testJourney } from './journey.ts';

testJourney('set by our own template', 'en');
testJourney('printed by Chromium', 'zh');
