import { chineseBareDuty, englishBareDuties } from '@verdant/lexicon';
import type { Bullet } from '../../document/document.ts';
import { allSimplified } from '../../text/simplified.ts';
import { type Check, EXPERIENCE, hint } from '../check.ts';
import { phrasePattern } from '../phrases.ts';

const MOST = { en: 9, zh: 18 };

/** A name, a tool, a title in quotes, a figure: something of one's own that not everybody in the post can say. */
const NAMES = { en: /\d|\s\p{Lu}|[“”"():;%$£€]/u, zh: /[\d\p{Script=Latin}“”《》（）()：:%]/u };

const OPENS_EN = new RegExp(`^(?:${englishBareDuties.join('|')})\\b`, 'i');

/** Short, about the work of the post as such, with nothing that tells one person's from another's. */
const isBare = ({ text, language, words, quantities, result, metric, opener }: Bullet): boolean => {
  if (metric || quantities.length > 0 || result !== null || opener.kind === 'weak') return false;
  const plain = text.replace(/[\s.。;；]+$/u, '').trim();
  if (words > MOST[language] || NAMES[language].test(plain)) return false;
  return language === 'en' ? OPENS_EN.test(plain) : chineseBareDuty.test(allSimplified(plain));
};

const CLAIMS = phrasePattern(['won', 'award', 'promoted', 'first', 'only']);

export const bareDuty: Check = {
  id: 'IMP-09',
  group: 'impact',
  allotment: 0,
  effort: 2,
  title: { en: 'True of everyone in the post', zh: '岗位上人人都做' },
  detects: {
    en: 'A short point that names the work of the post and no figure, outcome, name or tool. Only said.',
    zh: '很短的一条，只说岗位本来就要做的事，没有数字、结果、名称或工具。只作提示。',
  },
  advice: {
    en: 'Everyone in this post does this. Say how much, how often or what came of yours; if there is nothing to say, leave it out.',
    zh: '做这个岗位的人都会做这件事。写出你做了多少、多久一次、带来什么；没有可写的就删掉。',
  },
  praise: null,
  example: {
    en: { bad: 'Attended meetings', good: 'Chaired the weekly handover of [N] wards' },
    zh: { bad: '参加各种会议', good: '主持每周【N】人的生产例会' },
  },
  removable: true,
  touches: EXPERIENCE,
  run: ({ bullets }) =>
    hint(
      bullets.filter((one) => isBare(one) && one.text.match(CLAIMS) === null).map(({ path, text }) => ({ path, text })),
    ),
};
