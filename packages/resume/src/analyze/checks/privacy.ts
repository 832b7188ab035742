import { type Check, counted, type Place } from '../check.ts';
import type { ResumeDocument } from '../document.ts';

const find = ({ fields }: ResumeDocument, pattern: RegExp, keep: (match: string) => boolean = () => true): Place[] =>
  fields
    .filter(({ path }) => path !== 'basics/phone')
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(pattern))
        .filter((match) => keep(match[0]))
        .map((match) => ({ path, text, from: match.index, to: match.index + match[0].length })),
    );

/** GB 11643: the last character is a checksum over the first 17 digits. */
function isIdentityNumber(text: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return '10X98765432'[sum % 11] === text.at(-1)?.toUpperCase();
}

/** Luhn, as on payment cards. */
function isCardNumber(text: string): boolean {
  const digits = Array.from(text.replace(/\D/g, ''), Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 16 && digits.length <= 19 && sum % 10 === 0;
}

export const identityNumber: Check = {
  id: 'PRI-01',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Identity or bank number', zh: '证件号或银行卡号' },
  advice: {
    en: 'Take this number out. Nobody needs it before a contract, and it can be misused.',
    zh: '请删掉这个号码。签约前没有人需要它，泄露后可能被冒用。',
  },
  praise: null,
  example: null,
  run: (document) =>
    counted(
      [
        ...find(document, /(?<!\d)[1-9]\d{5}(?:19|20)\d{9}[\dXx](?!\d)/g, isIdentityNumber),
        ...find(document, /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g),
        ...find(document, /(?<!\d)[3-6]\d{3}(?:[ -]?\d{4}){3}\d{0,3}(?!\d)/g, isCardNumber).filter(
          ({ text, from, to }) => !isIdentityNumber(text.slice(from, to)),
        ),
      ],
      1,
    ),
};

const PERSONAL = {
  en: /\b(?:date of birth|d\.?o\.?b\.?|marital status|religion|nationality|gender|sex)\s*[:：]/gi,
  zh: /(?:婚姻状况|婚育状况|婚育|身高|体重|血型|家庭住址|父亲|母亲|家庭成员)\s*[:：]|^(?:已婚已育|已婚未育|已婚|未婚)$/g,
};

/** What may be asked for differs by country; until a résumé names one, its language stands for it. */
export const personalData: Check = {
  id: 'PRI-02',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Personal data', zh: '个人隐私信息' },
  advice: {
    en: 'Employers in most English-speaking countries may not ask for this. Leave it out.',
    zh: '用人单位不需要这项信息，建议去掉。',
  },
  praise: null,
  example: null,
  run: (document) => counted(find(document, PERSONAL[document.language]), 2),
};
