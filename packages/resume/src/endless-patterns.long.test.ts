import { testEndlessPatterns } from '../testing/endless-patterns.ts';

// two seconds are the aim; repeated brackets and years in the analysis took four on a busy machine
testEndlessPatterns({ step: 1, mostMs: 12_000 });
