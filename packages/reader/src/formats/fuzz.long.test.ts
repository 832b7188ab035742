import { testFuzz } from '../../testing/fuzz.ts';

testFuzz(48);
