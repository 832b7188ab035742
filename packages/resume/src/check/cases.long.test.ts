import { testCheckCases } from '../../testing/check-cases.ts';

testCheckCases(Number.POSITIVE_INFINITY);
