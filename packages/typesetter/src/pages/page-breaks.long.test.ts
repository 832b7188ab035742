import { BUILDS } from '../../testing/builds.ts';
import { testPageBreaks } from '../../testing/pages/page-breaks.ts';
import { templates } from '../templates.ts';

testPageBreaks(
  templates.map(({ id }) => id).filter((id) => !BUILDS.has(id)),
  5,
  true,
);
