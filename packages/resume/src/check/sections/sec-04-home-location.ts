import { cityOnly } from '../../rewrite/tidy.ts';
import { type Check, fine } from '../check.ts';
import { lost } from './all-lost.ts';

const STREET = {
  zh: /\d+\s*(?:号楼?|室|栋|幢|单元)(?!线)/,
  en: /\b\d{1,5}\s+(?:[A-Z][a-z]+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd)\b|\bApt\.?\s*\d/,
};

export const place: Check = {
  id: 'SEC-04',
  group: 'sections',
  allotment: 1,
  effort: 1,
  title: { en: 'Place', zh: '所在城市' },
  detects: {
    en: 'Neither place nor wished-for place; or street and door number, which are too much.',
    zh: '没有所在或期望城市；或写到了街道门牌号。',
  },
  advice: { en: 'Say which city you are in or want to work in.', zh: '写上所在或期望的城市。' },
  praise: null,
  example: {
    en: { bad: '12 Elm Street, Apt 4, Leeds', good: 'Leeds' },
    zh: { bad: '杭州市某路 12 号 3 单元 402 室', good: '杭州' },
  },
  ofLabels: true,
  touches: ['basics'],
  rewrite: { stage: 'address', atOnce: false, apply: cityOnly },
  run: ({ content: { basics, intention } }) => {
    if (basics.address.trim() === '' && intention.city.trim() === '') return lost('basics/address', basics.address);
    if (STREET.zh.test(basics.address) || STREET.en.test(basics.address))
      return lost('basics/address', basics.address, {
        en: 'The city is enough: leave street and door number out.',
        zh: '写到城市就够了，去掉街道和门牌号。',
      });
    return fine();
  },
};
