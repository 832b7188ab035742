import { testRewrites } from '../../testing/rewrites.ts';

testRewrites((at) => at % 4 !== 0);
