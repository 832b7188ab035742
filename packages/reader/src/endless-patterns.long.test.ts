import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// the first pattern of each kind, at the longest text that is read: ordinary text of that length takes 2 to 4 s, the worst pattern 3.8 s
testEndlessPatterns({ step: 23, letters: 200_000, mostMs: 9_000 });
