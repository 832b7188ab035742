import { testPageBreaks } from '../testing/page-breaks.ts';
import { templates } from './templates.ts';

testPageBreaks(templates.map(({ id }) => id));
