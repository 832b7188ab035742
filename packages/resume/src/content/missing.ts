import type { MissingField, ResumeContent } from '@verdant/contracts';

const blank = (text: string) => text.trim() === '';

/** What keeps a résumé `incomplete`: no name, no way of contact, or nothing that was worked on or learnt. */
export function missingFields(content: ResumeContent): MissingField[] {
  const { basics, work, projects, education } = content;
  const missing: MissingField[] = [];
  if (blank(basics.name)) missing.push('name');
  if (blank(basics.email) && blank(basics.phone)) missing.push('contact');
  if (work.length + projects.length + education.length === 0) missing.push('experience');
  return missing;
}
