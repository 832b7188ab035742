import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { inSimplified } from './traditional.ts';

test('traditional letters are read as simplified ones and come back as they were', () => {
  const said = ['學歷與證照', '臺灣大學 電機工程學系', '獲獎紀錄'];
  const { lines, restored } = inSimplified(linesOf(said.join('\n')));
  expect(lines.map(({ text }) => text)).toEqual(['学历与证照', '台湾大学 电机工程学系', '获奖纪录']);
  expect(restored({ school: '台湾大学', items: ['电机工程'] })).toEqual({ school: '臺灣大學', items: ['電機工程'] });
});

test('a name in traditional letters makes no document traditional', () => {
  const lines = linesOf(['陳建國', '五年软件开发经验，负责后端服务的设计与维护', '熟悉数据库与缓存'].join('\n'));
  const read = inSimplified(lines);
  expect(read.lines).toBe(lines);
  expect(read.restored('陈')).toBe('陈');
});

test('a letter that stands for two traditional ones comes back as its neighbours have it', () => {
  const said = ['麵糰與甜點', '麵糰整形、麵糰發酵', '帶領團隊 5 人', '高雄市'];
  const { lines, restored } = inSimplified(linesOf(said.join('\n')));
  expect(lines[2]!.text).toBe('带领团队 5 人');
  expect(restored(['带领团队', '面团发酵', '高雄'])).toEqual(['帶領團隊', '麵糰發酵', '高雄']);
});
