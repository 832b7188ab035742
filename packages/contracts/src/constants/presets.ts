import type {
  Bullet,
  HeadingCase,
  HeadingStyle,
  LevelStyle,
  PageNumbers,
  PhotoShape,
  RunningName,
  Typeface,
} from './look.ts';

type Taste = {
  typeface: Typeface;
  size: number;
  spacing: number;
  margins: number;
  headings: HeadingStyle;
  headingCase: HeadingCase;
  bullet: Bullet;
  icons: boolean;
  levels: LevelStyle;
  pageNumbers: PageNumbers;
  runningName: RunningName;
  photoShape: PhotoShape;
};
const usual = {
  size: 9.5,
  spacing: 1,
  margins: 1,
  headings: 'template',
  headingCase: 'written',
  bullet: 'dot',
  icons: false,
  levels: 'words',
  pageNumbers: 'none',
  runningName: 'none',
  photoShape: 'template',
} as const;

/** Ours: what goes together, whatever the template and the colour. */
export const PRESETS = {
  plain: { ...usual, typeface: 'sans', size: 10, headings: 'line' },
  dense: { ...usual, typeface: 'humanist', size: 9, spacing: 0.8, margins: 0.8, headings: 'line', bullet: 'dash' },
  airy: { ...usual, typeface: 'sans', size: 10, spacing: 1.25, margins: 1.15, headings: 'plain', bullet: 'ring' },
  formal: {
    ...usual,
    typeface: 'serif',
    size: 10,
    headings: 'sides',
    bullet: 'square',
    pageNumbers: 'total',
    runningName: 'header',
    photoShape: 'upright',
  },
  lively: {
    ...usual,
    typeface: 'humanist',
    headings: 'band',
    headingCase: 'upper',
    bullet: 'arrow',
    icons: true,
    levels: 'bars',
    pageNumbers: 'number',
    photoShape: 'round',
  },
} as const satisfies Record<string, Taste>;
export type PresetName = keyof typeof PRESETS;
