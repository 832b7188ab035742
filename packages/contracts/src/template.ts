import type { DateStyle, Typeface } from './constants/look.ts';

/** `version` is the newest, the one to take with the template; `look` is what it was drawn with, to offer beside it. */
export type Template = {
  id: string;
  version: number;
  name: string;
  description: string;
  forWhom: string;
  tags: TemplateTag[];
  atsSafe: boolean;
  photo: boolean;
  columns: 1 | 2;
  look: { accent: string; typeface: Typeface };
};
export type TemplateTag =
  | 'atsSafe'
  | 'photo'
  | 'oneColumn'
  | 'twoColumns'
  | 'classic'
  | 'modern'
  | 'compact'
  | 'creative'
  | 'graduate'
  | 'experienced'
  | 'executive'
  | 'academic'
  | 'technical'
  | 'government'
  | 'bilingual';

/** What the look of a résumé can be chosen from; `example` is a period in that style. */
export type StyleChoices = {
  typefaces: { id: Typeface; name: string; latin: string; chinese: string }[];
  dateStyles: { id: DateStyle; example: string }[];
};
