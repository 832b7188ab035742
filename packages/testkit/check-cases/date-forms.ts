import { type Case, untouched } from './edits.ts';

/** One résumé, read from a document that wrote the dates of its two newest jobs so. */
const written = (bad: boolean, newest: string, older: string): Case => ({
  id: 'DAT-06',
  bad: bad ? [untouched] : [],
  good: bad ? [] : [untouched],
  setting: {
    reading: { doubts: {}, looseLines: false, dates: { 'work/w1/start': newest, 'work/w2/start': older } },
  },
});

export const dateFormCases: Case[] = [
  written(true, '02/2023 – present', 'Jan 2020 – Jan 2023'),
  written(true, '2021年3月—至今', '2017.05—2021.02'),
  written(true, '2019.06 ~ 至今', '2014-03 ~ 2019-06'),
  written(false, 'Feb 2023 – present', 'January 2020 – December 2022'),
  written(false, 'Feb 2023 – present', 'May 2020 – Jan 2023'),
  written(false, 'February 2023 – present', 'June 2020 – May 2022'),
  written(false, '2021.3—至今', '2017.05—2021.02'),
  written(false, 'Mar 2021 – present', '2008-12'),
];
