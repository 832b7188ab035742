import type { SectionKey, WholeStyle } from '@verdant/contracts';
import { templates } from '../templates.ts';

const keys: SectionKey[] = [
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

/** A template in the accent and typeface that it was drawn with, all sections shown. Its newest version. */
export function sampleStyle(template: string): WholeStyle {
  const found = templates.find(({ id }) => id === template);
  return {
    template,
    templateVersion: found?.version ?? 1,
    accent: '#1e7248',
    typeface: 'sans',
    ...found?.look,
    spacing: 1,
    margins: 1,
    size: 9.5,
    paper: 'a4',
    photo: null,
    dateStyle: 'auto',
    titles: {},
    fit: 'none',
    sections: keys.map((key) => ({ key, visible: true })),
  };
}
