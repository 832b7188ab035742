import { testMergedGate } from '../../../testing/merged-gate.ts';

testMergedGate((at) => at % 4 === 2 || at % 8 === 4);
