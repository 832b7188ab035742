import { describe } from 'vitest';
import { byTurns } from '../../testing/by-turns.ts';
import { testReadByOthers } from '../../testing/pages/read-by-others.ts';
import { templates } from '../templates.ts';

const ids = templates.map(({ id }) => id);
testReadByOthers(byTurns(ids, 'en'));
describe('with sections moved between columns and pages', () =>
  testReadByOthers(
    byTurns(ids, 'zh').filter((_, at) => at % 3 === 0),
    {
      photoShape: 'round',
      photoSize: 1.4,
      photoSide: 'left',
      sideWidth: 0.8,
      signature: 'line',
      arrangement: {
        work: { column: 'side', keep: 'section' },
        projects: { newPage: true, keep: 'entries' },
        skills: { column: 'main' },
      },
    },
  ));
