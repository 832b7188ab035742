import { isDeepStrictEqual } from 'node:util';
import { PERSONAL_FIELDS, type ResumeContent, withoutPersonalFields } from '@verdant/contracts';
import { withoutContacts } from '@verdant/resume';

/** What the public page shows of a person: without `contact` no ways to reach anybody, and no personal data. */
export function publicContent(content: ResumeContent, contact: boolean): ResumeContent {
  if (contact) return content;
  const told = withoutContacts(content);
  return {
    ...told,
    basics: { ...withoutPersonalFields(told.basics), email: '', phone: '', address: '' },
    references: told.references.map((referee) => ({ ...referee, phone: '', email: '' })),
  };
}

/** Whether there is anything to ask for. */
export function hasContact(content: ResumeContent): boolean {
  const { basics, references } = content;
  const fields = [
    ...(['email', 'phone', 'address', ...PERSONAL_FIELDS] as const).map((key) => basics[key] ?? ''),
    ...references.flatMap(({ phone, email }) => [phone, email]),
  ];
  return fields.some((text) => text.trim() !== '') || !isDeepStrictEqual(withoutContacts(content), content);
}
