import { BUILDS } from '../../testing/builds.ts';
import { testPageBreaks } from '../../testing/pages/page-breaks.ts';

// one of each build, by every fourth length; `page-breaks.long.test.ts` has the others
testPageBreaks([...BUILDS], 4);
