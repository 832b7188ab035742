import { expect, test } from 'vitest';
import type { Glyph } from '../types.ts';
import { cellsOf } from './cells.ts';
import { blocksOf } from './columns.ts';
import { readingOrder } from './order.ts';

const face = { font: 'Test', size: 10, bold: false, italic: false, colour: '#000000' };

/** Letters 5 pt wide; `spacing` between them. */
function set(text: string, x: number, y: number, spacing = 0): Glyph[] {
  return [...text].map((c, i) => {
    const x0 = x + i * (5 + spacing);
    return { text: c, x0, x1: x0 + 5, y, face, space: c === ' ' };
  });
}
const texts = (glyphs: Glyph[]) => cellsOf(glyphs).map((c) => c.text);
const order = (glyphs: Glyph[]) => readingOrder([{ width: 600, height: 800, glyphs }]).map((l) => l.text);

test('a wide gap parts cells, a small one words', () => {
  expect(texts([...set('Acme', 50, 100), ...set('Ltd', 73, 100), ...set('2019', 400, 100)])).toEqual([
    'Acme Ltd',
    '2019',
  ]);
});

test('letters drawn in any order, one at a time, make the same line', () => {
  expect(texts(set('one line', 50, 100).reverse())).toEqual(['one line']);
});

test('a rule that is typed on a line of its own says nothing, the same letter between two dates does', () => {
  expect(order([...set('ㅡ', 50, 88), ...set('Skills', 50, 100), ...set('———', 50, 130)])).toEqual(['Skills']);
  expect(order([...set('2019', 50, 100), ...set('—', 120, 100), ...set('2021', 170, 100)])[0]).toContain('—');
});

test('letter-spaced headings are words', () => {
  expect(texts(set('SKILLS', 50, 100, 4))).toEqual(['SKILLS']);
});

test('letters drawn twice for weight count once', () => {
  expect(texts([...set('Bold', 50, 100), ...set('Bold', 50.3, 100)])).toEqual(['Bold']);
});

test('raised letters stay in their line', () => {
  const raised = set('th', 70, 97).map((g) => ({ ...g, face: { ...face, size: 6 } }));
  expect(texts([...set('May 4', 45, 100), ...raised])).toEqual(['May 4th']);
});

const column = (x: number, lines: string[], top = 100, step = 14) =>
  lines.flatMap((line, i) => set(line, x, top + i * step));

test('a sidebar with headings of its own is read by itself', () => {
  const left = ['Skills', 'Go', 'Rust', 'SQL', 'Contact', 'Berlin'];
  const right = [
    'Experience',
    'Acme GmbH, engineer',
    'built a thing that works',
    'Education',
    'A University of things',
    'thesis',
  ];
  expect(order([...column(40, left), ...column(250, right, 103, 15)])).toEqual([...left, ...right]);
});

test('dates at the right edge stay in their rows', () => {
  const rows = ['Acme', 'Beta', 'Gamma', 'Delta', 'Omega'].flatMap((name, i) => [
    ...set(name, 40, 100 + i * 30),
    ...set(`201${i}`, 500, 100 + i * 30),
  ]);
  expect(order(rows)[0]).toBe('Acme  2010');
});

test('a heading over two lines of a margin stands beside its content', () => {
  const margin = [
    ...set('Work', 20, 102),
    ...set('Experience', 20, 114),
    ...set('Education', 20, 202),
    ...set('Skills', 20, 302),
  ];
  const content = column(200, ['Acme GmbH, engineer', 'built a thing that works well', 'and another'], 100);
  const more = [
    ...column(200, ['A University of things', 'thesis on things'], 200),
    ...column(200, ['Go, Rust, SQL'], 300),
  ];
  expect(order([...margin, ...content, ...more])[0]).toBe('Work Experience  Acme GmbH, engineer');
});

test('labels under each other in a margin each stand beside their own value', () => {
  const margin = ['Name:', 'Phone:', 'Religion:'].flatMap((label, i) => set(label, 20, 100 + i * 15));
  const content = ['Ada Bell', '555 0100 000', 'none of yours'].flatMap((value, i) => set(value, 200, 100 + i * 15));
  expect(order([...margin, ...content]).slice(0, 2)).toEqual(['Name:  Ada Bell', 'Phone:  555 0100 000']);
});

test('a date that goes on until now stands above the next one', () => {
  const margin = [...set('2019.07 –', 20, 100), ...set('2017.03 – 2019.06', 20, 115), ...set('2010 – 2012', 20, 130)];
  const content = ['Acme', 'Beta', 'Gamma'].flatMap((name, i) => set(name, 200, 100 + i * 15));
  expect(order([...margin, ...content])[0]).toBe('2019.07 –  Acme');
});

test('a column goes on at the top of the next page', () => {
  const left = (n: number) => column(40, ['Skills', 'Go', 'Rust', 'SQL', 'Contact', `left ${n}`]);
  const right = (n: number) =>
    column(250, ['Experience', 'Acme', 'built a thing', 'Education', 'thesis', `right ${n}`], 103, 15);
  const pages = [0, 1].map((n) => ({ width: 600, height: 800, glyphs: [...left(n), ...right(n)] }));
  const lines = readingOrder(pages).map((l) => l.text);
  expect(lines.indexOf('left 1')).toBeLessThan(lines.indexOf('right 0'));
});

test('a short column beside the head ends there: the date of a row far below belongs to its row', () => {
  const contacts = [
    '138-0000-0000',
    'ada@example.com',
    'Bergen',
    'ada.example.com',
    'example.com/one',
    'example.com/two',
  ];
  const column = contacts.map((text, i) => set(text, 400, 64 + 13 * i));
  const rows = ['Ada Berg', 'Analyst', 'Profile', 'Looks at the figures first.', 'Work', 'Harbour Trust'];
  const left = rows.map((text, i) => set(text, 50, [60, 85, 160, 180, 230, 250][i]!));
  const wide = set('Counted what came in and what went out, week by week, for all of the four depots.', 50, 290);
  const page = { width: 600, height: 800, glyphs: [...left, ...column, set('2019 – 2021', 470, 250), wide].flat() };
  const read = readingOrder([page]).map((l) => l.text);
  expect(read.indexOf('example.com/two')).toBeLessThan(read.indexOf('Profile'));
  expect(read.find((text) => text.startsWith('Harbour Trust'))).toContain('2019 – 2021');
});

test('the name of the first page goes where the margin of the next says it again, with its number', () => {
  const large = (text: string) => set(text, 50, 60).map((g) => ({ ...g, face: { ...face, size: 20 } }));
  const page = (...glyphs: Glyph[][]) => ({ width: 600, height: 800, glyphs: glyphs.flat() });
  const pages = [
    page(large('Ada'), set('some text of the page', 50, 400)),
    page(set('Ada', 500, 20), set('Ada wrote more', 50, 400), set('Ada · 2 / 2', 280, 780)),
  ];
  expect(readingOrder(pages).map((l) => l.text)).toEqual(['Ada', 'some text of the page', 'Ada wrote more']);
});

test('a margin goes on over the page, with one label too; a line in its place that is none begins no block', () => {
  const page = (labels: [string, number][], rows: string[]) => ({
    width: 600,
    height: 800,
    glyphs: [...labels.flatMap(([text, y]) => set(text, 20, y)), ...column(200, rows, 100)],
  });
  const jobs = Array.from({ length: 9 }, (_, n) => `Kept the books of depot number ${n}`);
  const first = page(
    [
      ['Objective:', 100],
      ['Skills:', 128],
      ['Languages:', 156],
      ['Work Experience:', 184],
    ],
    jobs,
  );
  const schools = ['Vale College, Ghent', 'Diploma 05/2010', 'Moor School, Ghent', 'Certificate 05/2006'];
  const read = (label: string) => readingOrder([first, page([[label, 100]], schools)]).map((l) => l.text);
  expect(read('Education:').slice(-5)).toEqual(['Education:', ...schools]);
  expect(read('as before').slice(-4)).toEqual(['as before  Vale College, Ghent', ...schools.slice(1)]);
});

test('page numbers and repeated running lines go', () => {
  const pages = [1, 2].map((n) => ({
    width: 600,
    height: 800,
    glyphs: [...set('some text of the page', 50, 300), ...set(`Li Na ${n} of 2`, 50, 790), ...set(`${n}`, 300, 20)],
  }));
  expect(readingOrder(pages).map((l) => l.text)).toEqual(['some text of the page', 'some text of the page']);
});

test('one block where nothing parts the page', () => {
  expect(blocksOf(cellsOf(column(50, ['one', 'two', 'three'])), 600)).toHaveLength(1);
});

test('words of a margin that are drawn as its known headings head the blocks that they stand beside', () => {
  const drawn = (text: string, y: number) =>
    set(text, 20, y).map((glyph) => ({ ...glyph, face: { ...face, bold: true, colour: '#112233' } }));
  const content = column(
    200,
    [
      'Head Baker, Vale Bakery 2016 – 2019',
      'led a team of nine in two shops by the sea',
      'Baker, Moor Bakery 2012 – 2016',
    ],
    100,
  );
  const more = column(
    200,
    ['wrote the recipes down for those who came after', 'Painting boats with the children'],
    160,
  );
  const last = [...set('English, Finnish', 200, 200)];
  const margin = [
    drawn('Education', 100),
    drawn('Days of dough', 128),
    drawn('By the sea', 160),
    drawn('Languages', 200),
  ];
  const lines = order([...margin.flat(), ...content, ...more, ...last]);
  expect(lines.filter((line) => /^(?:Education|Days of dough|By the sea|Languages)$/.test(line))).toHaveLength(4);
});

test('labels in a margin, whose values begin with colons, stay apart and are one text with their values', () => {
  const labels = ['Company', 'Designation', 'Duration', 'Reporting to'];
  const values = [': Vale Mills Ltd', ': Site Engineer', ': Feb 2022 to date', ': Project Manager'];
  expect(order([...column(50, labels), ...column(200, values)])).toEqual([
    'Company: Vale Mills Ltd',
    'Designation: Site Engineer',
    'Duration: Feb 2022 to date',
    'Reporting to: Project Manager',
  ]);
});

test('a colon in a column of its own belongs to the label before it', () => {
  const rows = ['Post', 'Since', 'Place'].flatMap((label, i) => [
    ...set(label, 50, 100 + 14 * i),
    ...set(':', 150, 100 + 14 * i),
    ...set('Driver', 200, 100 + 14 * i),
  ]);
  expect(order(rows)).toEqual(['Post: Driver', 'Since: Driver', 'Place: Driver']);
});

test('short Chinese cells in rows with figures make no columns', () => {
  const row = (left: string, right: string, y: number) => [...set(left, 50, y), ...set(right, 320, y)];
  const page = [
    ...set('证书', 50, 80),
    ...row('2018/08 松林上岗证书', '2021/06 初级绘图师', 100),
    ...row('2023/10 CAD 一级证书', '2024/06 BIM 中级证书', 115),
    ...set('专业技能', 50, 150),
    ...row('松林平台 | 精通 | 72个月', '云海测绘 | 熟练 | 48个月', 170),
    ...row('湖山制图 | 良好 | 36个月', '数据清洗 | 一般 | 12个月', 185),
  ];
  const lines = order(page);
  expect(lines.indexOf('专业技能')).toBeGreaterThan(lines.findIndex((line) => line.includes('BIM')));
});

test('spread lines end before the dates that hang in a column to the right of them', () => {
  const page = [
    ...set('Plans the loads of forty lorries, night and day, of all', 50, 100),
    ...set('ports of the coast, and writes what the next shift has.', 50, 114),
    ...set('Tarn Mill', 50, 140),
    ...set('2019 - 2021', 400, 140),
    ...set('Harbour Mill', 50, 154),
    ...set('2014 - 2018', 400, 154),
  ];
  const ends = readingOrder([{ width: 600, height: 800, glyphs: page }]).map(({ right }) => right);
  expect(ends).toEqual([325, 325, 455, 455]);
});

test('the sign of a span that broke in a spread line of its column belongs to its dates, that of an item to the item', () => {
  const page = (below: number) => [
    ...set('2018.07', 50, 100),
    ...set('-', 110, 100),
    ...set('Planner', 140, 100),
    ...set('2021.06', below, 114),
    ...set('Copperfield Freight Ltd', 140, 114),
  ];
  expect(order(page(80))).toEqual(['2018.07 - 2021.06  Planner', 'Copperfield Freight Ltd']);
  expect(order(page(50))[0]).toContain('- Planner');
});
