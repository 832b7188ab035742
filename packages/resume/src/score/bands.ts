import type { Localized } from '@verdant/contracts';

export const bands: readonly [least: number, band: Localized][] = [
  [90, { en: 'Ready to send', zh: '可以投递' }],
  [70, { en: 'Sound, with a few things to fix', zh: '基础扎实，还有几处可改' }],
  [55, { en: 'The substance is there, the wording holds it back', zh: '内容在，写法还没跟上' }],
  [35, { en: 'Needs work before it goes out', zh: '投递前需要修改' }],
  [0, { en: 'Much is still missing', zh: '缺的还多' }],
];

/** The score in words. */
export const bandOf = (score: number): Localized => bands.find(([least]) => score >= least)![1];
