import { anyOf } from '../match/any-of.ts';
import { internWords, titleWords } from './title-words.ts';

const all = [...titleWords.en, ...titleWords.zh];
const [words, chineseAtEnd, interns] = [anyOf(all), anyOf(titleWords.zh, { at: 'end' }), anyOf(internWords)];

/** True where a text holds a word of job titles. */
export const hasTitleWord = (text: string): boolean => words.test(text);
/** In Chinese the last word says what a name is: 腾讯科技实习生 is a post. */
export const endsInChineseTitle = (text: string): boolean => chineseAtEnd.test(text);
export const hasInternWord = (text: string): boolean => interns.test(text);
