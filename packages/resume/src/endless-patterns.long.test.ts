import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// two seconds at most where the machine does nothing else, twice that beside other work
testEndlessPatterns({ step: 1, mostMs: 12_000 });
