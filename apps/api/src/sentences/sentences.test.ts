import { expect, test } from 'vitest';
import { sentence, sentences } from './index.ts';

test.each([
  ['email', 'Please input a valid e-mail, for example name@example.com', '请输入有效的邮箱，例如 name@example.com'],
  [
    'content.work.0.start',
    'Please select a valid start, for example 2019-07, or only 2019',
    '请选择有效的开始时间，例如 2019-07，也可以只写 2019',
  ],
  [
    'work/w1/end',
    'Please select a valid end, for example 2019-07, or only 2019',
    '请选择有效的结束时间，例如 2019-07，也可以只写 2019',
  ],
  ['content.work.0.content.3', 'Please input a valid text under “What you did”', '请输入有效的工作内容'],
  [
    'content.basics.phone',
    'Please input a valid phone, for example +1 312 555 0186',
    '请输入有效的电话，例如 138 0013 8000',
  ],
  ['content.skills.2.items', 'Please input a valid skills', '请输入有效的技能'],
  ['content.intention.position', 'Please input a valid position', '请输入有效的意向职位'],
  ['style.accent', 'Please select a valid style', '请选择有效的版式'],
  ['style.template', 'Please select a valid template', '请选择有效的模板'],
  ['payChannel', 'Please select a valid way to pay', '请选择有效的支付方式'],
  ['content.work.0', 'Please input a valid content', '请输入有效的内容'],
  [undefined, 'Please input a valid content', '请输入有效的内容'],
  ['__proto__', 'Please input a valid __proto__', '请输入有效的__proto__'],
  ['content.constructor', 'Please input a valid content', '请输入有效的内容'],
])('%s', (field, en, zh) => {
  const about = field === undefined ? {} : { field };
  expect(sentence('invalid', 'en', about)).toBe(en);
  expect(sentence('invalid', 'zh', about)).toBe(zh);
});

test('a failure is said in every language at once, with the same values', () => {
  expect(sentences('invalid', { field: 'email' })).toEqual({
    en: sentence('invalid', 'en', { field: 'email' }),
    zh: sentence('invalid', 'zh', { field: 'email' }),
  });
  expect(sentences('wrongCurrent')).toEqual({ en: 'That is not your current password', zh: '当前密码不正确' });
});
