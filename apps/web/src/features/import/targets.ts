import type { FieldPath, ResumeContent } from '@verdant/contracts';

/**
 * Where a line can go. `field`: into a field that holds one text, behind what is there. `item`: as one more of a list.
 * `entry`: as a new entry of a section, in the field that names it.
 */
export type Target =
  | { kind: 'field'; path: FieldPath }
  | { kind: 'item'; path: FieldPath }
  | { kind: 'entry'; section: EntrySection };
export type EntrySection = 'work' | 'projects' | 'education' | 'certifications' | 'awards' | 'skills' | 'custom';

const BASICS = ['name', 'email', 'phone', 'address', 'linkedin', 'homepage', 'introduction'] as const;
const INTENTION = ['position', 'city', 'salary', 'availability', 'industry'] as const;
const FIELDS = {
  work: { field: ['company', 'position', 'location'], item: ['content', 'achievements', 'metrics'] },
  projects: { field: ['name', 'role', 'introduction'], item: ['technologies', 'results'] },
  education: { field: ['school', 'degree', 'major', 'description'], item: [] },
  certifications: { field: ['name', 'issuer'], item: [] },
  awards: { field: ['name', 'issuer', 'description'], item: [] },
  skills: { field: ['category'], item: ['items'] },
  custom: { field: ['title'], item: ['items'] },
} as const;
export const ENTRY_SECTIONS = Object.keys(FIELDS) as EntrySection[];

export const keyOf = (target: Target): string =>
  target.kind === 'entry' ? `entry ${target.section}` : `${target.kind} ${target.path}`;

/** Every place of this content that can take a line, in the order of the page. */
export function targetsIn(content: ResumeContent): Target[] {
  const single: Target[] = [
    ...BASICS.map((key) => ({ kind: 'field', path: `basics/${key}` }) as const),
    ...INTENTION.map((key) => ({ kind: 'field', path: `intention/${key}` }) as const),
  ];
  const listed = ENTRY_SECTIONS.flatMap((section): Target[] => {
    const { field, item } = FIELDS[section];
    const entries = content[section].flatMap(({ id }): Target[] => [
      ...item.map((key) => ({ kind: 'item', path: `${section}/${id}/${key}` }) as const),
      ...field.map((key) => ({ kind: 'field', path: `${section}/${id}/${key}` }) as const),
    ]);
    return [...entries, { kind: 'entry', section }];
  });
  return [...single, ...listed];
}
