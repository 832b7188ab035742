import type { Language } from '@verdant/contracts';
import { chineseBareDuty, englishBareDuties } from '@verdant/lexicon';
import type { Bullet } from '../../document/document.ts';
import { allSimplified } from '../../text/simplified.ts';
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

/** A line that leaves its content to the reader: `As above`, `Any other duty`, 同上, 什么都做. */
const LEFT_OPEN =
  /^(?:(?:much )?(?:the )?(?:same )?as (?:above|before|previous)|same (?:as|duties|work)|ditto|see above)\b|^(?:and )?any other (?:dut(?:y|ies)|tasks?|jobs?|work)\b|^(?:did|doing|done|do) (?:a bit of )?(?:everything|anything|whatever)\b|^(?:同上|类似|略)(?=$|[，,。；;])|^什么都(?:做|干|管)|(?:^|[，,、])(?:其他|其它|打杂|杂事|杂活)[。；;，,]?$/i;
/** Longer than that is no line that leaves its content open, and would take long to be looked through. */
const LONGEST = 300;
/** Nouns in a row with no deed, no figure and an open end: `milking, calving, feed, fences etc.` */
const OPEN_LIST: Record<Language, RegExp> = {
  en: /^(?:[^,.;:\s][^,.;:]{1,31},\s*){3,}[^,;:]{0,32}\b(?:etc|and so on|and so forth|and more|and the like)\b/i,
  zh: /^(?:\p{Script=Han}{1,8}[、，,]){3,}\p{Script=Han}{0,8}(?:等等?|等工作|等事务|等事宜)[。；;]?$/u,
};
export const isLeftOpen = ({ text, language, quantities, result, metric }: Bullet): boolean => {
  const plain = text.trim();
  return (
    !metric &&
    plain.length <= LONGEST &&
    quantities.length === 0 &&
    (LEFT_OPEN.test(plain) || (result === null && OPEN_LIST[language].test(plain)))
  );
};

/** The work of the post as such, in a line that no verb would help. */
export const isBareDuty = (bullet: Bullet): boolean => isBare(bullet) && bullet.text.match(CLAIMS) === null;
