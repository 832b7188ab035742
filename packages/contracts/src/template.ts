import type { ArrangingOption, DateStyle, Lead, LookOption, Typeface } from './constants/look.ts';

/**
 * `version` is the newest, the one to take with the template; `look` is what it was drawn with, to offer beside it.
 * `optionsSince` is the first version that knows the options of a look, `arrangedSince` the first that knows those of its
 * photo, columns, breaks and signature, `bothSince` the first that sets the words of a twin beside the own ones, where any does; `lacks` are those that it has no place for. `side`: has a side column, whose
 * sections can be chosen.
 */
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
  look: { accent: string; typeface: Typeface; leads?: Lead };
  side?: true;
  optionsSince: number;
  arrangedSince: number;
  bothSince?: number;
  lacks: (LookOption | ArrangingOption)[];
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
