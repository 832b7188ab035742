import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { expect, test } from 'vitest';
import { readResume } from '../read.ts';

const read = async (header: string) =>
  (await readResume(makePdf([page(`# 韩青禾\n${header}\n# 工作经历\n*青港物流有限公司\t2016.03 - 2020.05\n运营专员`)])))
    .content;

test.each([
  '性别：女\t民族：汉族\n出生年月：1998.03\t籍贯：浙江绍兴\n政治面貌：中共党员\t婚姻状况：未婚\n电话：138 0013 8000',
  '性 别：女 | 出生日期：1998.03 | 民 族：汉族 | 籍 贯：浙江绍兴 | 政治面貌：中共党员 | 婚否：未婚',
  '性别：女 / 生日：1998.03 / 民族：汉族 / 籍贯：浙江绍兴 /\n政治面貌：中共党员 / 婚姻：未婚',
])('what public bodies ask for goes into its fields: %s', async (header) => {
  const { basics, custom } = await read(header);
  expect(basics).toMatchObject({
    gender: '女',
    birth: '1998.03',
    ethnicity: '汉族',
    nativePlace: '浙江绍兴',
    politicalStatus: '中共党员',
    maritalStatus: '未婚',
  });
  expect(custom).toEqual([]);
});

test('what has no label, or another one, is no such data, and an absent field stays so', async () => {
  const { basics } = await read('民族乐团 / 女生部\n国籍：中国\n电话：138 0013 8000');
  expect(Object.keys(basics)).not.toEqual(expect.arrayContaining(['ethnicity', 'gender']));
});

test.each([
  ['女 | 1996.08 | 138 0013 8000 | 汉族 | 中共党员 | 未婚', { gender: '女', birth: '1996.08', ethnicity: '汉族' }],
  ['男 / 1988年11月生 / 已婚 / 138 0013 8000', { gender: '男', birth: '1988年11月', maritalStatus: '已婚' }],
  ['138 0013 8000 · 1990-02-14出生 · 土家族', { birth: '1990-02-14', ethnicity: '土家族' }],
])('what says by itself what it is needs no label: %s', async (header, wanted) => {
  const { basics, custom } = await read(header);
  expect(basics).toMatchObject({ ...wanted, phone: '138 0013 8000' });
  expect(custom).toEqual([]);
});

test('a month alone, and a word that only holds one of these, are no such data', async () => {
  const { basics } = await read('138 0013 8000 | 2019.06 | 男装陈列 | 群众工作');
  expect(Object.keys(basics)).not.toEqual(expect.arrayContaining(['birth', 'gender', 'politicalStatus']));
});
