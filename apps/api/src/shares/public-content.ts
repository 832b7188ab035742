import { PERSONAL_FIELDS, type ResumeContent, withoutPersonalFields } from '@verdant/contracts';

/** What the public page shows of a person: without `contact` neither e-mail nor phone, address or personal data. */
export const publicContent = (content: ResumeContent, contact: boolean): ResumeContent =>
  contact
    ? content
    : { ...content, basics: { ...withoutPersonalFields(content.basics), email: '', phone: '', address: '' } };

/** Whether there is anything to ask for. */
export const hasContact = ({ basics }: ResumeContent): boolean =>
  (['email', 'phone', 'address', ...PERSONAL_FIELDS] as const).some((key) => basics[key]?.trim());
