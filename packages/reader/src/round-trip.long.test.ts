import { testRoundTrip } from '../testing/round-trip.ts';

// with the short tests each template is there in its usual look, and once more large or with the words of the other language
testRoundTrip('usual', 'own', 'first', (at) => at % 3 !== 0);
testRoundTrip('large', 'own', 'second', (at) => at % 3 === 0);
testRoundTrip('usual', 'other', 'second', (at) => at % 3 === 1);
testRoundTrip('large', 'other', 'first', (at) => at % 3 === 2);
