import { testRoundTrip } from '../testing/round-trip.ts';

// `round-trip.long.test.ts` has the large look
testRoundTrip('usual');
