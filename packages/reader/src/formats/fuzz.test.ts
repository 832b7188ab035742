import { testFuzz } from '../../testing/fuzz.ts';

// `fuzz.long.test.ts` has five hundred
testFuzz(16);
