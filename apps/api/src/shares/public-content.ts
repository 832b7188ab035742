import { PERSONAL_FIELDS, type ResumeContent, withoutPersonalFields } from '@verdant/contracts';

/** What the public page shows of a person: without `contact` no ways to reach anybody, and no personal data. */
export const publicContent = (content: ResumeContent, contact: boolean): ResumeContent =>
  contact
    ? content
    : {
        ...content,
        basics: { ...withoutPersonalFields(content.basics), email: '', phone: '', address: '' },
        references: content.references.map((referee) => ({ ...referee, phone: '', email: '' })),
      };

/** Whether there is anything to ask for. */
export const hasContact = ({ basics, references }: ResumeContent): boolean =>
  [
    ...(['email', 'phone', 'address', ...PERSONAL_FIELDS] as const).map((key) => basics[key] ?? ''),
    ...references.flatMap(({ phone, email }) => [phone, email]),
  ].some((text) => text.trim() !== '');
