import { testLongNames } from '../../testing/pages/long-names.ts';
import { templates } from '../templates.ts';

testLongNames(templates.map(({ id }) => id));
