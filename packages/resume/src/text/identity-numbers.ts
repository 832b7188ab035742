type Span = { from: number; to: number };

/** GB 11643: the last character is a checksum over the first 17 digits. */
function isChineseIdentity(text: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return '10X98765432'[sum % 11] === text.at(-1)?.toUpperCase();
}

/** Luhn, as on payment cards. */
function isCard(text: string): boolean {
  const digits = Array.from(text.replace(/\D/g, ''), Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 16 && digits.length <= 19 && sum % 10 === 0;
}

const always = () => true;
const kinds: [RegExp, (text: string) => boolean][] = [
  [/(?<!\d)[1-9]\d{5}(?:19|20)\d{9}[\dXx](?!\d)/g, isChineseIdentity],
  // US social security numbers: 000, 666 and 9xx are never given out
  [/(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g, always],
  [/(?:身份证|身份證)(?:号码?|字號)?\s*[:：]\s*[\dXx]{15,20}/g, always],
  [/\b(?:SSN|social security(?: (?:no|number))?)\.?\s*[:：#]?\s*\d{3}-\d{2}-\d{4}\b|^\d{3}-\d{2}-\d{4}$/gi, always],
  [/\b(?:NRIC|FIN)(?:\s+(?:no|number))?\.?\s*[:：#]?\s*[STFGM]\d{7}[A-Z]\b/gi, always],
  [/\bHKID(?:\s+(?:no|number))?\.?\s*[:：#]?\s*[A-Z]{1,2}\d{6}\s?[(（][\dA][)）]/gi, always],
  [
    /\b(?:NI|NINO|national insurance)(?:\s+(?:no|number))?\.?\s*[:：#]?\s*[A-Z]{2}\s?\d{2}\s?\d{2}\s?\d{2}\s?[A-D]\b/gi,
    always,
  ],
  [/\bPAN(?:\s+(?:no|number|card))?\.?\s*[:：#]?\s*[A-Z]{5}\d{4}[A-Z]\b/g, always],
  [/\b(?:aadhaar|aadhar)(?:\s+(?:no|number))?\.?\s*[:：#]?\s*\d{4}\s?\d{4}\s?\d{4}\b/gi, always],
  [/(?<!\d)[3-6]\d{3}(?:[ -]?\d{4}){3}\d{0,3}(?!\d)/g, (text) => isCard(text) && !isChineseIdentity(text)],
  [/(?:\bpassport(?:\s+(?:no|number))?\.?|护照(?:号码?)?)\s*[:：#]?\s*[A-Z]{1,2}\d{7,8}\b/gi, always],
  // a passport's number that stands by itself
  [/^[A-Z]\d{7,8}$/g, always],
];

/** Numbers that prove who someone is or move their money. */
export const findIdentity = (text: string): Span[] =>
  kinds.flatMap(([pattern, holds]) =>
    Array.from(text.matchAll(pattern))
      .filter(([number]) => holds(number))
      .map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );
