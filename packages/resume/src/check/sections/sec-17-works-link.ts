import { lacksWorks } from '../../document/lacks-works.ts';
import { type Check, hint } from '../check.ts';
import { LINKED_TRADES } from './linked-trades.ts';

export const worksLink: Check = {
  id: 'SEC-17',
  group: 'sections',
  allotment: 0,
  effort: 1,
  // with the trade chosen, another check says it and counts it
  onlyFor: { notIndustries: LINKED_TRADES },
  title: { en: 'No work to look at', zh: '没有作品链接' },
  detects: {
    en: 'Designers, writers, editors of videos and the like without a page of works or an account named. Only said.',
    zh: '设计、内容、剪辑一类岗位没有作品链接，也没有写代表账号。只作提示。',
  },
  advice: {
    en: 'In this field the work is looked at first. Add a link to it, or name the accounts you ran.',
    zh: '这一行先看作品。加上作品集链接，或者写明做过的代表账号。',
  },
  praise: null,
  example: {
    en: { bad: '(no link)', good: 'Works: example.com/works' },
    zh: { bad: '（没有作品链接）', good: '作品集：example.com/works' },
  },
  restsOn: 'statement',
  touches: ['basics'],
  voice: 'alone',
  worth: 3,
  run: (document) => hint(lacksWorks(document) ? [{ path: 'basics/homepage', text: '' }] : []),
};
