import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// processor time: 1.5 s for the slowest where nothing else runs, up to four times that beside fourteen other processes
testEndlessPatterns({ step: 7, letters: true, mostMs: 8_000 });
