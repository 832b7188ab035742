const PARTS =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|fall|winter|present|ongoing|current|now|today|to|until|months?|years?|yrs?|mos?)\b|至今|现在|进行中|[年月日至到个]|[\d\p{P}\p{S}\s]/giu;

/** A period that stands in a line of its own (`June – August`, `4 months`, `2023.06）`): no statement to judge. */
export const isDateLine = (text: string): boolean =>
  text.trim() !== '' && /[\p{L}\d]/u.test(text) && text.replace(PARTS, '') === '' && !/[%％$¥￥€£+]/.test(text);
