import { testMergedGate } from '../../../testing/merged-gate.ts';

testMergedGate((at) => at % 4 !== 0);
