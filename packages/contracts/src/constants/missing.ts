import {
  descriptorOf,
  type FieldPath,
  LIST_SECTIONS,
  type ListSectionKey,
  type ResumeContent,
} from '../sections/index.ts';

/** What keeps a résumé from being downloaded. */
export const MISSING_FIELDS = ['name', 'contact', 'experience'] as const;
export type MissingField = (typeof MISSING_FIELDS)[number];
/** What keeps it from being downloaded as well: the path of a field with something wrong in it. */
export type Lack = MissingField | FieldPath;
export const isMissingField = (lack: Lack): lack is MissingField => MISSING_FIELDS.some((field) => field === lack);

const blank = (text: string) => text.trim() === '';

const holdsText = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsText) : typeof value === 'string' && !blank(value);

/** Whether an entry says enough to be one. */
export function countsAsEntry(section: ListSectionKey, item: object): boolean {
  const { essential, counts = [[essential]] } = descriptorOf(section);
  return counts.every((keys) => keys.some((key) => holdsText((item as Record<string, unknown>)[key])));
}

/** What is missing in an incomplete résumé: its name, a way of contact, or anything that was worked on or learnt. */
export function missingFields(content: ResumeContent): MissingField[] {
  const { basics } = content;
  const is: Record<MissingField, boolean> = {
    name: blank(basics.name),
    contact: blank(basics.email) && blank(basics.phone),
    experience: LIST_SECTIONS.every(
      (key) => !descriptorOf(key).experience || !content[key].some((item) => countsAsEntry(key, item)),
    ),
  };
  return MISSING_FIELDS.filter((field) => is[field]);
}
