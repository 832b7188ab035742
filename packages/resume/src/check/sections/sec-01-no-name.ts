import { type Check, fine } from '../check.ts';
import { lost } from './all-lost.ts';

export const noName: Check = {
  id: 'SEC-01',
  group: 'sections',
  allotment: 1,
  effort: 1,
  title: { en: 'No name', zh: '没有姓名' },
  detects: { en: 'The name field is empty.', zh: '姓名为空。' },
  advice: { en: 'Put your name at the top.', zh: '在最上面写上姓名。' },
  praise: null,
  example: { en: { bad: '(no name)', good: 'Maya Lindqvist' }, zh: { bad: '（没有姓名）', good: '林若溪' } },
  restsOn: 'statement',
  touches: ['basics'],
  run: ({ content: { basics } }) => (basics.name.trim() === '' ? lost('basics/name', '') : fine()),
};
