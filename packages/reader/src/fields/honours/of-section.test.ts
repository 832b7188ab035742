import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../../read.ts';

const read = async (text: string) => (await readResume(makePdf([page(`# 林禾\n13800001111\n${text}`)]))).content;

test('rows of a form among certificates and prizes that say what they hold go there', async () => {
  const content = await read(
    '# 持证情况\n1、锅炉工证，有效期到 2028 年 3 月\n2、登高证 已过期\n会开的车型\t铲车、挖机\n# 奖惩情况\n2018 年被评为先进个人\n近三年考核结果\t称职、优秀、优秀',
  );
  expect(content.certifications.map(({ name, date, expires }) => [name, expires ?? date])).toEqual([
    ['锅炉工证', '2028-03'],
    ['登高证（已过期）', ''],
  ]);
  expect(content.skills.flatMap(({ items }) => items)).toEqual(['铲车', '挖机']);
  expect(content.awards.map(({ name }) => name)).toEqual(['先进个人']);
});

test('courses beside a list of certificates are none, unless they led to a paper or are all there is', async () => {
  const courses = '# 培训经历\n2017.05 松林电梯培训中心 调试初级班\n2019.03 大客户谈判训练营\n';
  expect((await read(`${courses}# 证书\n电工证`)).certifications.map(({ name }) => name)).toEqual(['电工证']);
  expect((await read(courses)).certifications).not.toEqual([]);
  const paper = '# 培训情况\n2017.05 松林电梯培训中心 急救员证\n';
  expect((await read(`${paper}# 证书\n电工证`)).certifications).toHaveLength(2);
});

test('papers in a section of other things are certificates, what somebody has not is none', async () => {
  const { papersAmong } = await import('./papers-among.ts');
  const among = (title: string, ...items: string[]) => {
    const { papers, rest } = papersAmong(title, [{ title, items }]);
    return [papers.map(({ name }) => name), rest.flatMap((one) => one.items)];
  };
  expect(among('其他', 'CET-6，可阅读英文文档', '持有C1驾照；已婚', '无驾照，可学')).toEqual([
    ['CET-6', 'C1驾照'],
    ['可阅读英文文档', '已婚', '无驾照，可学'],
  ]);
  expect(among('爱好', '有C1驾照')).toEqual([[], ['有C1驾照']]);
});
