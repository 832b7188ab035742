import { emptyContent } from '@verdant/contracts/constants';
import { expect, it } from 'vitest';
import { findLost } from './find-lost.ts';
import { printedTexts } from './printed-texts.ts';

const content = emptyContent();
content.basics = {
  ...content.basics,
  name: 'Zoë O’Hara',
  email: 'zoe@example.com',
  introduction: '写得 清楚，改得明白。',
};
content.work = [
  {
    id: 'w1',
    company: 'Harbour & Pine',
    position: 'Analyst',
    location: '',
    start: '2020-06',
    end: null,
    content: ['Built a lane-cost report for 38 lanes.'],
    achievements: [],
    metrics: [],
  },
];
const visible = { sections: [] };
const printed =
  'ZOË O’HARA zoe@ example.com 写得清\n楚，改得明白。 Analyst HARBOUR & PINE Jun 2020 Built a lane- cost report for 38 lanes.';

it('finds every text wherever lines break and letters are capitals; dates are left out', () => {
  const texts = printedTexts(content, visible);
  expect(texts.map(({ path }) => path)).toEqual([
    'basics/name',
    'basics/email',
    'basics/introduction',
    'work/w1/company',
    'work/w1/position',
    'work/w1/content/0',
  ]);
  expect(findLost(texts, printed)).toEqual([]);
});

it('says which texts a file lacks, down to a digit', () => {
  const texts = printedTexts(content, visible);
  expect(findLost(texts, printed.replace('38', '83'))).toEqual(['work/w1/content/0']);
  expect(findLost(texts, '')).toHaveLength(6);
});

it('asks nothing of a section that is hidden', () => {
  const hidden = { sections: [{ key: 'work' as const, visible: false }] };
  expect(printedTexts(content, hidden).some(({ path }) => path.startsWith('work'))).toBe(false);
});
