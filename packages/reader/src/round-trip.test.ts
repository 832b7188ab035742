import { testRoundTrip } from '../testing/round-trip.ts';

// `round-trip.long.test.ts` has the other templates, the large look and the words of the other language
testRoundTrip('usual', 'own', 'first', (at) => at % 3 === 0);
