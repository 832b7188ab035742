import { expect, it } from 'vitest';
import { carryMarks, cutAt, hasMarks, marksAt, plainWords, printRuns, runsOf, setLink, toggleMark } from './index.ts';

it('reads bold, italic and links, one in the other', () => {
  expect(runsOf('Cut costs **42 %** in *two* [years](https://example.com/a).')).toEqual([
    { text: 'Cut costs ' },
    { text: '42 %', bold: true },
    { text: ' in ' },
    { text: 'two', italic: true },
    { text: ' ' },
    { text: 'years', href: 'https://example.com/a' },
    { text: '.' },
  ]);
  expect(runsOf('负责**增长*实验***，见[文档](https://example.com)')).toEqual([
    { text: '负责' },
    { text: '增长', bold: true },
    { text: '实验', bold: true, italic: true },
    { text: '，见' },
    { text: '文档', href: 'https://example.com/' },
  ]);
  expect(runsOf('负责**增长_实验_**SaaS')).toEqual([
    { text: '负责' },
    { text: '增长', bold: true },
    { text: '实验', bold: true, italic: true },
    { text: 'SaaS' },
  ]);
  expect(runsOf('***both*** [**b** c](mailto:a@example.com)')).toEqual([
    { text: 'both', bold: true, italic: true },
    { text: ' ' },
    { text: 'b', bold: true, href: 'mailto:a@example.com' },
    { text: ' c', href: 'mailto:a@example.com' },
  ]);
});

it.each([
  '5*3',
  '5*3*2',
  'C**',
  'C** and Java**',
  '[1]',
  'a[0](b)',
  '* item * item',
  'A*, B*, C',
  'A*A*A',
  '2**3**4',
  'snake_case_name',
  '__init__',
  '____',
  '4.9*/5*',
  '**** hotel',
  'f(*args, **kwargs)',
  '(*) see (*)',
  '**',
  '*',
  '[](x)',
  '[a](javascript:alert(1))',
  '[a](data:text/html,x)',
  '[a](file:///etc/passwd)',
  'C:\\temp\\new',
  '\\\\server',
  'a*b*c',
  '【X%】',
  '[N]',
  '**open',
  'closed**',
  'a ** b ** c',
  'x_1 * x_2',
  '*.ts *.js',
  '[a](https://)',
  '一*二',
  '`**',
])('takes %s for letters', (text) => {
  expect(runsOf(text)).toEqual([{ text }]);
  expect(plainWords(text)).toBe(text);
  expect(printRuns([{ text }])).toBe(text);
});

it('takes what stands behind a backslash for a letter, and the backslash away', () => {
  expect(runsOf('\\*not\\* \\[a](https://example.com) a\\b')).toEqual([
    { text: '*not* [a](https://example.com) a\\b' },
  ]);
  expect(runsOf('**a\\\\**')).toEqual([{ text: 'a\\', bold: true }]);
});

it('keeps marks within a line', () => {
  expect(hasMarks('**one\ntwo**')).toBe(false);
  expect(runsOf('**one**\ntwo')).toEqual([{ text: 'one', bold: true }, { text: '\ntwo' }]);
});

it('writes marks on whole words', () => {
  expect(printRuns([{ text: 'un' }, { text: 'believ', bold: true }, { text: 'able' }])).toBe('**unbelievable**');
  expect(printRuns([{ text: 'see ' }, { text: ' docs ', href: 'https://example.com/(a)' }, { text: '!' }])).toBe(
    'see  [docs](https://example.com/%28a%29) !',
  );
  expect(printRuns([{ text: 'x', href: 'javascript:alert(1)' }])).toBe('x');
  expect(
    printRuns([
      { text: '增', bold: true },
      { text: '长', bold: true, italic: true },
      { text: '快', italic: true },
    ]),
  ).toBe('**增_长_**_快_');
});

it('gives and takes marks by what is selected', () => {
  const text = 'Led the team';
  const bold = toggleMark({ text, from: 0, to: 3 }, 'bold');
  expect(bold).toEqual({ text: '**Led** the team', from: 2, to: 5 });
  expect(marksAt(bold)).toEqual({ bold: true, italic: false, href: null });
  expect(toggleMark(bold, 'bold')).toEqual({ text, from: 0, to: 3 });
  // no selection: the word at the cursor; none there: nothing
  expect(toggleMark({ text, from: 6, to: 6 }, 'italic').text).toBe('Led *the* team');
  expect(toggleMark({ text: 'a  b', from: 2, to: 2 }, 'bold').text).toBe('a  b');
  const link = setLink({ text: 'a\nsee docs\nb', from: 6, to: 10 }, 'https://example.com/');
  expect(link.text).toBe('a\nsee [docs](https://example.com/)\nb');
  expect(marksAt(link).href).toBe('https://example.com/');
  expect(setLink(link, null).text).toBe('a\nsee docs\nb');
});

it('carries marks to words that stay', () => {
  expect(carryMarks('Was **responsible for** [orders](https://example.com/), *all*', 'Led orders, all of them')).toBe(
    'Led [orders](https://example.com/), *all* of them',
  );
  expect(carryMarks('将**转化率提升**到九', '把转化率显著提升到九')).toBe('把**转化率显著提升**到九');
  expect(carryMarks('**a**', '5*3 and *x*')).toBe('5\\*3 and \\*x\\*');
  expect(carryMarks('plain', 'a [N] b')).toBe('a [N] b');
});

it('cuts a text so that both halves keep their marks', () => {
  const text = '**one two** and';
  expect(cutAt({ text, from: 6, to: 6 })).toEqual(['**one** ', '**two** and']);
  expect(cutAt({ text: 'abcd', from: 1, to: 2 })).toEqual(['a', 'cd']);
});
