import { OWNERSHIP, type Ownership } from './ownership.ts';

/**
 * Openers that name a duty instead of a deed. `level` is what they claim: words that only claim a share (`assist`)
 * must never be rewritten into the deed itself.
 */
export type WeakOpener = { phrase: string; level: Ownership };

const of = (level: Ownership, phrases: string[]): WeakOpener[] => phrases.map((phrase) => ({ phrase, level }));

export const englishWeakOpeners: readonly WeakOpener[] = [
  ...of(OWNERSHIP.managed, [
    'was solely responsible for',
    'was primarily responsible for',
    'primarily responsible for',
    'mainly responsible for',
    'was responsible for',
    'were responsible for',
    'is responsible for',
    'am responsible for',
    'responsible for',
    'my responsibilities included',
    'responsibilities included',
    'responsibilities include',
    'duties included',
    'duties include',
    'job duties included',
    'was in charge of',
    'in charge of',
    'was accountable for',
    'accountable for',
    'was tasked with',
    'tasked with',
    'was entrusted with',
    'entrusted with',
  ]),
  ...of(OWNERSHIP.did, ['worked on', 'was working on', 'working on', 'worked in']),
  ...of(OWNERSHIP.assist, [
    'was involved in',
    'was involved with',
    'involved in',
    'involved with',
    'participated in',
    'took part in',
    'taking part in',
    'participating in',
    'assist in',
    'assist with',
    'assisted in',
    'assisted with',
    'assisted the',
    'assisted',
    'helped to',
    'helped with',
    'helped out with',
    'helped the',
    'helped',
    'exposed to',
    'gained exposure to',
  ]),
];

export const chineseWeakOpeners: readonly WeakOpener[] = [
  ...of(OWNERSHIP.managed, ['主要负责', '全面负责', '独立负责', '具体负责', '共同负责', '负责']),
  ...of(OWNERSHIP.did, [
    '主要从事',
    '从事',
    '主要工作是',
    '主要工作为',
    '主要工作',
    '工作内容为',
    '工作内容',
    '日常工作是',
    '日常工作',
  ]),
  ...of(OWNERSHIP.assist, ['主要参与', '参与了', '参与', '协助完成', '协助', '配合完成', '配合', '辅助', '帮助']),
];
