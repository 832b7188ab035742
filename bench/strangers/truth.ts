/** A text, or several of which each is right. */
export type Said = string | string[];
export type Optional = { optional?: boolean };
export type TrueSchool = Optional & { school?: Said; degree?: Said; major?: Said; start?: Said; end?: Said };
export type TrueJob = Optional & {
  company?: Said;
  position?: Said;
  start?: Said;
  end?: Said;
  highlightsCount?: number;
};
export type TrueProject = Optional & { name: Said; start?: Said; end?: Said };
export type Named = Said | (Optional & { name: Said });

/**
 * What a careful person reads in a document; every key may be missing. Dates are `YYYY`, `YYYY-MM` or `present`. An entry
 * that is `optional` is right whether it is found or not. `_ignore` names what is not scored.
 */
export type Truth = {
  language: 'zh' | 'en';
  basics?: { name?: Said; email?: Said; phone?: Said; location?: Said; links?: Said[] };
  education?: TrueSchool[];
  work?: TrueJob[];
  projects?: TrueProject[];
  certifications?: Named[];
  awards?: Named[];
  skills?: Said[];
  _ignore?: string[];
};

export type Entry = Record<string, string>;
/** What a parser found, in the shape of the truth. */
export type Found = {
  basics: Record<'name' | 'email' | 'phone' | 'location', string> & { links: string[] };
  education: Entry[];
  work: Entry[];
  projects: Entry[];
  certifications: string[];
  awards: string[];
  skills: string[];
};
