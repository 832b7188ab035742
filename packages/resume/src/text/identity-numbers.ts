import { remembered } from '@verdant/lexicon';

type Span = { from: number; to: number };

/** GB 11643: the last character is a checksum over the first 17 digits. */
function isChineseIdentity(text: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return '10X98765432'[sum % 11] === text.at(-1)?.toUpperCase();
}

/** Luhn, as on payment cards and Canadian social insurance numbers. */
function isLuhn(text: string): boolean {
  const digits = Array.from(text.replace(/\D/g, ''), Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
const isCard = (text: string) => {
  const { length } = text.replace(/\D/g, '');
  return length >= 16 && length <= 19 && isLuhn(text);
};

const always = () => true;
const kinds: [RegExp, (text: string) => boolean][] = [
  [/(?<!\d)[1-9]\d{5}(?:19|20)\d{9}[\dXx](?!\d)/g, isChineseIdentity],
  // US social security numbers: 000, 666 and 9xx are never given out
  [/(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g, always],
  [
    /(?:身份证|身份證)(?:号码?|號碼?|字號)?\s*[:：]?\s*(?:[\dXx*＊]{15,20}|[A-Z]{1,2}\d{6}\s?[(（][\dA][)）]|[A-Z][12]\d{8})/g,
    always,
  ],
  [/\b(?:SSN|social security(?: (?:no|number))?)\.?\s*[:：#]?\s*\d{3}-\d{2}-\d{4}\b|^\d{3}-\d{2}-\d{4}$/gi, always],
  // a number of Singapore or Hong Kong that stands by itself
  [/^[STFGM]\d{7}[A-Z]$|^[A-Z]{1,2}\d{6}\s?[(（][\dA][)）]$/g, always],
  [/\b(?:SIN|social insurance(?: (?:no|number))?)\.?\s*[:：#]?\s*\d{3}[ -]\d{3}[ -]\d{3}\b/gi, always],
  [/^\d{3}[ -]\d{3}[ -]\d{3}$/g, (text) => isLuhn(text)],
  // named as a bank's; the number of a drawn-up example need not add up
  [
    /(?:银行卡|銀行卡|卡号|账号|[农工建中交招]行|农业银行|工商银行|建设银行|中国银行|邮储(?:银行)?)[^\d\n]{0,6}\d{4}(?:\s?\d{3,4}){3,4}(?!\d)/g,
    always,
  ],
  [/\b(?:NRIC|FIN)(?:\s+(?:no|number))?\.?\s*[:：#]?\s*[STFGM]\d{7}[A-Z]\b/gi, always],
  [/\bHKID(?:\s+(?:no|number))?\.?\s*[:：#]?\s*[A-Z]{1,2}\d{6}\s?[(（][\dA][)）]/gi, always],
  [
    /\b(?:NI|NINO|national insurance)(?:\s+(?:no|number))?\.?\s*[:：#]?\s*[A-Z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D]\b/gi,
    always,
  ],
  [/\bPAN(?:\s+(?:no|number|card))?\.?\s*[:：#]?\s*[A-Z]{5}\d{4}[A-Z]\b/g, always],
  [/\b(?:aadhaar|aadhar)(?:\s+(?:no|number))?\.?\s*[:：#]?\s*\d{4}\s?\d{4}\s?\d{4}\b/gi, always],
  [/(?<!\d)[3-6]\d{3}(?:[ -]?\d{4}){3}\d{0,3}(?!\d)/g, (text) => isCard(text) && !isChineseIdentity(text)],
  [/(?:\bpassport(?:\s+(?:no|number))?\.?|护照(?:号码?)?)\s*[:：#]?\s*[A-Z]{1,2}\d{6,8}\b/gi, always],
  // named as the number of a person's card; `Employee ID` and `Certificate ID` are others
  [
    /(?<=^|[\n;,|•]\s?)(?:national |citizen(?:ship)? |personal )?(?:I\.?D\.?|identity|identification)(?:[ /-]?card)?\s*(?:no|number|#)\.?\s*[:：]?\s*\d[\d \t-]{5,14}\d(?!\d)|\b(?:CNIC|NIN|BVN|national id(?:entity|entification)?)(?:\s+(?:card|no|number))*\.?\s*[:：#]?\s*\d[\d \t-]{5,14}\d(?!\d)/gi,
    always,
  ],
  // a passport's number that stands by itself
  [/^(?:No\.?\s*[:：]?\s*)?[A-Z]\d{7,8}$/g, always],
  // in fours and twelve digits, by itself: India's
  [/^\d{4} \d{4} \d{4}$/g, always],
];

/** Numbers that prove who someone is or move their money. */
export const findIdentity = remembered((text): readonly Readonly<Span>[] =>
  kinds.flatMap(([pattern, holds]) =>
    Array.from(text.matchAll(pattern))
      .filter(([number]) => holds(number))
      .map((match) => ({ from: match.index, to: match.index + match[0].length })),
  ),
);
