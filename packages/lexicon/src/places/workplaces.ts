import { list } from '../match/list.ts';

/** What stands for a place where the work has none. */
export const workplaces = list('Remote, Onsite, On-site, Hybrid, 远程, 远程办公');

/** Before the place where somebody lives, with or without a colon. */
export const livesIn = {
  en: list('based in, living in, lives in, located in, residing in, resident of, base'),
  zh: list(
    '现居住于，现居住地，现居住，现居于，现居地，现居，现住址，现住在，现住，现在住在，现在住，居住地，居住于，居住在，常住，坐标，所在地，位于，人在，家住，住址',
  ),
};
