import { testJourney } from './journeys/journey.ts';

// `journey.long.test.ts` has it in the other language, of a document that a browser printed, and the other journeys
testJourney('set by our own template', 'zh');
