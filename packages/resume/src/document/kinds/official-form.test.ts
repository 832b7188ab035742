import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
import { textFields } from '../../content/text-fields.ts';
import { isOfficialForm } from './official-form.ts';

const fields = textFields(strongEnglish());

test.each([
  [
    "an employer's form",
    ['Please complete all sections', 'Surname', 'Reason for leaving', 'Supporting statement'],
    true,
  ],
  ['an employer who asks', ['Do you hold a driving licence?', 'Surname', 'Unspent convictions'], true],
  ['the site of an employer', ['投递时间：2025-09-21', '是否服从调剂', '证明人', '家庭成员'], true],
  ['the form of a manning agency', ['Rank applied: bosun', 'Boiler suit size: L', 'Vessel  Flag  GRT  Rank'], true],
  ['a seafarer’s résumé', ['Seaman’s book valid', 'Sea service: 9 years'], false],
  ['a paper with a referee and a promise', ['证明人：赵工', '本人承诺以上信息真实'], false],
  ['a résumé with one such word', ['Surname: Okafor', 'Hobbies'], false],
  ['a résumé', [], false],
] as const)('%s', (_, loose, isForm) => {
  expect(isOfficialForm(fields, [], loose)).toBe(isForm);
});

test.each([
  [['Job Application: R-118 Clerk', 'Work Experience', 'Voluntary Disclosures'], true],
  [['TARN VALLEY BUS COMPANY', 'APPLICATION FOR HOURLY EMPLOYMENT', 'Last name  First name'], true],
  [['Ada Moss', 'Handled each application for employment at the depot office'], false],
  [['Clerk', 'Application questions of 40 candidates answered', 'Voluntary disclosures policy'], false],
])('the printout of a system of applications: %s', (written, isForm) => {
  expect(isOfficialForm(fields, [], [], written)).toBe(isForm);
});
