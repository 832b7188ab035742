/**
 * What a run of text on a page is. The drawn document carries it in the lowest three bits of each colour channel, so that
 * the letters that a PDF reader finds can be asked what they are: 7 bits say the label, 2 bits the entry modulo 4.
 */
export const labels = [
  'none',
  'separator',
  'pageNumber',
  'title',
  'name',
  'headline',
  'contactLabel',
  'email',
  'phone',
  'location',
  'link',
  'personal',
  'heading.contact',
  'heading.intention',
  'heading.introduction',
  'heading.education',
  'heading.work',
  'heading.projects',
  'heading.skills',
  'heading.certifications',
  'heading.awards',
  'heading.languages',
  'heading.activities',
  'heading.publications',
  'heading.interests',
  'heading.references',
  'heading.custom',
  'intention.label',
  'intention.position',
  'intention.city',
  'intention.salary',
  'intention.availability',
  'intention.industry',
  'introduction.text',
  'education.label',
  'education.school',
  'education.degree',
  'education.major',
  'education.date',
  'education.place',
  'education.other',
  'education.body',
  'work.label',
  'work.company',
  'work.position',
  'work.date',
  'work.place',
  'work.other',
  'work.body',
  'projects.label',
  'projects.name',
  'projects.role',
  'projects.date',
  'projects.organisation',
  'projects.technologies',
  'projects.body',
  'certifications.name',
  'certifications.issuer',
  'certifications.date',
  'awards.name',
  'awards.issuer',
  'awards.date',
  'skills.category',
  'skills.item',
  'languages.item',
  'interests.item',
  'activities.organisation',
  'activities.role',
  'activities.date',
  'activities.place',
  'activities.body',
  'publications.body',
  'references.body',
  'custom.body',
] as const;
export type Label = (typeof labels)[number];

const LOW = 7;
const codeOf = (label: Label, entry: number) => (labels.indexOf(label) << 2) | (entry & 3);

/** The colour nearest to `#rrggbb` that carries the label. */
export function labelledColour(colour: string, label: Label, entry = 0): string {
  const code = codeOf(label, entry);
  const channel = (at: number, bits: number) =>
    ((Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) & ~LOW) | bits).toString(16).padStart(2, '0');
  return `#${channel(0, (code >> 6) & LOW)}${channel(1, (code >> 3) & LOW)}${channel(2, code & LOW)}`;
}

/** What a colour carries, and the colour as it would be without. */
export function readColour(colour: string): { label: Label; entry: number; plain: string } {
  const value = Number.parseInt(colour.slice(1), 16);
  const code = (((value >> 16) & LOW) << 6) | (((value >> 8) & LOW) << 3) | (value & LOW);
  const plain = (value & ~0x070707 & 0xffffff).toString(16).padStart(6, '0');
  return { label: labels[code >> 2] ?? 'none', entry: code & 3, plain: `#${plain}` };
}
