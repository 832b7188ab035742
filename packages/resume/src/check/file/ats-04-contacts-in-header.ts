import { type Check, fine } from '../check.ts';
import { wholeFile } from '../whole-file.ts';

export const contactsInHeader: Check = {
  id: 'ATS-04',
  group: 'format',
  allotment: 1,
  effort: 1,
  onlyFor: { source: true },
  title: { en: 'Contacts only in header or footer', zh: '联系方式只在页眉页脚' },
  detects: {
    en: 'E-mail or phone that stand in the page header or footer and nowhere else: many programs skip those.',
    zh: '邮箱或电话只写在页眉或页脚，很多系统不读这里。',
  },
  advice: {
    en: 'Put e-mail and phone into the page itself, below your name.',
    zh: '把邮箱和电话写到正文里，放在姓名下面。',
  },
  praise: null,
  example: {
    en: { bad: 'E-mail in the page header', good: 'E-mail in the line below the name' },
    zh: { bad: '邮箱写在页眉', good: '邮箱写在姓名下一行' },
  },
  restsOn: 'statement',
  touches: ['basics'],
  run: ({ source: facts }) =>
    facts !== null && facts.headerOnlyContacts.length > 0
      ? { severity: 1, spans: [wholeFile(contactsInHeader.advice)] }
      : fine(),
};
