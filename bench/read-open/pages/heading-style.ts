import type { Language } from '../people/person.ts';
import type { Random } from '../random.ts';

/** How a document marks its headings. */
export type HeadingForm = {
  case: 'as-is' | 'upper' | 'title' | 'lower';
  bold: boolean;
  scale: number;
  accent: boolean;
  tracking: number;
  underline: boolean;
  align: 'left' | 'center';
  decoration: 'none' | 'rule-below' | 'rule-above' | 'rules' | 'bar' | 'box' | 'brackets';
  numbered: boolean;
  colon: boolean;
  /** the other language beside or above it */
  twin: 'none' | 'beside' | 'above';
  spaced: boolean;
  mark: string;
};

export function sampleHeadings(random: Random, language: Language): HeadingForm {
  const zh = language === 'zh';
  return {
    case: zh ? 'as-is' : (random.weighted({ 'as-is': 50, upper: 42, lower: 3, title: 5 }) as HeadingForm['case']),
    bold: random.chance(0.78),
    scale: random.pick([1, 1, 1.1, 1.2, 1.3, 1.5, 1.7]),
    accent: random.chance(0.5),
    tracking: random.chance(0.12) ? random.pick([0.08, 0.15, 0.3]) : 0,
    underline: random.chance(0.07),
    align: random.chance(0.12) ? 'center' : 'left',
    decoration: random.weighted({
      none: 40,
      'rule-below': 34,
      'rule-above': 6,
      rules: 3,
      bar: 10,
      box: 5,
      brackets: zh ? 4 : 0,
    }) as HeadingForm['decoration'],
    numbered: random.chance(zh ? 0.06 : 0.015),
    colon: random.chance(0.07),
    twin: zh && random.chance(0.12) ? (random.pick(['beside', 'above']) as HeadingForm['twin']) : 'none',
    spaced: zh && random.chance(0.05),
    mark: random.chance(0.06) ? random.pick(['■ ', '◆ ', '▌', '» ', '● ', '| ', '❖ ']) : '',
  };
}
