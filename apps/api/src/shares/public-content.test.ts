import { emptyContent, PERSONAL_FIELDS, type ResumeContent } from '@verdant/contracts';
import { samples } from '@verdant/typesetter';
import { expect, test } from 'vitest';
import { hasContact, publicContent } from './public-content.ts';

const withBasics = (more: Partial<ResumeContent['basics']>): ResumeContent => {
  const content = emptyContent();
  return { ...content, basics: { ...content.basics, name: 'Maya', ...more } };
};

test('personal data is hidden together with contact data, and shown with it', () => {
  const personal = Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, `secret ${field}`]));
  const content = { ...samples.en, basics: { ...samples.en.basics, ...personal } };
  const hidden = publicContent(content, false);
  expect(JSON.stringify(hidden)).not.toMatch(/secret/);
  expect(hidden.basics).toMatchObject({ name: content.basics.name, email: '', phone: '', address: '' });
  expect(hidden.work).toEqual(content.work);
  expect(publicContent(content, true)).toEqual(content);
});

test.each([
  ['Steve Pilling, Director, Pennine Contracts (07700 900 722)', 'Steve Pilling, Director, Pennine Contracts'],
  ['Dr Ruth Adeyemi, ruth.adeyemi@hospital.example', 'Dr Ruth Adeyemi'],
  ['证明人：周工，13800001234', '证明人：周工'],
  ['Built 1,250 units in 2019-2021 for £31.5m', 'Built 1,250 units in 2019-2021 for £31.5m'],
  ['GB/T 19001-2016 内审员', 'GB/T 19001-2016 内审员'],
])('what leads to somebody is hidden in any text: %s', (written, shown) => {
  const one = { ...emptyContent(), custom: [{ id: 'c1', title: 'References', items: [written] }] };
  expect(publicContent(one, false).custom[0]).toMatchObject({ title: 'References', items: [shown] });
  expect(publicContent(one, true)).toEqual(one);
  expect(hasContact(one)).toBe(written !== shown);
});

test('a line that says nothing but when somebody was born is not shown', () => {
  const one = { ...emptyContent(), custom: [{ id: 'c1', title: 'Other', items: ['DOB 03/11/1971', 'Sailing'] }] };
  expect(publicContent(one, false).custom[0]).toMatchObject({ items: ['Sailing'] });
});

test('who can be asked stays, without a way to reach them', () => {
  const referee = {
    id: 'r1',
    name: 'Ida',
    relation: 'Manager',
    organization: 'Fernhill',
    phone: '1',
    email: 'i@b.org',
  };
  const content = { ...emptyContent(), references: [referee] };
  expect(publicContent(content, false).references).toEqual([{ ...referee, phone: '', email: '' }]);
  expect(hasContact(content)).toBe(true);
  expect(hasContact(publicContent(content, false))).toBe(false);
});

test('there is something to ask for where contact or personal data is filled', () => {
  expect(hasContact(withBasics({}))).toBe(false);
  expect(hasContact(withBasics({ gender: ' ' }))).toBe(false);
  for (const field of ['email', 'phone', 'address', ...PERSONAL_FIELDS])
    expect(hasContact(withBasics({ [field]: 'x' }))).toBe(true);
});
