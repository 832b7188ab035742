import { inOne } from './fixtures.ts';
import { testPhoneJourney } from './journeys/phone.ts';

for (const language of inOne('zh')) testPhoneJourney(language);
