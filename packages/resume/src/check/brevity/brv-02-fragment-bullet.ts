import { type Check, counted, EXPERIENCE } from '../check.ts';

export const fragment: Check = {
  id: 'BRV-02',
  group: 'brevity',
  allotment: 1,
  effort: 2,
  title: { en: 'Only a fragment', zh: '只有几个字' },
  detects: {
    en: 'Points of fewer than four words; in Chinese fewer than six characters.',
    zh: '少于六个字的条目；英文少于四个词。',
  },
  advice: {
    en: 'Too short to say anything. Add what it was for and what came of it, or leave it out.',
    zh: '太短，说明不了什么。补上为了什么、带来什么，或者删掉。',
  },
  praise: null,
  example: {
    en: { bad: 'Weekly reports', good: 'Wrote weekly stock reports for [N] buyers' },
    zh: { bad: '写文档', good: '编写接口文档【N】份' },
  },
  ofPoints: true,
  touches: EXPERIENCE,
  removable: true,
  run: ({ bullets }) =>
    counted(
      bullets
        .filter(
          ({ metric, quantities, language, words }) =>
            !metric && quantities.length === 0 && words < (language === 'zh' ? 6 : 4),
        )
        .map(({ path, text }) => ({ path, text })),
      4,
    ),
};
