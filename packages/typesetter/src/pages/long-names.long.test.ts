import { testLongNames } from '../../testing/pages/long-names.ts';
import { templates } from '../templates.ts';

// every name in one or two templates; all family names are met
testLongNames(
  templates.map(({ id }) => id),
  13,
);
