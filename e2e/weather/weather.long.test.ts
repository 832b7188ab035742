import { LANGUAGES } from '../fixtures.ts';
import { testJourneyOffline } from './journey.ts';
import { testKilled } from './killed.ts';
import { testParts } from './parts.ts';

testParts('zh');
testKilled();
for (const language of LANGUAGES) testJourneyOffline(language);
