import { testRoundTrip } from '../testing/round-trip.ts';

testRoundTrip('usual', 'own', 'second');
testRoundTrip('usual', 'other');
testRoundTrip('large', 'own');
testRoundTrip('large', 'other');
