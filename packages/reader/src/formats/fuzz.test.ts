import { testFuzz } from '../../testing/fuzz.ts';

// `fuzz.long.test.ts` has two hundred
testFuzz(8);
