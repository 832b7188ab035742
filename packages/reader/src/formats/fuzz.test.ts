import { testFuzz } from '../../testing/fuzz.ts';

// each kind of damage once; `fuzz.long.test.ts` has more
testFuzz(4);
