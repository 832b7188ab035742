import { testMarksOfFiles, testMarksOfPdf } from '../../testing/marks-round-trip.ts';

// `round-trip.long.test.ts` has the other templates
testMarksOfPdf('some');
testMarksOfFiles();
