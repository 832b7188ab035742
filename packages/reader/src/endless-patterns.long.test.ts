import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// every fourteenth pattern of a kind, at the longest text that is read: ordinary text of that length takes 2 to 4 s, the worst pattern 3.8 s
testEndlessPatterns({ step: 14, letters: 200_000, mostMs: 9_000 });
