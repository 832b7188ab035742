import { evidence } from '../../document/document.ts';
import { isSide } from '../../document/side-entries.ts';
import { type Check, counted, EXPERIENCE, type FieldSpan } from '../check.ts';
import { SAYS_BREAK } from '../dates/says-break.ts';
import { missing } from './missing-key.ts';

export const entryIncomplete: Check = {
  id: 'SEC-09',
  group: 'sections',
  allotment: 2,
  effort: 1,
  title: { en: 'Entry incomplete', zh: '经历信息不全' },
  detects: {
    en: 'A job without organisation, title or start; a project without a name.',
    zh: '工作缺公司、职位或开始时间，项目缺名称。',
  },
  advice: { en: 'Fill in organisation, title and dates.', zh: '补全公司、职位和时间。' },
  praise: { en: 'Entries name organisation, title and dates', zh: '经历的公司、职位和时间齐全' },
  example: {
    en: { bad: '2019 – 2021, Northgate Stores', good: '2019-03 – 2021-05, Northgate Stores, Logistics coordinator' },
    zh: { bad: '2019 – 2021，北门商贸', good: '2019-03 – 2021-05，北门商贸，物流专员' },
  },
  restsOn: 'statement',
  touches: EXPERIENCE,
  run: ({ content: { work, projects } }) => {
    const spans: FieldSpan[] = [];
    for (const item of work)
      for (const key of ['company', 'position', 'start'] as const)
        if (item[key].trim() === '' && !(key === 'position' && (isSide(item) || SAYS_BREAK.test(item.company))))
          spans.push({ path: `work/${item.id}/${key}`, text: '', advice: missing(key) });
    for (const item of projects)
      if (item.name.trim() === '') spans.push({ path: `projects/${item.id}/name`, text: '', advice: missing('name') });
    return counted(
      spans,
      4,
      work.map(({ id, company }) => evidence(`work/${id}/company`, company)),
    );
  },
};
