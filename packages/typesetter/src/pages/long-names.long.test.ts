import { testLongNames } from '../../testing/pages/long-names.ts';
import { templates } from '../templates.ts';

// every name in eight templates, every family name in each
testLongNames(
  templates.map(({ id }) => id),
  3,
);
