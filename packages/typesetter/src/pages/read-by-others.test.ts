import { BUILDS } from '../../testing/builds.ts';
import { byTurns } from '../../testing/by-turns.ts';
import { testReadByOthers } from '../../testing/pages/read-by-others.ts';

// one of each build and those that draw heads of their own; `read-by-others.long.test.ts` has all
testReadByOthers(byTurns([...BUILDS, 'compact', 'timeline', 'columns', 'executive'], 'zh'));
