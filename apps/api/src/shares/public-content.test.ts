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
