/** Values that say by their own form what they are, by the end of their path. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'basics/birth':
    /^\D{0,4}(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]+)?(?:\p{L}{3,9}\.?\s)?(?:\d{1,2}[\s,./-]+)*(?:19|20)\d\d(?:\s?[年./-]\s?\d{1,2}){0,2}\s?[月日]?\s?(?:\d{1,2}\s?日)?$/u,
  'basics/gender': /^(?:男性?|女性?|male|female|man|woman|m|f)$/i,
  'basics/ethnicity': /^(?:汉|\p{Script=Han}{1,4}族)$/u,
  'basics/maritalStatus': /^(?:已婚(?:已育|未育)?|未婚|离异|丧偶|single|married|divorced|widowed)$/i,
  'basics/politicalStatus':
    /^(?:中共)?(?:预备)?党员$|^(?:共青)?团员$|^群众$|^(?:民革|民盟|民建|民进|农工党|致公党|九三学社|台盟)(?:社员|党员|盟员|会员|成员)?$/,
  'intention/salary':
    /^[¥￥$£€]?\s?\d[\d.,]*\s?[kK千万w元]?\s?(?:[-–—~～至到]\s?[¥￥$£€]?\d[\d.,]*\s?[kK千万w]?\s?)?(?:元|人民币)?\s?(?:[/每]\s?[月年]|以上|左右)?(?:[·×*]\s?\d\d薪)?$/,
};

/** Whether a value is what its field asks for by its form alone: a date of birth, a sex, a salary. Nothing else looks so. */
export const isFormed = (path: string, value: string): boolean => FORMS[path]?.test(value.trim()) ?? false;
