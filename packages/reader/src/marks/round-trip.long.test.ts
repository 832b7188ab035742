import { testMarksOfPdf } from '../../testing/marks-round-trip.ts';

testMarksOfPdf('more');
