import { testMergedGate } from '../../../testing/merged-gate.ts';

// `merged.long.test.ts` has more
testMergedGate((at) => at % 8 === 0);
