import { testMarksOfFiles, testMarksOfPdf } from '../../testing/marks-round-trip.ts';

// `round-trip.long.test.ts` has every template in both languages
testMarksOfPdf('some');
testMarksOfFiles();
