import type { Language, ResumeContent, ResumeStyle, SectionKey } from '@verdant/contracts';

export const emptyContent = (): ResumeContent => ({
  basics: { name: '', email: '', phone: '', address: '', linkedin: '', homepage: '', introduction: '' },
  intention: { position: '', city: '', salary: '', availability: '', industry: '' },
  education: [],
  work: [],
  projects: [],
  certifications: [],
  awards: [],
  skills: [],
  custom: [],
});

const sectionOrder: SectionKey[] = [
  'introduction',
  'intention',
  'work',
  'projects',
  'education',
  'skills',
  'certifications',
  'awards',
  'custom',
];

/** A4 in both languages; the language is asked for because a later default may hang on it (paper, typeface). */
export const defaultStyle = (_language: Language): ResumeStyle => ({
  template: 'slip',
  templateVersion: 1,
  accent: '#1e7248',
  typeface: 'sans',
  spacing: 1,
  margins: 1,
  size: 9.5,
  paper: 'a4',
  photo: null,
  dateStyle: 'auto',
  titles: {},
  fit: 'none',
  sections: sectionOrder.map((key) => ({ key, visible: true })),
});

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 12 characters of a–z and 0–9 from the platform's random source: 62 bits, unique within one résumé. */
export function newItemId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
