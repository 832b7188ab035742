import { anyOf } from '../match/any-of.ts';
import { list } from '../match/list.ts';

/** Labels before what public bodies of mainland China ask for, each with a field of its own. */
const labels = {
  birth: list('出生年月, 出生日期, 出生年月日, 出生时间, 生日, date of birth'),
  gender: list('性别, gender'),
  politicalStatus: list('政治面貌, 政治面目, political status'),
  nativePlace: list('籍贯, native place'),
  ethnicity: list('民族, ethnic group'),
  maritalStatus: list('婚姻状况, 婚姻, 婚姻情况, 婚育状况, 婚否, marital status'),
};
export type PersonalFieldLabel = keyof typeof labels;

const matchers = (Object.keys(labels) as PersonalFieldLabel[]).map(
  (field) => [field, anyOf(labels[field], { at: 'whole' })] as const,
);

/** The field that a label announces, or null; spaces inside Chinese labels say nothing. */
export function personalFieldOf(label: string): PersonalFieldLabel | null {
  const bare = label.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '').trim();
  return matchers.find(([, matches]) => matches.test(bare))?.[0] ?? null;
}
