import { anyOf } from '../match/any-of.ts';
import { studyWords, taughtWords } from './studies.ts';

const english = anyOf(studyWords.en);
const chinese = anyOf(studyWords.zh, { at: 'end' });

/** True where a text reads as the name of what somebody studies. */
export const hasStudyWord = (text: string): boolean => english.test(text) || chinese.test(text.replace(/[（(].*$/, ''));

const taught = [anyOf(taughtWords.en), anyOf(taughtWords.zh, { at: 'end' })];

/** True where a line says that somebody learned at the place that it names. */
export const saysTaught = (text: string): boolean => taught.some((words) => words.test(text.trim()));
