import { anyOf } from '../match/any-of.ts';
import { howStudied, studyWords, taughtWords } from './studies.ts';

const english = anyOf(studyWords.en);
const chinese = anyOf(studyWords.zh, { at: 'end' });

/** True where a text reads as the name of what somebody studies. */
export const hasStudyWord = (text: string): boolean => english.test(text) || chinese.test(text.replace(/[（(].*$/, ''));

const taught = [anyOf(taughtWords.en), anyOf(taughtWords.zh, { at: 'end' })];

/** True where a line says that somebody learned at the place that it names. */
export const saysTaught = (text: string): boolean => taught.some((words) => words.test(text.trim()));

const wholly = anyOf(howStudied.whole, { at: 'whole' });
const atStart = anyOf(howStudied.start, { at: 'start' });
const MARKS = /^\d{1,4}\s(?:marks|points|credits)(?![a-z])|^\d{1,3}\s?分/iu;
/** `五年制`: for how long. */
const LENGTH = /^(?:学制)?\s?(?:[一两二三四五六七八]|\d(?:\.5)?)年制?$/u;

/** True where a text says how or how well somebody studied, and not what. */
export const saysHowStudied = (text: string): boolean =>
  wholly.test(text) || atStart.test(text) || MARKS.test(text) || LENGTH.test(text);
