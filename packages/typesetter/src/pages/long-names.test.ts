import { testLongNames } from '../../testing/pages/long-names.ts';

// a few names where room is least; `long-names.long.test.ts` has all of both
testLongNames(['side', 'modern', 'form', 'creative'], 17);
