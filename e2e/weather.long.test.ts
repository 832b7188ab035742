import { LANGUAGES } from './fixtures.ts';
import { testJourneyOffline } from './weather/journey.ts';
import { testKilled } from './weather/killed.ts';
import { testParts } from './weather/parts.ts';

testParts('zh');
testKilled();
for (const language of LANGUAGES) testJourneyOffline(language);
