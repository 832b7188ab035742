import { evidence } from '../../document/document.ts';
import type { Check } from '../check.ts';

export const noExperience: Check = {
  id: 'SEC-06',
  group: 'sections',
  allotment: 4,
  effort: 3,
  title: { en: 'No experience and no project', zh: '没有经历，也没有项目' },
  detects: { en: 'Neither work nor projects, nor voluntary work.', zh: '没有工作经历、项目，也没有志愿服务。' },
  advice: {
    en: 'Add a job, an internship, a project or voluntary work: anything you can be asked about.',
    zh: '加上一段工作、实习、项目或志愿经历，只要能被问起就行。',
  },
  praise: { en: 'Experience to ask about', zh: '有经历可谈' },
  example: {
    en: { bad: 'Only a school and hobbies', good: 'A student project with what you did in it' },
    zh: { bad: '只有学校和爱好', good: '写上课程项目里自己做的部分' },
  },
  voice: 'alone',
  restsOn: 'statement',
  touches: ['work'],
  run: ({ roles, content: { volunteering } }) =>
    roles.length + volunteering.length === 0
      ? { severity: 1, spans: [{ path: 'work', text: '' }] }
      : {
          severity: 0,
          spans: [],
          good: roles.filter(({ name }) => name !== '').map(({ path, name }) => evidence(path, name)),
        },
};
