import type { HeadingStyle, SectionKey } from '@verdant/contracts';
import { saidForWord } from '../templates.ts';

/** A heading of a section: as a person may choose it, or as only templates have it. */
export type HeadingWay =
  | Exclude<HeadingStyle, 'template'>
  | 'tab'
  | 'filled'
  | 'over'
  | 'dotted'
  | 'centred'
  | 'hanging'
  | 'hair';

/**
 * How Word draws a template: its family, not its every line. It is not part of a version, as nobody's Word file changes
 * after it was made.
 */
export type WordLook = {
  /** one column, a side column, two columns of equal width, or a form (`history`: with a column of dates) */
  layout: 'column' | 'side' | 'halves' | 'form' | 'history';
  /** where the side column stands, how wide it is in cm, and on what ground */
  side: 'left' | 'right';
  sideWidth: number;
  ground: 'none' | 'tint' | 'deep' | 'cards';
  /** white around the page in cm */
  margins: { x: number; top: number; bottom: number };
  /** what stands above or within the columns; the size of the name is a multiple of the text */
  head: 'plain' | 'centred' | 'side' | 'main' | 'band' | 'card';
  name: number;
  nameInk: 'ink' | 'accent';
  serifName: boolean;
  /** `filled`: on a ground of the second colour */
  headline: 'second' | 'ink' | 'filled';
  /** a line below or above the head, or none */
  headRule: 'none' | 'below' | 'double' | 'above';
  way: HeadingWay;
  headingSize: number;
  /** of what is usual: the size of the text, how far apart its lines are, and how much white stands between things */
  text: number;
  leading: number;
  white: number;
  headingInk: 'ink' | 'accent';
  /** where the dates of entries stand */
  dates: 'right' | 'margin';
  /** a line down the side of what has dates */
  rail: boolean;
  /** the colour of what stands below the title of an entry */
  quiet: 'muted' | 'second';
  /** a strip of the accent along an edge of the page, in cm */
  strip: { edge: 'left' | 'top'; width: number } | null;
  roundPhoto: boolean;
  /** its size, of the usual one */
  photo: number;
  /** to one side of a head that stands in the middle, not above it */
  photoBeside: boolean;
  /** a double line of the accent around every page */
  frame: boolean;
  /** each heading in the other language too */
  bothLanguages: boolean;
  /** schools on a ground of their own */
  panel: boolean;
  /** sections that a template moves to the beginning or the end */
  first: SectionKey[];
  last: SectionKey[];
};

export const USUAL: WordLook = {
  layout: 'column',
  side: 'right',
  sideWidth: 5.7,
  ground: 'none',
  margins: { x: 1.9, top: 1.7, bottom: 1.6 },
  head: 'plain',
  name: 2.3,
  nameInk: 'ink',
  serifName: false,
  headline: 'second',
  headRule: 'none',
  way: 'line',
  headingSize: 1.15,
  text: 1,
  leading: 1,
  white: 1,
  headingInk: 'accent',
  dates: 'right',
  rail: false,
  quiet: 'muted',
  strip: null,
  roundPhoto: false,
  photo: 1,
  photoBeside: false,
  frame: false,
  bothLanguages: false,
  panel: false,
  first: [],
  last: [],
};

/** What a template says of itself for Word, completed by what is usual; one that is not there any more is set as usual. */
export const wordLookOf = (template: string): WordLook => ({ ...USUAL, ...saidForWord.get(template) });
