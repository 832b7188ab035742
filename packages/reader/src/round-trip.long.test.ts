import { testRoundTrip } from '../testing/round-trip.ts';

testRoundTrip('large');
