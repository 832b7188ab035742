import { DATE_STYLES, type DateStyle, type Language, type Localized, type Typeface } from '@verdant/contracts';
import { periodText } from './manuscript/format-dates.ts';

type Pair = { name: Localized; latin: string; chinese: string };
const sansSc = '思源黑体';
const serifSc = '思源宋体';
const kai = '霞鹜文楷';

/** Which families they are made of stands in the templates' `lib`: a page that was made keeps its faces. */
const pairs: Record<Typeface, Pair> = {
  sans: { name: { en: 'Plain', zh: '黑体' }, latin: 'Inter', chinese: sansSc },
  humanist: { name: { en: 'Friendly', zh: '柔和黑体' }, latin: 'Source Sans 3', chinese: sansSc },
  technical: { name: { en: 'Technical', zh: '工程黑体' }, latin: 'IBM Plex Sans', chinese: sansSc },
  serif: { name: { en: 'Bookish', zh: '宋体' }, latin: 'Source Serif 4', chinese: serifSc },
  garamond: { name: { en: 'Classical', zh: '古典宋体' }, latin: 'EB Garamond', chinese: serifSc },
  kai: { name: { en: 'Brush (Kai)', zh: '楷体' }, latin: 'Source Serif 4', chinese: kai },
  mixed: {
    name: { en: 'Serif headings', zh: '宋体标题' },
    latin: 'Source Serif 4 / Inter',
    chinese: `${serifSc} / ${sansSc}`,
  },
  'kai-heads': {
    name: { en: 'Kai headings', zh: '楷体标题' },
    latin: 'Source Serif 4 / Source Sans 3',
    chinese: `${kai} / ${sansSc}`,
  },
};

export const typefaces: readonly ({ id: Typeface } & Pair)[] = Object.entries(pairs).map(([id, pair]) => ({
  id: id as Typeface,
  ...pair,
}));

/** Every style of dates with a period written in it, `Jun 2021 – Mar 2023`. */
export const dateStyles = (language: Language): { id: DateStyle; example: string }[] =>
  DATE_STYLES.map((id) => ({ id, example: periodText('2021-06', '2023-03', language, id) }));
