import { makePdf } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { readResume } from '../read.ts';
import { readContact } from './contact.ts';
import { withPairs } from './pairs.ts';

test('a table of personal data, label beside value', async () => {
  const rows = [
    ['姓名', '韩青禾', '性别', '女'],
    ['手机', '13700000000', '邮箱', 'qinghe@example.com'],
    ['现居地', '南京市', '求职意向', '财务会计'],
  ];
  const cells = rows.flatMap((row, y) => row.map((text, x) => ({ text, x: 60 + x * 130, y: 120 + y * 20 })));
  const head = (text: string, y: number) => ({ text, x: 60, y, size: 14 });
  const { content } = await readResume(
    makePdf([
      [
        { text: '个人简历', x: 250, y: 60, size: 20 },
        head('基本信息', 95),
        ...cells,
        head('教育背景', 200),
        { text: '2012.09-2016.06', x: 60, y: 225 },
        { text: '江南财经大学', x: 220, y: 225 },
        { text: '会计学', x: 360, y: 225 },
        { text: '本科', x: 480, y: 225 },
        head('自我评价', 260),
        { text: '细致稳重，善于沟通。', x: 60, y: 285 },
      ],
    ]),
  );
  expect(content.basics).toMatchObject({
    name: '韩青禾',
    phone: '13700000000',
    email: 'qinghe@example.com',
    address: '南京市',
  });
  expect(content.intention.position).toBe('财务会计');
  expect(content.education).toMatchObject([{ school: '江南财经大学', major: '会计学', degree: '本科' }]);
});

test('a form that numbers what it asks for, the colons in the column of the values', () => {
  const [name, post] = withPairs(
    linesOf('1.\tName (in capital letters)\t: MR. TOM REED\n2.\tPresent post held\t: Section Officer'),
  );
  expect(name!.text).toBe('Name：MR. TOM REED');
  expect(post!.text).toBe('Present post held：Section Officer');
});

test('a label in two languages is one', () => {
  const [line] = withPairs(linesOf('姓名 Name:\t陈禾 CHAN Wo'));
  expect(line!.cells.map(({ text }) => text)).toEqual(['姓名 Name:', '陈禾 CHAN Wo']);
});

test('labels of two rows in one cell', () => {
  const rows = withPairs(linesOf('现居住地 户口\t无锡-滨湖区\t手机\t13800000000\n山东潍坊\tE-mail\tada@example.com'));
  expect(rows.map(({ text }) => text)).toEqual([
    '现居住地：无锡-滨湖区  手机：13800000000',
    '户口：山东潍坊  E-mail：ada@example.com',
  ]);
});

test('what a form asks of skills is no personal data', () => {
  const lines = withPairs(linesOf('专业技术职务\t农艺师\t熟悉专业有何专长\t农村经济、公文写作'));
  expect(readContact(lines, [], '').skills).toEqual(['农村经济、公文写作']);
});

test('words that end in a colon label the next cell, whatever they are; two of them on end do not', () => {
  const [pairs, labels] = withPairs(linesOf('户口/国籍：\t江苏\t目前年收入：\t11.5 万元\n甲组：\t乙组：'));
  expect(pairs!.text).toBe('户口/国籍：江苏  目前年收入：11.5 万元');
  expect(labels!.text).toBe('甲组：  乙组：');
});

test('an address that broke in its column is whole again', () => {
  const [row] = withPairs(linesOf('Home telephone\tE-mail address\tada.bell@tarn.exam ple'));
  expect(row!.text).toBe('Home telephone  E-mail address：ada.bell@tarn.example');
});

test('a mailbox named for its service is an address, also where it broke in its cell', () => {
  const [line] = withPairs(linesOf('手机\t13700000000\tQQ 邮箱\thanqinghe@exam ple.com'));
  expect(readContact([line!], [], '').basics.email).toBe('hanqinghe@example.com');
});

test('when one can begin, as job boards in traditional characters ask for it', () => {
  const lines = withPairs(linesOf('希望職稱\t倉管主任\n可上班日\t錄取後兩週內'));
  expect(readContact(lines, [], '').intention).toMatchObject({ position: '倉管主任', availability: '錄取後兩週內' });
});
