import { type Construction, reEnglish as re } from './construction.ts';

const DAY = '(mon|tues|wednes|thurs|fri|satur|sun)day';
const PART = '( (?:morning|afternoon|evening|night|lunchtime))';
const SIX = '(?:6|six)';
const THREE = '(?:3|three)';

/** How often something happens: an adverb, a phrase, so many times in a longer period. */
export const englishHowOften: readonly Construction[] = [
  [
    re(
      `\\b(?:once )?every ${SIX} months\\b|\\b(?:half|semi)[- ]?(?:yearly|annual(?:ly)?)\\b|\\b${SIX}[- ]monthly\\b|\\bbi-?annual(?:ly)?\\b|\\b(?:twice|two times|2 times) (?:an?|per|each|every) year\\b|\\btwice[- ]yearly\\b`,
    ),
    'biannual',
  ],
  [
    re(
      `\\b(?:once an?|(?:once )?(?:per|each|every)) quarter\\b(?! of)|\\b(?:once )?every ${THREE} months\\b|\\b${THREE}[- ]monthly\\b|\\bquarterly\\b`,
    ),
    'quarterly',
  ],
  [re('(?<=[a-z\\d] )(?:an|per|each|every) evening\\b'), 'a night'],
  [re('\\bonce (?=(?:an?|per|each|every) (?:day|week|month|year|term|season|fortnight)\\b)'), ''],
  [re(`\\b(?:on |every |each )?(?:an? )?${DAY}${PART}s\\b`), 'on $1days$2'],
  // of one year: it happened once
  [re(`\\b(?:on an? |every |each )${DAY}${PART}\\b(?! (?:in|of|before|after)\\b)`), 'on $1days$2'],
  [
    re(
      `\\bon ${DAY}s\\b|\\b(?:every |each )${DAY}\\b(?!${PART})|\\bon an? ${DAY}\\b(?!${PART}| (?:in|of|before|after)\\b)`,
    ),
    'on $1$2$4days',
  ],
  [/\b(?:at|on|over) (?:the )?weekends\b|\b(?:every|each) weekend\b|\bat (?:the )?weekend\b/gi, 'at weekends'],
];

const SPAN = '(?:半年|(?:6|六)个月)';
/** Likewise: 半年一次, 每隔两周, 每人每周 and 每周各. */
export const chineseHowOften: readonly Construction[] = [
  [
    new RegExp(
      `每隔?${SPAN}(?:度)?(?:一次)?|${SPAN}一次|(?:每年|(?<![十\\d零一二三四五六七八九])一年)(?:两|2)次|每年度两次`,
      'g',
    ),
    '每半年',
  ],
  [/每隔?(?:三|3)个月(?:一次)?|(?:三|3)个月一次|每个?季度?(?:一次)?|一个?季度一次/g, '每季度'],
  [/每隔([两二三四2-4])(周|天|个月)/g, '每$1$2'],
  [/每(?:个?人|名学生|位学生|名学员|位学员)(每[周天日月次])/g, '$1各'],
  [/(?:每逢?|逢)(?:周|星期|礼拜)([一二三四五六日末天])/g, '周$1'],
  [/(?<![第每同另任有某上下])一(组|班|队|批|桌|车)(?=\s?[约近]?\s?\d+\s?[人名个位件])/g, '每$1'],
  [/每(周|天|日|月)(?:一次)(?=[，,。；;]|$)/g, '每$1'],
];
