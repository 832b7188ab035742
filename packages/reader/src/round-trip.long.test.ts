import { testRoundTrip } from '../testing/round-trip.ts';

// with the short tests each template has each language twice, each look and each kind of words, and each two of these
testRoundTrip('large', 'own', 'second');
testRoundTrip('usual', 'other', 'second');
testRoundTrip('large', 'other', 'first');
