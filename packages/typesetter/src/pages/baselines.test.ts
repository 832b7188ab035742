import { testBaselines } from '../../testing/pages/baselines.ts';
import { templates } from '../templates.ts';

testBaselines(templates.map(({ id }) => id));
