import { testFuzz } from '../../testing/fuzz.ts';

// `fuzz.long.test.ts` has eighty
testFuzz(8);
