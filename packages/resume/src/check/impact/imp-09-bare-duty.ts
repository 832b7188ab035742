import { type Check, EXPERIENCE, hint } from '../check.ts';
import { isBareDuty } from './duties/is-bare-duty.ts';
import { leftOpen } from './duties/left-open.ts';

export const bareDuty: Check = {
  id: 'IMP-09',
  group: 'impact',
  allotment: 0,
  effort: 2,
  title: { en: 'True of anyone in this job', zh: '岗位上人人都做' },
  detects: {
    en: 'A short point that names the work of the post and no figure, outcome, name or tool. Only said.',
    zh: '很短的一条，只说岗位本来就要做的事，没有数字、结果、名称或工具。只作提示。',
  },
  advice: {
    en: 'Anyone in this job does this. Say how much, how often or what came of it for you; if there is nothing to add, leave it out.',
    zh: '做这个岗位的人都会做这件事。写出你做了多少、多久一次、带来什么；没有可写的就删掉。',
  },
  praise: null,
  example: {
    en: { bad: 'Attended meetings', good: 'Chaired the weekly handover of [N] wards' },
    zh: { bad: '参加各种会议', good: '主持每周【N】人的生产例会' },
  },
  removable: true,
  ofNow: true,
  restsOn: 'statement',
  touches: EXPERIENCE,
  run: ({ bullets }) =>
    hint(
      bullets
        .filter((bullet) => isBareDuty(bullet) && leftOpen(bullet) === null)
        .map(({ path, text }) => ({ path, text })),
    ),
};
