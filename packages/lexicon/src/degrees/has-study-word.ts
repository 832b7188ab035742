import { anyOf } from '../match/any-of.ts';
import { studyWords } from './studies.ts';

const english = anyOf(studyWords.en);
const chinese = anyOf(studyWords.zh, { at: 'end' });

/** True where a text reads as the name of what somebody studies. */
export const hasStudyWord = (text: string): boolean => english.test(text) || chinese.test(text.replace(/[（(].*$/, ''));
