import { contentOfEntry, factGate } from '@verdant/resume';
import { describe, expect, test } from 'vitest';

const isAccepted = (entry: string, original: string, rewrite: string) => {
  const { content, path } = contentOfEntry(entry, original);
  const language = /\p{Script=Han}/u.test(original) ? ('zh' as const) : ('en' as const);
  const verdict = factGate({ content, path, original, rewrite, language, jobDescription: null });
  return verdict.ok && verdict.confirm.length === 0 && verdict.text === rewrite;
};

const CLERK = 'Assistant archivist, Hollin County Museum, Derby, Mar 2016 – Oct 2019\n- Catalogued 900 glass plates.';
const PLATES = 'Catalogued 900 glass plates.';
const POTTER = '云岭陶艺馆　学徒、陶艺师　2017.05-2021.08\n- 每月拉坯约 200 件。';
const POTS = '每月拉坯约 200 件。';
const RANGER = '青石林场，副场长，2015.03-2020.11\n- 巡护林地 12 公里。';
const FOREST = '巡护林地 12 公里。';

const AIDE = '青石林场，场长助理，2015.03-2020.11\n- 巡护林地 12 公里。';
const TEACHER = '竹溪小学　见习教师　2016.09-2019.08\n- 三年家访 90 户。';
const VISITS = '三年家访 90 户。';

describe('facts of the head', () => {
  test.each([
    [CLERK, PLATES, 'As assistant archivist at Hollin County Museum, catalogued 900 glass plates.'],
    [CLERK, PLATES, 'Catalogued 900 glass plates as an assistant archivist at the museum.'],
    [
      CLERK,
      PLATES,
      'Joined Hollin County Museum in March 2016 as an assistant archivist, and catalogued 900 glass plates.',
    ],
    [
      CLERK,
      PLATES,
      'Assistant archivist at Hollin County Museum (March 2016 – October 2019); catalogued 900 glass plates.',
    ],
    [POTTER, POTS, '作为陶艺师每月拉坯约 200 件。'],
    [POTTER, POTS, '在云岭陶艺馆任陶艺师期间，每月拉坯约 200 件。'],
    [POTTER, POTS, '2017 年 5 月进云岭陶艺馆当学徒，每月拉坯约 200 件。'],
    [RANGER, FOREST, '作为副场长巡护林地 12 公里。'],
    [AIDE, FOREST, '任场长助理，巡护林地 12 公里。'],
    [TEACHER, VISITS, '2016年9月至2019年8月，家访 90 户。'],
  ])('may be told beside: %s: %s → %s', (entry, original, rewrite) =>
    expect(isAccepted(entry, original, rewrite)).toBe(true),
  );

  test.each([
    [CLERK, PLATES, 'As archivist at Hollin County Museum, catalogued 900 glass plates.'],
    [
      CLERK,
      PLATES,
      'Joined Hollin County Museum in October 2019 as an assistant archivist, and catalogued 900 glass plates.',
    ],
    [
      CLERK,
      PLATES,
      'Joined Hollin County Museum in April 2016 as an assistant archivist, and catalogued 900 glass plates.',
    ],
    [CLERK, PLATES, 'Assistant archivist at Hollin County Museum since March 2016; catalogued 900 glass plates.'],
    [CLERK, PLATES, 'As head archivist at Hollin County Museum, catalogued 900 glass plates.'],
    [CLERK, PLATES, 'Left Hollin County Museum in 2018; catalogued 900 glass plates.'],
    [POTTER, POTS, '2017 年 5 月进云岭陶艺馆当陶艺师，每月拉坯约 200 件。'],
    [POTTER, POTS, '作为首席陶艺师每月拉坯约 200 件。'],
    [RANGER, FOREST, '作为场长巡护林地 12 公里。'],
    [RANGER, FOREST, '任青石林场场长，巡护林地 12 公里。'],
    [AIDE, FOREST, '任场长，巡护林地 12 公里。'],
    [AIDE, FOREST, '场长，巡护林地 12 公里。'],
    [TEACHER, VISITS, '作为教师三年家访 90 户。'],
    [TEACHER, VISITS, '2016年9月至2018年8月，家访 90 户。'],
    [TEACHER, '三年级家访 90 户。', '2016年9月至2019年8月，家访 90 户。'],
    [TEACHER, '两年家访 90 户。', '2016年9月至2019年8月，家访 90 户。'],
    [RANGER, FOREST, '2016 年加入青石林场，巡护林地 12 公里。'],
  ])('may not be bent: %s: %s → %s', (entry, original, rewrite) =>
    expect(isAccepted(entry, original, rewrite)).toBe(false),
  );
});
