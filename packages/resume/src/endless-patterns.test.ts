import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// the first of each kind, a sixteenth of what `endless-patterns.long.test.ts` repeats: what grows with the square shows itself
testEndlessPatterns({ step: 23, share: 1 / 16, mostMs: 8_000 });
