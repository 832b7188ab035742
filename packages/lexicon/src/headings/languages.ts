import { chinese, english, maybe } from '../match/phrase.ts';
import type { HeadingWords } from './heading-words.ts';

export const languages: HeadingWords = {
  en: ['spoken languages', english('language, languages', maybe('skill, skills, proficiency'))],
  zh: ['语言', chinese('外语, 语言, 语文', maybe('能力, 水平, 技能'))],
};
