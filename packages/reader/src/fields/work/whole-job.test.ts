import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { wholeJob } from './whole-job.ts';

test.each<[string, [string, string], [string, string]]>([
  ['Tarn Getriebe GmbH & Co. KG, Ulm', ['Tarn Getriebe', 'Engineer'], ['Tarn Getriebe GmbH & Co. KG', 'Engineer']],
  [
    'M. Rao & Associates, Chartered Accountants',
    ['Chartered Accountants', 'Clerk'],
    ['M. Rao & Associates, Chartered Accountants', 'Clerk'],
  ],
  ['Commis / Chef de Partie, Hotel Tarn', ['Hotel Tarn', 'Chef de Partie'], ['Hotel Tarn', 'Commis / Chef de Partie']],
  [
    'STAFF NURSE II – Medical Ward',
    ['Tarn Hospital', 'Medical Ward'],
    ['Tarn Hospital', 'STAFF NURSE II – Medical Ward'],
  ],
  ['Porter, Grade 2 – Renal Unit', ['Tarn Hospital', 'Renal Unit'], ['Tarn Hospital', 'Porter, Grade 2 – Renal Unit']],
  [
    'Staff Nurse – Medical Ward / Reliever',
    ['Tarn Hospital', 'Medical Ward / Reliever'],
    ['Tarn Hospital', 'Staff Nurse – Medical Ward / Reliever'],
  ],
  ['Nexus, Co-Founder', ['Nexus', 'Co-Founder'], ['Nexus', 'Co-Founder']],
  ['Tarn Foods as a buyer', ['Tarn Foods', 'buyer'], ['Tarn Foods', 'buyer']],
  ['Tarn Foods / Buyer', ['Tarn Foods', 'Buyer'], ['Tarn Foods', 'Buyer']],
  ['Buyer – Team Leader', ['Tarn Foods', 'Team Leader'], ['Tarn Foods', 'Team Leader']],
])('%s', (text, [company, position], [employer, post]) => {
  expect(wholeJob(linesOf(text), { company, position })).toEqual({ company: employer, position: post });
});
