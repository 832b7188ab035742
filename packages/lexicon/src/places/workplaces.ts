import { list } from '../match/list.ts';

/** What stands for a place where the work has none. */
export const workplaces = list('Remote, Onsite, On-site, Hybrid, 远程, 远程办公');
