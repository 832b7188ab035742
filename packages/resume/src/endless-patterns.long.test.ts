import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// processor time; a machine that does sixteen things at once needs 1.4 s for the slowest
testEndlessPatterns({ step: 4, letters: true, mostMs: 4_000 });
