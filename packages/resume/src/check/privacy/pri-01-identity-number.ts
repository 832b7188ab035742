import { withoutPersonal } from '../../rewrite/tidy.ts';
import { findIdentity } from '../../text/identity-numbers.ts';
import { type Check, counted, EVERYWHERE, type FieldSpan } from '../check.ts';

/** A label that was read apart from its value: `ID No.` and, as the next item, the number. */
const LONGEST_LABEL = 24;

export const identityNumber: Check = {
  id: 'PRI-01',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Identity or bank number', zh: '证件号或银行卡号' },
  detects: {
    en: 'Chinese identity numbers and payment cards whose check digit is right, US social security numbers, national identity and passport numbers named as such.',
    zh: '校验位正确的身份证号和银行卡号、美国社会安全号、写明的各国身份证号和护照号。',
  },
  advice: {
    en: 'Take this number out, unless whoever hires has asked for it: it is needed for a contract, and can be misused.',
    zh: '请删掉这个号码，除非招聘方要求填写：一般到签约才用，泄露后可能被冒用。',
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
  run: ({ allFields, content: { custom } }) =>
    counted(
      [
        ...allFields
          .filter(({ path }) => path !== 'basics/phone')
          .flatMap(({ path, text }) => findIdentity(text).map((span) => ({ path, text, ...span }))),
        ...custom.flatMap(({ id, items }) =>
          items.flatMap((text, at): FieldSpan[] => {
            const label = items[at - 1] ?? '';
            const isApart = label.length <= LONGEST_LABEL && findIdentity(text).length === 0 && !/\d/.test(label);
            return isApart && findIdentity(`${label}: ${text}`).length > 0
              ? [{ path: `custom/${id}/items/${at}`, text, from: 0, to: text.length }]
              : [];
          }),
        ),
      ],
      1,
    ),
};
