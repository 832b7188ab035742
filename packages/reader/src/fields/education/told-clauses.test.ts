import { expect, test } from 'vitest';
import { schoolPart } from './school.ts';

test('what was learned at a school stands in the first clause behind it, how it ended in the next', () => {
  expect(schoolPart('在松林大学园林专业学习，本科毕业')).toEqual({ school: '松林大学', rest: ['园林专业', '本科'] });
  expect(schoolPart('湖山职业学院会计系就读，大专毕业，获优秀毕业生称号')).toEqual({
    school: '湖山职业学院',
    rest: ['会计系', '大专', '获优秀毕业生称号'],
  });
});
