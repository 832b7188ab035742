import { chineseNeutralVerbs, chineseVerbAt } from '@verdant/lexicon';
import { items } from '../../meaning/word-lists.ts';
import { type Construction, reChinese as re } from '../construction.ts';

const neutral = new Set(items(chineseNeutralVerbs, /\s+/));
const isDeed = (word: string) => neutral.has(word) || chineseVerbAt(word, 0)?.verb === word;
/** What one may fail: to go through it is not to pass it. */
const TRIAL = /[考测审评验试检赛选认聘批过]/;
const CHANGE = '(?=[^，,。；;]{2,}[，,][^，,。；;]*?(?:[由从]|[升降提减增缩]\\p{Script=Han}?)[^，,。；;]*?\\d)';

/** 通过优化标题，使点击率升到…: the means by its own verb, and what it came to. */
export const chineseMeans: readonly Construction[] = [
  [
    re(
      '(?<=^(?:主要)?通过[^，,。；;]{3,})[，,]\\s?(?:使得?|将|把|让)(?=[^，,。；;]{1,16}?[由从升降提减增缩][^，,。；;]*?\\d)',
    ),
    '，',
  ],
  [
    re(`^通过(?=(\\p{Script=Han}{2}))${CHANGE}`),
    (said = '', deed = '') => (isDeed(deed) && !TRIAL.test(deed) ? '' : said),
  ],
];

/** By what it was reached: told before it or behind. */
export const chineseReached: readonly Construction[] = [
  [
    re(
      '^([^。；;]*?\\d[^。；;]*?)[，,]\\s?(主要)?(?:是)?(?:依靠|靠的?是?|通过|借助|凭借)([^，,。；;\\d]{3,}?)(?:来?实现|来?达成)?[。]?$',
    ),
    (_, reached = '', mainly = '', means = '') => `${mainly}通过${means}，${reached}`,
  ],
  [re('^(主要)?(?:是)?(?:依靠|靠|通过|借助)(?=[^，,。；;]{3,}[，,])'), '$1通过'],
  ...chineseMeans,
];
