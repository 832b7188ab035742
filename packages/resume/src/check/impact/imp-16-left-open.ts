import { type Check, EXPERIENCE, type FieldSpan, hint } from '../check.ts';
import { leftOpen } from './duties/left-open.ts';

const PART = {
  en: 'This may stand below any post. Leave it out, or name the one task that it stands for.',
  zh: '放在哪个岗位都成立，等于没写。删掉，或者写出具体是哪件事。',
};

export const openLine: Check = {
  id: 'IMP-16',
  group: 'impact',
  allotment: 0,
  effort: 1,
  title: { en: 'A line that says nothing', zh: '等于没写的一条' },
  detects: {
    en: '“As above”, “general duties”, “other duties as assigned”, a list of nouns that ends in “etc.”. Only said.',
    zh: '“同上”“打杂”“领导交办的其他工作”，或一串名词加“等”。只作提示。',
  },
  advice: {
    en: 'This leaves it to the reader what you did. Name the two or three tasks that took most of your time, and how much of each.',
    zh: '这样写等于让别人猜你做了什么。挑最花时间的两三件写清楚，各做了多少。',
  },
  praise: null,
  example: {
    en: { bad: 'Other duties as assigned', good: 'Ran the stock count of [N] lines each quarter' },
    zh: { bad: '完成领导交办的其他工作', good: '每季度盘点库存【N】项' },
  },
  removable: true,
  worth: 1,
  restsOn: 'label',
  touches: EXPERIENCE,
  run: ({ bullets }) =>
    hint(
      bullets.flatMap((bullet): FieldSpan[] => {
        const { path, text } = bullet;
        const words = leftOpen(bullet);
        if (!words) return [];
        const { from, to, handedOut } = words;
        const isWhole = from === 0 && to === text.length && !handedOut;
        return [{ path, text, from, to, ...(!isWhole && { advice: PART }) }];
      }),
    ),
};
