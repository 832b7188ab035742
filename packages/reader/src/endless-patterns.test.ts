import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// the first of each kind, a twentieth of what `endless-patterns.long.test.ts` repeats: what grows with the square shows itself
testEndlessPatterns({ step: 23, letters: 10_000, mostMs: 4_000 });
