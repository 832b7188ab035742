import { type Check, fine } from '../check.ts';
import { wholeFile } from '../whole-file.ts';

export const columnsScramble: Check = {
  id: 'ATS-02',
  group: 'format',
  allotment: 2,
  effort: 3,
  onlyFor: { source: true },
  title: { en: 'Columns scramble the reading order', zh: '分栏打乱阅读顺序' },
  detects: {
    en: 'Two or more columns whose lines follow each other in the wrong order when the text is taken out. In Chinese only a hint.',
    zh: '两栏以上，取出文字后左右交错。中文只作提示，不扣分。',
  },
  advice: {
    en: 'Extracted as text, the two columns run into each other. A single column reads well everywhere.',
    zh: '取出文字时左右两栏会交错。单栏最稳妥。',
  },
  praise: { en: 'Text reads in the right order', zh: '阅读顺序正确' },
  example: {
    en: { bad: 'Skills in a side column beside the jobs', good: 'Skills under the jobs, in one column' },
    zh: { bad: '左栏技能、右栏经历', good: '单栏：先经历，后技能' },
  },
  restsOn: 'statement',
  touches: ['basics'],
  run: ({ source: facts, language }) =>
    facts !== null && facts.columns > 1 && facts.scrambled
      ? { severity: language === 'zh' ? 0 : 1, spans: [wholeFile(columnsScramble.advice)] }
      : fine(),
};
