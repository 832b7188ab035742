import { testMarksOfFiles, testMarksOfPdf } from '../../testing/marks-round-trip.ts';

// `round-trip.long.test.ts` has more templates
testMarksOfPdf('some');
testMarksOfFiles();
