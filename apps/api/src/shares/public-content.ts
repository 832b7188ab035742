import type { ResumeContent } from '@verdant/contracts';

/** What the public page shows of a person: without `contact` neither e-mail nor phone nor address. */
export const publicContent = (content: ResumeContent, contact: boolean): ResumeContent =>
  contact ? content : { ...content, basics: { ...content.basics, email: '', phone: '', address: '' } };

/** Whether there is anything to ask for. */
export const hasContact = ({ basics }: ResumeContent): boolean =>
  [basics.email, basics.phone, basics.address].some((text) => text.trim() !== '');
