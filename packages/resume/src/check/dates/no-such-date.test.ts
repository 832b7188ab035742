import { expect, test } from 'vitest';
import { noSuchDate } from './no-such-date.ts';

test.each([
  ['Glazier, Harrow Panes 2014.05-2107.08', '2014.05-2107.08'],
  ['绍兴染整二厂 2016.03—2021.15 挡车工', '2016.03—2021.15'],
  ['2099年03月至2015年06月 钟表维修', '2099年03月至2015年06月'],
  ['1009年03月至2015年06月 钟表维修', '1009年03月至2015年06月'],
  ['Beekeeper 12/04/2016 – 31/06/2019', '31/06/2019'],
  ['Licence issued 02/30/2021', '02/30/2021'],
  ['Left the ship on 31st September 2020', '31st September 2020'],
  ['Opened the clinic on February 29, 2019', 'February 29, 2019'],
  ['中山港引航站（2009.4.31—2013.6.30）', '2009.4.31'],
  ['2018年14月起任茶艺师', '2018年14月'],
  ['20015 年 3 月至今 采茶机修理', '20015'],
  // what a calendar has, and figures that are no dates
  ['Organ tuner 2014.05-2017.08', null],
  ['茶艺师（2014.05--2016.0 9 松林茶室）', null],
  ['Beekeeper 01/04/2016 – 30/06/2019', null],
  ['Licence issued 02/29/2020', null],
  ['May 31, 2019 and 31 August 2020', null],
  ['2008年12月31日', null],
  ['Batch 4500.12-4600.11, lot 31/60/2019', null],
  ['Sold 20015 jars in 2019', null],
  ['Tel 2345-2107, fax 0571-2019.13', null],
  ['民国101.07-105.06 國小教師', null],
  ['Journal of Dyes 2012, 3-15', null],
  ['1998.07.31-2001.06.30 学徒', null],
  ['Firmware 2021.3, board rev 2022.15', null],
])('%s', (text, found) => expect(noSuchDate(text)).toBe(found));
