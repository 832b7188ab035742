import { LATER_STYLE, SECTION_ORDER, type WholeStyle } from '@verdant/contracts';
import { templates } from '../templates.ts';

/** A template in the accent and typeface that it was drawn with, all sections shown. Its newest version. */
export function sampleStyle(template: string): WholeStyle {
  const found = templates.find(({ id }) => id === template);
  return {
    ...LATER_STYLE,
    template,
    templateVersion: found?.version ?? 1,
    accent: '#1e7248',
    typeface: 'sans',
    ...found?.look,
    spacing: 1,
    size: 9.5,
    paper: 'a4',
    photo: null,
    sections: SECTION_ORDER.map((key) => ({ key, visible: true })),
  };
}
