import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// every second pattern, at the longest text that is read: two seconds at most where the machine does nothing else, twice that beside other work
testEndlessPatterns({ step: 2, letters: 200_000, mostMs: 4_000 });
