import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// the first of each kind, a quarter of what `endless-patterns.long.test.ts` repeats
testEndlessPatterns({ step: 23, share: 0.25, mostMs: 9_000 });
