import { BUILDS } from '../testing/builds.ts';
import { testPageBreaks } from '../testing/page-breaks.ts';
import { templates } from './templates.ts';

// one of each build; `page-breaks.long.test.ts` has the others
testPageBreaks(templates.map(({ id }) => id).filter((id) => BUILDS.has(id)));
