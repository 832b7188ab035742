import { chineseBareDuty, englishBareDuties } from '@verdant/lexicon';
import type { Bullet } from '../../../document/document.ts';
import { allSimplified } from '../../../text/simplified.ts';
import { phrasePattern } from '../../phrases.ts';

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

/** The work of the post as such, in a line that no verb would help. */
export const isBareDuty = (bullet: Bullet): boolean => isBare(bullet) && bullet.text.match(CLAIMS) === null;
