import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// a few of what `endless-patterns.long.test.ts` repeats
testEndlessPatterns({ step: 23, mostMs: 8_000 });
