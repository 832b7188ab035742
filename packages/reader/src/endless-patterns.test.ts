import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// a tenth of what `endless-patterns.long.test.ts` repeats: what grows with the square shows itself
testEndlessPatterns({ step: 5, letters: 20_000, mostMs: 5_000 });
