import { testJourney } from './journeys/journey.ts';

// `journey.long.test.ts` has it in the other language, of a document that a browser printed, with every fix accepted, and the other journeys
testJourney('set by our own template', 'zh', 4);
