import { byTurns } from '../../testing/by-turns.ts';
import { testPageFill } from '../../testing/pages/page-fill.ts';

// one of each build, in the one column as all but `slip` fill it, by every eighth length; `page-fill.long.test.ts` has all
testPageFill(byTurns(['classic', 'side', 'form'], 'zh'), 8);
