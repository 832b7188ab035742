import { descriptorOf, LIST_SECTIONS, type ResumeContent } from '../sections/index.ts';

/** What keeps a résumé from being downloaded. */
export const MISSING_FIELDS = ['name', 'contact', 'experience'] as const;
export type MissingField = (typeof MISSING_FIELDS)[number];

const blank = (text: string) => text.trim() === '';

/** What keeps a résumé `incomplete`: no name, no way of contact, or nothing that was worked on or learnt. */
export function missingFields(content: ResumeContent): MissingField[] {
  const { basics } = content;
  const is: Record<MissingField, boolean> = {
    name: blank(basics.name),
    contact: blank(basics.email) && blank(basics.phone),
    experience: LIST_SECTIONS.every((key) => !descriptorOf(key).experience || content[key].length === 0),
  };
  return MISSING_FIELDS.filter((field) => is[field]);
}
