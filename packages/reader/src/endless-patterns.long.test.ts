import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// the longest text that is read
testEndlessPatterns({ step: 1, letters: 200_000, mostMs: 2_000 });
