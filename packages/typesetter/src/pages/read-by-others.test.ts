import { BUILDS } from '../../testing/builds.ts';
import { byTurns } from '../../testing/by-turns.ts';
import { testReadByOthers } from '../../testing/pages/read-by-others.ts';

// one of each build; `read-by-others.long.test.ts` has all
testReadByOthers(byTurns([...BUILDS], 'zh'));
