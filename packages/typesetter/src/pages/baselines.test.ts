import { byTurns } from '../../testing/by-turns.ts';
import { testBaselines } from '../../testing/pages/baselines.ts';
import { templates } from '../templates.ts';

// `baselines.long.test.ts` has the other ones, in the other language
const ids = templates.map(({ id }) => id).filter((_, at) => at % 2 === 0);
testBaselines(byTurns(ids, 'zh'));
