import { testCheckCases } from '../../testing/check-cases.ts';

testCheckCases('others');
