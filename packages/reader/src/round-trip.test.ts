import { testRoundTrip } from '../testing/round-trip.ts';

// `round-trip.long.test.ts` has the large look and the words of the other language
testRoundTrip('usual', 'own');
