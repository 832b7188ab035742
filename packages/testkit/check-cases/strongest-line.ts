import { bullets, type Case, untouched } from './edits.ts';

const OUTCOME = { en: 'Cut refits of pumps from 41 to 12 a month', zh: '把水泵返修从每月41台降到12台' };
const plain = {
  en: ['Kept the books of the pump hall', 'Planned the shifts of the fitters'],
  zh: ['整理泵房台账', '安排钳工班次'],
};

/** Where in the newest job its strongest point stands. */
export const strongestCases: Case[] = (['en', 'zh'] as const).map((language) => {
  const [first, second] = plain[language] as [string, string];
  const counted = language === 'en' ? 'Led 9 fitters in two halls' : '带领9名钳工负责两个泵房';
  const duty = language === 'en' ? 'Responsible for the pumps of the east hall' : '负责东泵房的水泵';
  return {
    id: 'IMP-14',
    languages: [language],
    bad: [
      bullets(0, [first, second, OUTCOME[language]]),
      bullets(0, [second, first, OUTCOME[language]]),
      bullets(0, [first, second, duty, OUTCOME[language]]),
    ],
    good: [
      untouched,
      bullets(0, [OUTCOME[language], first, second]),
      bullets(0, [first, OUTCOME[language], second]),
      // one line above that says what the job is
      bullets(0, [duty, OUTCOME[language], second]),
      bullets(0, [first, second, counted]),
      bullets(0, [counted, first, OUTCOME[language]]),
      bullets(0, [first, second]),
    ],
  };
});
