import { expect, test } from 'vitest';
import { findEmail, findOwnUrl, findPhone, findUrl } from './contacts.ts';

test.each([
  ['+86 138-0000-0000'],
  ['(415) 555-0132'],
  ['+1 (415) 555-0132'],
  ['13800000000'],
  ['138****0000'],
  ['138XXXX0000'],
  ['010-62780000'],
  ['+44 20 7946 0958'],
  ['+44 (0)20 7946 0958'],
])('finds the phone %s', (phone) => {
  expect(findPhone(`电话：${phone} 邮箱`)?.value).toBe(phone);
});

test.each([
  '2019.09 - 2023.06',
  '2019-2023',
  '2020.01.15 - 2021.02.28',
  '85%',
  'a1234567890@example.com',
  '10.01.2027',
  '1930284756123',
])('takes %s for no phone', (text) => {
  expect(findPhone(text)).toBeNull();
});

test.each([
  '简历编号：12345678901',
  'License No. 443-221-998',
  'Candidate ID: 77812345',
  '学号 201900123456',
  'ORCID: 0000-0003-1234-5678',
])('takes %s for the number of a file', (text) => {
  expect(findPhone(text)).toBeNull();
  expect(findPhone(`${text}，手机 13800000000`)?.value).toBe('13800000000');
});

test('finds an address of mail between other letters', () => {
  expect(findEmail('邮箱：li.na+cv@mail.example.com，上海')?.value).toBe('li.na+cv@mail.example.com');
});

test.each([
  ['see https://example.com/a?b=1.', 'https://example.com/a?b=1'],
  ['github.com/someone | Berlin', 'github.com/someone'],
  ['www.example.org', 'www.example.org'],
])('finds the link of %s', (text, url) => {
  expect(findUrl(text)?.value).toBe(url);
});

test.each(['li@example.com', 'Node.js and Vue.js', '3.8/4.0', 'e.g. this'])('finds no link in %s', (text) => {
  expect(findUrl(text)).toBeNull();
});

test.each([
  ['作品集 adabell.kitchen/works', 'adabell.kitchen/works'],
  ['adabell.kitchen', 'adabell.kitchen'],
  ['adabell.kitchen (Personal)', 'adabell.kitchen'],
  ['linkedin.example/in/ada-bell', 'linkedin.example/in/ada-bell'],
])('among contact data any ending will do: %s', (text, url) => {
  expect(findUrl(text)).toBeNull();
  expect(findOwnUrl(text)?.value).toBe(url);
});

test.each(['node.js/express', 'Vue.js/React', 'kitchen.works every day', 'ada@bell.kitchen', 'resume.pdf', 'and/or'])(
  '%s is no address of a page',
  (text) => {
    expect(findOwnUrl(text)).toBeNull();
  },
);

test('the postal code before a town is no number to call', () => {
  expect(findPhone('Rua do Lago 31, 2810-000 Tarn, Portugal')).toBeNull();
  expect(findPhone('2810-000')?.value).toBe('2810-000');
});

test('a number that is masked and told again in full is the full one', () => {
  expect(findPhone('138****0093 → 13800000093')?.value).toBe('13800000093');
  // with nothing of the masked one left behind
  expect(findPhone('158****6147 / 15800006147')).toEqual({ value: '15800006147', from: 0, to: 25 });
  expect(findPhone('138****0093 / 139****1111')?.value).toBe('138****0093');
  expect(findPhone('555-123-4567 x12, 555-987-6543')?.value).toBe('555-123-4567 x12');
  expect(findPhone('138****0093 座机 0571-88880000')?.value).toBe('138****0093');
});
