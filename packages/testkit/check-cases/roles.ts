import { all, bullets, type Case, type Edit, job, more, set, untouched } from './edits.ts';

/** The jobs at these places are bare lines. */
const bare = (...places: number[]): Edit => all(...places.map((place) => bullets(place, [])));
const titled = (place: number, position: string): Edit => job(place, () => ({ position }));
const list =
  (title: string, ...items: string[]): Edit =>
  (content) => ({ ...content, custom: [{ id: 'x', title, items }] });
const dutiesEnglish = [
  'Wired and tested the panels of the new halls',
  'Repaired pumps and motors on the night shift',
  'Kept the tools and the permits of the team in order',
];
const dutiesChinese = ['负责配电柜接线和测试工作', '夜班期间检修水泵和电机设备', '管理班组的工具和作业票'];

/** What is said of a role as a whole, and where its points stand. */
export const roleCases: Case[] = [
  {
    id: 'IMP-11',
    languages: ['en'],
    bad: [
      bullets(1, ['Issued parts to the fitters', 'Kept the stock book of the depot']),
      bullets(1, ['Responsible for the parts store']),
      bullets(1, ['Loading of vans, picking at the counter, counting of the stock']),
    ],
    good: [
      untouched,
      bullets(1, ['Issued 90 parts a day to the fitters', 'Kept the stock book of the depot']),
      all(bullets(1, ['Issued parts to the fitters']), set('work/w2/start', '2004-01'), set('work/w2/end', '2007-01')),
      bullets(1, ['Bath']),
    ],
  },
  {
    id: 'IMP-11',
    languages: ['zh'],
    bad: [
      bullets(1, ['登记日记账，开票，跑银行', '整理会计凭证']),
      bullets(1, ['负责仓库日常工作']),
      bullets(1, ['电表固件测试']),
    ],
    good: [
      untouched,
      bullets(1, ['每月开票六百张，跑银行', '整理会计凭证']),
      bullets(1, ['年節禮盒包裝設計，最高單檔銷售兩萬盒']),
      all(bullets(1, ['登记日记账，开票']), set('work/w2/start', '2004-01'), set('work/w2/end', '2007-01')),
      bullets(1, ['仓配产品部']),
    ],
  },
  {
    id: 'IMP-12',
    languages: ['en'],
    bad: [bare(1), bare(2), all(bare(1), titled(1, 'Sous chef'))],
    good: [
      untouched,
      all(bare(1), titled(1, 'Buying intern')),
      all(bare(1), set('work/w2/start', '2021-01')),
      bare(0, 1, 2),
    ],
  },
  {
    id: 'IMP-12',
    languages: ['zh'],
    bad: [bare(1), all(bare(1), titled(1, '钢筋工')), all(bare(1), titled(1, '急诊科护士'))],
    good: [
      untouched,
      all(bare(1), titled(1, '采购实习生')),
      all(bare(1), set('work/w2/start', '2021-01')),
      all(bare(1), titled(1, '学生会主席')),
    ],
  },
  {
    id: 'IMP-13',
    languages: ['en'],
    bad: [
      all(bare(0, 1), bullets(2, dutiesEnglish)),
      all(bare(0, 1, 2), list('Duties and responsibilities', ...dutiesEnglish)),
      all(bare(0, 1, 2), list('Key achievements', ...dutiesEnglish)),
    ],
    good: [untouched, bare(1), all(bare(1, 2), bullets(0, dutiesEnglish)), list('Key achievements', ...dutiesEnglish)],
  },
  {
    id: 'IMP-13',
    languages: ['zh'],
    bad: [
      all(bare(0), bullets(1, []), (content) => ({
        ...content,
        work: [...content.work, { ...content.work[1]!, id: 'w9', content: dutiesChinese }],
      })),
      all(bare(0, 1), list('工作业绩', ...dutiesChinese)),
      all(bare(0, 1), list('主要工作职责', ...dutiesChinese)),
    ],
    good: [untouched, bare(1), all(bare(1), bullets(0, dutiesChinese)), list('工作业绩', ...dutiesChinese)],
  },
  {
    id: 'STY-05',
    languages: ['en'],
    bad: [
      more(0, ['Does the duty of the shift lead on Sundays']),
      more(0, ['Handles the complaints of the four depots']),
    ],
    good: [
      more(0, ['Designs for two new depots']),
      more(0, ['Tests of new scanners and belts']),
      bullets('every', ['Runs the rota of 40 drivers']),
    ],
  },
  {
    id: 'STY-12',
    languages: ['en'],
    bad: [more(0, ['No accidents in 900,000 km, tacho infringements 2 in five years'])],
    good: [more(0, ['No infringements in 900,000 km']), more(0, ['Closed 3 audit findings'])],
  },
  {
    id: 'BRV-01',
    languages: ['en'],
    bad: [more(0, ['Ran the depot by day. Kept its books by night. Wrote the rota of the drivers too'])],
    good: [more(0, ['Ran the study under Dr. K. Marlow and Prof. L. Oda; 12,000 sheets read'])],
  },
];
