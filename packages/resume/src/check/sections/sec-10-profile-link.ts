import { type Check, fine } from '../check.ts';
import { lost } from './all-lost.ts';

/** Trades that show their work by a link, in Chinese résumés too. */
const LINKED_TRADES = ['internet_software', 'data_ai', 'it_ops_security', 'design_ux', 'gaming', 'media_content'];

export const link: Check = {
  id: 'SEC-10',
  group: 'sections',
  allotment: 1,
  effort: 1,
  onlyFor: { languages: ['en'], orIndustries: LINKED_TRADES },
  title: { en: 'No link', zh: '没有链接' },
  detects: {
    en: 'Neither LinkedIn nor a page of one’s own. In Chinese only asked for in trades that show their work.',
    zh: '没有领英或作品链接。中文只在技术、设计类行业看。',
  },
  advice: { en: 'Add a LinkedIn address or a page with your work.', zh: '加上领英或作品链接。' },
  praise: null,
  example: {
    en: { bad: '(no link)', good: 'linkedin.com/in/maya-example' },
    zh: { bad: '（没有链接）', good: '作品集：example.com/works' },
  },
  touches: ['basics'],
  run: ({ content: { basics } }) =>
    basics.linkedin.trim() === '' && basics.homepage.trim() === '' ? lost('basics/linkedin', basics.linkedin) : fine(),
};
