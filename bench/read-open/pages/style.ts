import type { Language } from '../people/person.ts';
import type { Random } from '../random.ts';
import { type DateForm, sampleDates } from './dates.ts';
import { type HeadForm, sampleHeadForm } from './entry-heads.ts';
import { type HeadingForm, sampleHeadings } from './heading-style.ts';

/** How one document looks; drawn once, used throughout. Sizes pt, margins mm, colours `#rrggbb`. */
export type Style = {
  language: Language;
  fonts: string;
  size: number;
  leading: number;
  margin: number;
  paper: 'A4' | 'Letter';
  ink: string;
  accent: string;
  muted: string;
  lineColour: string;
  arrangement: 'single' | 'sidebar' | 'margin' | 'form' | 'halves';
  /** sidebar: its share of the width and the side that it stands on */
  sidebar: { share: number; right: boolean; background: string | null; ink: string };
  dates: DateForm;
  headings: HeadingForm;
  education: HeadForm;
  work: HeadForm;
  bullet: string;
  /** whether list items are bullets, plain paragraphs or numbered */
  items: 'bullets' | 'plain' | 'numbered' | 'prose';
  itemEnd: string;
  sectionGap: number;
  entryGap: number;
  skills:
    | 'category-colon'
    | 'commas'
    | 'pipes'
    | 'one-a-line'
    | 'grid'
    | 'category-line'
    | 'dots'
    | 'tags'
    | 'bullets'
    | 'blocks'
    | 'sentence';
  separator: string;
  justify: boolean;
  tables: boolean;
  /** words may break at the end of a line */
  hyphens: boolean;
  /** posts at one employer stand under its name */
  nested: boolean;
  /** the introduction stands under the name without a heading */
  openIntroduction: boolean;
  /** `(2 years 3 months)` behind the dates */
  durations: boolean;
};

const FONTS = {
  zh: [
    "'Noto Sans CJK SC',sans-serif",
    "'Noto Serif CJK SC',serif",
    "'Noto Sans CJK SC',Arial",
    "'Liberation Sans','Noto Sans CJK SC'",
    "'Liberation Serif','Noto Serif CJK SC'",
  ],
  en: [
    "'Liberation Sans',Arial,sans-serif",
    "'Liberation Serif',Times,serif",
    "'DejaVu Sans',sans-serif",
    "'DejaVu Serif',serif",
    "'Liberation Mono',monospace",
    "'Noto Sans CJK SC',sans-serif",
    "'Liberation Sans Narrow','Liberation Sans'",
  ],
};
const ACCENTS = [
  '#202020',
  '#1a4f8a',
  '#8a1a1a',
  '#0f6b52',
  '#b5651d',
  '#5b3a8a',
  '#2f6fb0',
  '#c0392b',
  '#333333',
  '#006d77',
  '#d35400',
  '#000000',
];
const BULLETS = ['•', '•', '•', '-', '–', '▪', '◦', '●', '■', '*', '➢', '·', '○', '◆', '►', '✓', '→'];

export function sampleStyle(random: Random, language: Language): Style {
  const arrangement = random.weighted({
    single: 52,
    sidebar: 24,
    margin: 9,
    form: language === 'zh' ? 12 : 3,
    halves: 5,
  }) as Style['arrangement'];
  const dark = random.chance(0.35);
  return {
    language,
    fonts: random.pick(FONTS[language]),
    size: random.pick([8.5, 9, 9.5, 10, 10, 10.5, 10.5, 11, 12]),
    leading: random.pick([1.15, 1.25, 1.35, 1.5, 1.6, 1.8]),
    margin: random.pick([8, 12, 15, 18, 20, 25]),
    paper: language === 'en' && random.chance(0.5) ? 'Letter' : 'A4',
    ink: random.pick(['#000000', '#222222', '#303840', '#404040']),
    accent: random.pick(ACCENTS),
    muted: random.pick(['#606060', '#707880', '#505050', '#888888']),
    lineColour: random.pick(['#000000', '#b0b0b0', '#1a4f8a', '#d8d8d8', '#404040']),
    arrangement,
    sidebar: {
      share: random.pick([0.26, 0.3, 0.33, 0.36, 0.4]),
      right: random.chance(0.35),
      background: random.chance(0.55)
        ? dark
          ? random.pick(['#203040', '#1f3b4d', '#2d2d38', '#403060'])
          : random.pick(['#f0f0f0', '#e8eef4', '#f5efe6'])
        : null,
      ink: dark ? '#f8f8f8' : '#282828',
    },
    dates: sampleDates(random, language),
    headings: sampleHeadings(random, language),
    education: sampleHeadForm(random, language, 'education'),
    work: sampleHeadForm(random, language, 'work'),
    bullet: random.pick(BULLETS),
    items: random.weighted({
      bullets: 58,
      plain: 14,
      numbered: language === 'zh' ? 18 : 4,
      prose: 10,
    }) as Style['items'],
    itemEnd: language === 'zh' ? random.pick(['', '；', '。', '', ';']) : '',
    sectionGap: random.pick([0.4, 0.7, 1, 1.3, 1.8]),
    entryGap: random.pick([0, 0.3, 0.5, 0.8, 1.1]),
    skills: random.weighted({
      'category-colon': 24,
      commas: 14,
      pipes: 6,
      'one-a-line': 12,
      grid: 8,
      'category-line': 9,
      dots: 6,
      tags: 6,
      bullets: 15,
      blocks: 8,
      sentence: language === 'zh' ? 14 : 5,
    }) as Style['skills'],
    separator: random.pick([' | ', ' · ', ' • ', ' / ', ' – ', '  ', ' ｜ ']),
    justify: random.chance(0.2),
    tables: random.chance(language === 'zh' ? 0.12 : 0.06),
    hyphens: language === 'en' && random.chance(0.15),
    nested: random.chance(0.07),
    openIntroduction: random.chance(0.12),
    durations: random.chance(0.05),
  };
}
