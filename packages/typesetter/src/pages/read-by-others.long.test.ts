import { testReadByOthers } from '../../testing/pages/read-by-others.ts';
import { templates } from '../templates.ts';

testReadByOthers(templates.map(({ id }) => id));
