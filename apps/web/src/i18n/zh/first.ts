import { sample } from '../sample/zh.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { membership } from './membership.ts';
import { start } from './start.ts';

/** What the home page and signing in say: the only words of the first load. */
export const first = { common, errors, home, layout, membership, sample, start };
