import type { Arranged, DateStyle, Language, Lead, LevelStyle, SectionKey } from '@verdant/contracts';
import type { Copy } from './copy.ts';
import type { Entry, Origin, Pair } from './entry.ts';

/**
 * What a section prints, in this order. `other` is its heading in the other language, '' where it is the person's own. The
 * rest says where it stands; of several under one key only the first begins a page.
 */
export type Section = Required<Arranged> & {
  key: SectionKey;
  title: string;
  other: string;
  paragraphs: string[];
  pairs: Pair[];
  entries: Entry[];
  items: string[];
  of?: Origin;
};

export type Setting = {
  copy: Copy;
  language: Language;
  dateStyle: DateStyle;
  leads: Lead;
  levels: LevelStyle;
  titles: Record<SectionKey, string>;
  arrangement: { [K in SectionKey]?: Arranged };
};
