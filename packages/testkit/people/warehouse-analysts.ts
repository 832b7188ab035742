import type { Language, ResumeContent } from '@verdant/contracts';
import { emptyContent } from './empty-content.ts';

const role = { location: '', achievements: [], metrics: [] };

/** Two invented people; in each the same places hold the same faults. */
export const people: Record<Language, ResumeContent> = {
  en: {
    ...emptyContent(),
    basics: {
      ...emptyContent().basics,
      name: 'Ines Halloran',
      email: 'ines@example.com',
      phone: '+44 20 7946 0321',
      address: 'Bristol',
      introduction:
        'Warehouse analyst with a liking for tidy data, at home between the loading dock and the planning office, who would like to plan stock for a larger network.',
    },
    intention: { ...emptyContent().intention, position: 'Operations analyst' },
    work: [
      {
        ...role,
        id: 'w1',
        company: 'Fennel & Rowe',
        position: 'Warehouse analyst',
        start: '2021-05',
        end: null,
        content: [
          'Responsible for managing courier contracts',
          'Helped the team with stock counts',
          'Improved picking speed in the main hall',
          'Built a weekly dashboard in Tableau that replaced four manual reports',
          'Wrote SQL checks that find wrong bookings before the morning shift begins',
        ],
      },
      {
        ...role,
        id: 'w2',
        company: 'Oakmere Foods',
        position: 'Stock clerk',
        start: '2018-09',
        end: '2021-04',
        content: [
          'Responsible for answering supplier questions',
          'Planned shelf space for various stores',
          'Counted cold storage stock every Friday together with the night shift',
        ],
      },
    ],
    education: [
      {
        id: 'e1',
        school: 'Saltmarsh College',
        degree: 'BSc',
        major: 'Statistics',
        start: '2015-09',
        end: '2018-06',
        description: '',
      },
    ],
    skills: [{ id: 's1', category: 'Tools', items: ['SQL', 'Tableau', 'Excel'] }],
  },
  zh: {
    ...emptyContent(),
    basics: {
      ...emptyContent().basics,
      name: '顾青岚',
      email: 'qinglan@example.com',
      phone: '138 0013 8111',
      address: '苏州',
      introduction: '四年供应链数据经验，熟悉仓储流程。',
    },
    intention: { ...emptyContent().intention, position: '供应链分析师' },
    work: [
      {
        ...role,
        id: 'w1',
        company: '竹溪物流',
        position: '仓储分析师',
        start: '2021-05',
        end: null,
        content: [
          '负责快递合同的管理',
          '参与库存盘点',
          '提升了主仓的拣货效率',
          '用 Tableau 搭建周报看板，替代四份手工报表',
        ],
      },
      {
        ...role,
        id: 'w2',
        company: '白鹭食品',
        position: '库存专员',
        start: '2018-09',
        end: '2021-04',
        content: ['负责供应商问题的答复', '规划了若干门店的货架'],
      },
    ],
    education: [
      {
        id: 'e1',
        school: '青川大学',
        degree: '本科',
        major: '统计学',
        start: '2014-09',
        end: '2018-06',
        description: '',
      },
    ],
    skills: [{ id: 's1', category: '工具', items: ['SQL', 'Tableau', 'Excel'] }],
  },
};
