import { testMergedGate } from '../../../testing/merged-gate.ts';

// `merged.long.test.ts` has the others
testMergedGate((at) => at % 4 === 0);
