import { list } from '../match/list.ts';

/** What forms that ask for every month have in the place of an employer where somebody had none. */
export const noEmployment = list(
  '待业, 在家待业, 待业在家, 失业, 待岗, 待业中, 求职, 求职中, 待业求职, 无业, 暂无工作, 备考, 在家备考',
);
