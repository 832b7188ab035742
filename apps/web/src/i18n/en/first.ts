import { sample } from '../sample/en.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { membership } from './membership.ts';
import { start } from './start.ts';

/** What the home page and what surrounds every page say: the only words of the first load; with them the account of the sample. */
export const first = { common, errors, home, layout, membership, sample, start };
