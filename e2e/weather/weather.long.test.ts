import { BOTH, inOne } from '../fixtures.ts';
import { testJourneyOffline } from './journey.ts';
import { testKilled } from './killed.ts';
import { testParts } from './parts.ts';

if (BOTH) testParts('zh');
testKilled();
for (const language of inOne('en')) testJourneyOffline(language);
