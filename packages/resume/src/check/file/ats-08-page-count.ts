import { type Check, fine } from '../check.ts';
import { wholeFile } from '../whole-file.ts';

export const pageCount: Check = {
  id: 'ATS-08',
  group: 'format',
  allotment: 0,
  effort: 3,
  onlyFor: { source: true },
  title: { en: 'Number of pages', zh: '页数' },
  detects: {
    en: 'More than two pages, for a student more than one. Only said; research and medicine often need more.',
    zh: '超过两页，应届生超过一页。只作提示；科研、医疗可以更长。',
  },
  advice: {
    en: 'Most readers stop after two pages; students need one.',
    zh: '多数人只看两页，应届生一页就够。',
  },
  praise: null,
  example: {
    en: { bad: 'Four pages for six years of work', good: 'Two pages, the newest jobs first' },
    zh: { bad: '六年经历写了四页', good: '两页，最近的写在前面' },
  },
  restsOn: 'statement',
  touches: ['basics'],
  run: ({ source: facts, settings }) => {
    const most = settings.stage === 'student' ? 1 : 2;
    return facts !== null && facts.pages > most
      ? { severity: 0, spans: [wholeFile({ en: `It has ${facts.pages} pages.`, zh: `共 ${facts.pages} 页。` })] }
      : fine();
  },
};
