import { testLongNames } from '../../testing/pages/long-names.ts';

// a few names where room is least; `long-names.long.test.ts` has a hundred, all sizes and all templates
testLongNames(['side', 'modern', 'form', 'creative'], [8, 12], 7);
