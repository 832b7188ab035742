import type { Fields, ValuesOf } from './field.ts';

/**
 * All there is to say about one kind of section: reader, checks, pages, exports, editor and labels are loops over these.
 * Fields stand in reading order; the words are elsewhere (`titles.ts`, the words of the web, the lexicon's headings).
 */
export type Descriptor<F extends Fields = Fields> = {
  /** ids of entries that we make begin with it: `w1`, `w2` */
  idPrefix: string;
  fields: F;
  /** the field that makes an entry one: without it nothing is told, and a line that becomes an entry stands there */
  essential: keyof F & string;
  /** an entry counts when one field of each of these holds text; where absent, when the essential one does */
  counts?: readonly (readonly (keyof F & string)[])[];
  /** what heads an entry on the page and in the editor: the first of them that is not empty; the others follow it */
  heads: readonly (keyof F & string)[];
  /** what tells it from its neighbours where it is folded to one line, behind `heads`; a period counts as `start` */
  notes: readonly (keyof F & string)[];
  /** the fields in the order of the form, where that is another one */
  form?: readonly (keyof F & string)[];
  /** its list in JSON Resume; one that the schema has no word for rides along whole under `meta` */
  json?: string;
  /** counts as experience: a résumé without any of these is incomplete */
  experience?: true;
  /** came after the first release: a style that does not mention it is older, and shows it */
  addedLater?: true;
  /** each entry is a section of its own on the page, under its own title */
  ownTitles?: true;
};

/** An entry: its values and an `id` that stays with it. */
export type ItemOf<D extends Descriptor> = { id: string } & ValuesOf<D['fields']> extends infer T
  ? { [K in keyof T]: T[K] }
  : never;

export const section = <const F extends Fields, const D extends Descriptor<F>>(
  descriptor: D & Descriptor<F> & { fields: F },
): D & { fields: F } => descriptor;
