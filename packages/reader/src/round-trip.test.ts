import { testRoundTrip } from '../testing/round-trip.ts';

// `round-trip.long.test.ts` has the other language of each template, the large look and the words of the other language
testRoundTrip('usual', 'own', 'first');
