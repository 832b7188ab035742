import { testLongNames } from '../../testing/pages/long-names.ts';
import { templates } from '../templates.ts';

// every name in two or three templates, every other family name in each
testLongNames(
  templates.map(({ id }) => id),
  10,
);
