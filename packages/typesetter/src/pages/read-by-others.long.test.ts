import { describe } from 'vitest';
import { testReadByOthers } from '../../testing/pages/read-by-others.ts';
import { templates } from '../templates.ts';

const ids = templates.map(({ id }) => id);
testReadByOthers(ids);
describe('with sections moved between columns and pages', () =>
  testReadByOthers(ids, {
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
  }));
