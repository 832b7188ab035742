import type { Basics, PersonalField } from '@verdant/contracts';
import { personalFieldOf } from '@verdant/lexicon/vocabulary';

export type Personal = Pick<Basics, PersonalField>;

const LABELLED = /^(\p{L}[\p{L} ]{0,20}?) {0,4}[:：] {0,4}(\S.*)$/u;
/** What stands in such a field is a word or a date: more is told of something else. */
const LONGEST = 40;

/** Signs between the parts of a line that are left to its words otherwise: `性别：女 / 民族：汉族`. */
const BETWEEN = / \/(?: |$)/;
const fieldIn = (part: string) => personalFieldOf(LABELLED.exec(part)?.[1] ?? '');

/** The parts of a part that holds personal data among others. */
export function partsBesidePersonal(part: string): string[] {
  const parts = part
    .split(BETWEEN)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return parts.some((one) => fieldIn(one) !== null || BARE.gender!.test(one)) ? parts : [part];
}

/** Values that no label is needed for: 女, 汉族, 中共党员, 已婚. */
const BARE: Readonly<Partial<Record<PersonalField, RegExp>>> = {
  gender: /^(?:男|女|male|female)$/i,
  ethnicity:
    /^(?:汉|满|回|壮|苗|彝|藏|侗|瑶|白|土家|布依|朝鲜|哈尼|黎|傣|畲|傈僳|仡佬|东乡|拉祜|水|佤|纳西|羌|土|仫佬|锡伯|蒙古|维吾尔|哈萨克|柯尔克孜|达斡尔|景颇|毛南|撒拉|布朗|塔吉克|阿昌|普米|鄂温克|京|基诺)族$/,
  politicalStatus: /^中共(?:预备)?党员$|^共青团员$|^群众$/,
  maritalStatus: /^(?:已婚(?:已育|未育)?|未婚|离异)$/,
};
/** A month or a day beside the sex, or one that says that somebody was born then: 1992.05, 1992年5月生. */
const MONTH = String.raw`(?:19[4-9]\d|20[01]\d)\s?(?:[./-]\s?\d{1,2}(?:[./-]\s?\d{1,2})?|年\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?)`;
const BORN = new RegExp(`^(?:${MONTH}|(?:19[4-9]\\d|20[01]\\d)年?)\\s?(?:出生|生)(?:人)?$`);
const BARE_MONTH = new RegExp(`^${MONTH}$`);
function bareField(part: string, isOfPerson: boolean): PersonalField | null {
  const [known] = Object.entries(BARE).find(([, form]) => form.test(part)) ?? [];
  if (known) return known as PersonalField;
  return BORN.test(part) || (isOfPerson && BARE_MONTH.test(part)) ? 'birth' : null;
}

/** Whether one of the parts of a line says of which sex somebody is: what stands beside it is told of the person. */
export const isOfPerson = (parts: readonly string[]): boolean => parts.some((part) => BARE.gender!.test(part));

/**
 * Keeps a part of a contact line that stands behind the label of a personal field, or says by itself what it is; the first
 * of a kind counts. `isBeside`: the sex stands in the same line.
 */
export function takePersonal(out: Personal, part: string, isBeside = false): boolean {
  const bare = bareField(part, isBeside);
  if (bare !== null && out[bare] === undefined) {
    out[bare] = part.trim().replace(/\s?(?:出生|生)人?$/, '');
    return true;
  }
  const value = LABELLED.exec(part)?.[2] ?? '';
  const field = fieldIn(part);
  if (field === null || value.length > LONGEST || out[field] !== undefined) return false;
  out[field] = value.trim();
  return true;
}
