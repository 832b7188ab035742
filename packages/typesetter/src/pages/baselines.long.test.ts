import { byTurns } from '../../testing/by-turns.ts';
import { testBaselines } from '../../testing/pages/baselines.ts';
import { templates } from '../templates.ts';

const ids = templates.map(({ id }) => id).filter((_, at) => at % 2 === 1);
testBaselines(byTurns(ids, 'en'));
