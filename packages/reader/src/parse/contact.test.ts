import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';

const basics = async (header: string) =>
  (await readResume(makePdf([page(`# Ana Ruiz\n${header}\n# Experience\n*Harbor Books\t2016 - 2020\nDeveloper`)])))
    .content.basics;

test.each([
  ['Address: 12 Harbour Street,\nSpringfield, IL\nana@example.com', '12 Harbour Street, Springfield, IL'],
  [
    '12 Harbour Street, Flat 4,\nSpringfield, IL 62701\nana@example.com',
    '12 Harbour Street, Flat 4, Springfield, IL 62701',
  ],
  ['Chicago, IL\nana@example.com', 'Chicago, IL'],
])('an address over several lines: %s', async (header, address) => {
  expect(await basics(header)).toMatchObject({ address, email: 'ana@example.com' });
});

test('the number that a label says to call is the phone, whatever number stands above it', async () => {
  expect((await basics('Reference 555 010 9988 x\nMobile phone: 555 010 1234')).phone).toBe('555 010 1234');
  expect((await basics('联络电话 Mobile: 555 010 1234\nana@example.com')).phone).toBe('555 010 1234');
});

test.each([
  ['电话：13800001111（打不通打我女儿 13900002222）', '13800001111'],
  ['联系电话：13800001111 / 13900002222', '13800001111'],
  ['电话：0512-12345678（手机 13900002222）', '13900002222'],
])('of two numbers behind one label the first one to carry along is the phone: %s', async (header, phone) => {
  expect((await basics(header)).phone.replace(/\s/g, '')).toBe(phone);
});

test('the label of a link before an address that ends in anything', async () => {
  expect(await basics('ana@example.com\n博客 ana.example')).toMatchObject({ homepage: 'ana.example' });
});

test('a link that breaks between others is one', async () => {
  expect(await basics('ana@example.com\thttps://github.com/ana-\nruiz-maps')).toMatchObject({
    email: 'ana@example.com',
    homepage: 'https://github.com/ana-ruiz-maps',
  });
});

test('an address that breaks within a word goes on before what says which one it is', async () => {
  expect(
    await basics('ana@example.com\nwww.linkedin.com/in/ana-ru\niz (LinkedIn)\nanaruiz.kitchen (Personal)'),
  ).toMatchObject({
    linkedin: 'www.linkedin.com/in/ana-ruiz',
    homepage: 'anaruiz.kitchen',
  });
});

test('signs beside contact data are no data', async () => {
  const { content } = await readResume(
    makePdf([
      page('# Ana Ruiz\n• +1 (312) 555-0186 \t§ ana@example.com\n# Experience\n*Harbor Books\t2016 - 2020\nDeveloper'),
    ]),
  );
  expect(content.custom).toEqual([]);
});

test('a number behind the letter of an icon', async () => {
  expect((await basics('Q+1(312) 555-0186')).phone).toBe('+1(312) 555-0186');
});

test('certificates behind their label among the personal data are certificates', async () => {
  const { content } = await readResume(
    makePdf([
      page(
        '# 梁语山\nyushan@example.com\n执业资格：一级建造师（公路工程）；注册安全工程师\n# 教育经历\n*松林大学\t2010 - 2014\n本科',
      ),
    ]),
  );
  expect(content.certifications.map(({ name }) => name)).toEqual(['一级建造师（公路工程）', '注册安全工程师']);
});

test('a number with the code of its land is the phone, a bare one before it may be that of a post office', async () => {
  const { phone } = await basics('Camino Alto 12\n1240000 Tarn\n☏ +56 9 5550 0172\nana@example.com');
  expect(phone).toBe('+56 9 5550 0172');
});
