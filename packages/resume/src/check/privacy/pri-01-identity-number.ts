import { withoutPersonal } from '../../rewrite/tidy.ts';
import { findIdentity } from '../../text/identity-numbers.ts';
import { type Check, counted, EVERYWHERE } from '../check.ts';

export const identityNumber: Check = {
  id: 'PRI-01',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Identity or bank number', zh: '证件号或银行卡号' },
  detects: {
    en: 'Chinese identity numbers and payment cards whose check digit is right, US social security numbers, passport numbers named as such.',
    zh: '校验位正确的身份证号和银行卡号、美国社会安全号、写明的护照号。',
  },
  advice: {
    en: 'Take this number out. Nobody needs it before a contract, and it can be misused.',
    zh: '请删掉这个号码。签约前没有人需要它，泄露后可能被冒用。',
  },
  praise: null,
  example: {
    en: { bad: 'SSN 078-05-1120', good: '(left out)' },
    zh: { bad: '身份证号：11010519491231002X', good: '（不写）' },
  },
  notOnForms: true,
  restsOn: 'label',
  touches: EVERYWHERE,
  rewrite: { stage: 'privacy', atOnce: false, apply: withoutPersonal },
  removable: true,
  comesFirst: true,
  run: ({ allFields }) =>
    counted(
      allFields
        .filter(({ path }) => path !== 'basics/phone')
        .flatMap(({ path, text }) => findIdentity(text).map((span) => ({ path, text, ...span }))),
      1,
    ),
};
