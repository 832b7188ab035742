import { expect, test } from 'vitest';
import { linesOf } from '../../testing/lines.ts';
import { parseWork } from '../fields/work/work.ts';
import { piecesOf } from './pieces.ts';

const jobs = (text: string) =>
  parseWork(linesOf(text)).map(({ company, position, start, end }) => [company, position, start, end]);

test('what a form asks for by name below what was done there belongs to the head; each record begins at its date', () => {
  const record = (dates: string, post: string, employer: string) =>
    `${dates}\nOccupation or position held: ${post}\nKept the boats afloat and the crew in good spirits.\nName and address of employer: ${employer}`;
  expect(
    jobs(`${record('2014 – 2019', 'Mate', 'Vale Ferries')}\n${record('2010 – 2014', 'Deckhand', 'Moor Boats')}`),
  ).toEqual([
    ['Vale Ferries', 'Mate', '2014', '2019'],
    ['Moor Boats', 'Deckhand', '2010', '2014'],
  ]);
});

test('a beginning and an end that are asked for on lines of their own are one span', () => {
  const record = (post: string, from: string, to: string) =>
    `Job Title: ${post}\nCompany: Vale Castings Ltd\nFrom: ${from}\nTo: ${to}\nRole Description: kept the records.`;
  expect(jobs(`${record('Inspector', '06/2019', 'Current')}\n${record('Trainee', '07/2017', '05/2019')}`)).toEqual([
    ['Vale Castings Ltd', 'Inspector', '2019-06', null],
    ['Vale Castings Ltd', 'Trainee', '2017-07', '2019-05'],
  ]);
});

test('how long somebody stayed stands behind an employer, whatever its name ends in', () => {
  expect(jobs('2011/7-2014/2\t安装工 | 安装队\n松林电梯安装服务部（2年7个月）\n跟师傅装电梯。')).toEqual([
    ['松林电梯安装服务部', '安装工', '2011-07', '2014-02'],
  ]);
});

test('a slash behind a label stands within its value', () => {
  expect(jobs('2016 – 2018\tFront Desk Associate\nHotel Tarn\nSpecialization: Hotels / Travel Services')).toEqual([
    ['Hotel Tarn', 'Front Desk Associate', '2016', '2018'],
  ]);
});

test.each([
  ['Deckhand, Vale Ferries. March 2011', '– June 2014', '2011-03', '2014-06'],
  ['Deckhand, Vale Ferries. March', '2011 – June 2014', '2011-03', '2014-06'],
  ['Deckhand, Vale Ferries. 2011 –', '2014', '2011', '2014'],
])('a span that broke over the line is one: %s / %s', (above, below, start, end) => {
  expect(jobs(`**${above.split(',')[0]}**,${above.split(',')[1]}\n${below}\nKept the boats afloat.`)).toEqual([
    ['Vale Ferries', 'Deckhand', start, end],
  ]);
});

test('a town of any name with its state and country below the dates of a post is no employer', () => {
  const head = (dates: string) => linesOf(`Packer\n${dates}\nWattlebrook, Nevada, United States`);
  const { pieces, place } = piecesOf(head('May 2015 - July 2017 (2 years 3 months)'));
  expect([pieces.map(({ text }) => text), place]).toEqual([['Packer'], 'Wattlebrook, Nevada, United States']);
  expect(piecesOf(head('at')).pieces.map(({ text }) => text)).toContain('Wattlebrook');
});
