import { lacksWorks } from '../../document/lacks-works.ts';
import { type Check, fine } from '../check.ts';
import { lost } from './all-lost.ts';
import { LINKED_TRADES } from './linked-trades.ts';

export const link: Check = {
  id: 'SEC-10',
  group: 'sections',
  allotment: 1,
  effort: 1,
  onlyFor: { languages: ['en'], orIndustries: LINKED_TRADES },
  title: { en: 'No link', zh: '没有链接' },
  detects: {
    en: 'Neither LinkedIn nor a page of one’s own. Costs a point where the chosen field shows its work, elsewhere it is only said.',
    zh: '没有领英或作品链接。所选行业需要展示作品时才扣分，否则只作提醒。',
  },
  advice: { en: 'Add a LinkedIn address or a page with your work.', zh: '加上领英或作品链接。' },
  praise: null,
  example: {
    en: { bad: '(no link)', good: 'linkedin.com/in/maya-example' },
    zh: { bad: '（没有链接）', good: '作品集：example.com/works' },
  },
  voice: 'tools',
  saidOf: (document) => () => !lacksWorks(document),
  restsOn: 'statement',
  touches: ['basics'],
  run: ({ content: { basics }, settings: { industry } }) => {
    const links = [basics.linkedin, basics.homepage, ...(basics.profiles ?? [])];
    if (links.some((link) => link.trim() !== '')) return fine();
    const finding = lost('basics/linkedin', basics.linkedin);
    return industry !== null && LINKED_TRADES.includes(industry) ? finding : { ...finding, severity: 0 };
  },
};
