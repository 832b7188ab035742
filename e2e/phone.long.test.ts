import { LANGUAGES } from './fixtures.ts';
import { testPhoneJourney } from './journeys/phone.ts';

for (const language of LANGUAGES) testPhoneJourney(language);
