import type { Person, When } from './people/person.ts';

export type SectionName = 'summary' | 'work' | 'education' | 'projects' | 'skills' | 'certifications' | 'awards';
/** How a date is written; `month` is two digits or '' where the document gives the year alone. */
export type DateForm = (year: string, month: string) => string;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG = 'January February March April May June July August September October November December'.split(' ');
const at = (names: string[], month: string): string => names[Number(month) - 1]!;

export const forms = {
  short: (y, m) => (m ? `${at(MONTHS, m)} ${y}` : y),
  long: (y, m) => (m ? `${at(LONG, m)} ${y}` : y),
  caps: (y, m) => (m ? `${at(LONG, m).toUpperCase()} ${y}` : y),
  slash: (y, m) => (m ? `${m}/${y}` : y),
  dot: (y, m) => (m ? `${y}.${m}` : y),
  dash: (y, m) => (m ? `${y}-${m}` : y),
  yearSlash: (y, m) => (m ? `${y}/${Number(m)}` : y),
  chinese: (y, m) => (m ? `${y}年${Number(m)}月` : `${y}年`),
  apostrophe: (y, m) => (m ? `${at(MONTHS, m)}. ${y}` : y),
} satisfies Record<string, DateForm>;

export const HEADINGS: Record<'en' | 'zh', Record<SectionName, string>> = {
  en: {
    summary: 'Summary',
    work: 'Experience',
    education: 'Education',
    projects: 'Projects',
    skills: 'Skills',
    certifications: 'Certifications',
    awards: 'Awards',
  },
  zh: {
    summary: '自我评价',
    work: '工作经历',
    education: '教育背景',
    projects: '项目经验',
    skills: '专业技能',
    certifications: '资格证书',
    awards: '荣誉奖项',
  },
};

export const heading = (p: Person, name: SectionName): string => HEADINGS[p.language][name];
export const present = (p: Person): string => (p.language === 'zh' ? '至今' : 'Present');

export function day(value: When, p: Person, form: DateForm): string {
  if (value === null) return present(p);
  const [year = '', month = ''] = value.split('-');
  return form(year, month);
}

/** `2019.03 - 2021.04` in the form and with the joining mark of the layout. */
export const span = (p: Person, e: { start: string; end: When }, form: DateForm, mark = ' - '): string =>
  `${day(e.start, p, form)}${mark}${day(e.end, p, form)}`;

export const bullets = (items: string[]): string => `<ul>${items.map((b) => `<li>${b}</li>`).join('')}</ul>`;
export const skillLines = (
  p: Person,
  mark = p.language === 'zh' ? '：' : ': ',
  sep = p.language === 'zh' ? '、' : ', ',
): string[] => p.skills.map((s) => `${s.category}${mark}${s.items.join(sep)}`);

const FONTS = {
  sans: "'Droid Sans Fallback','Noto Sans CJK SC','DejaVu Sans',sans-serif",
  serif: "'Liberation Serif','AR PL SungtiL GB','Noto Serif CJK SC','Droid Sans Fallback',serif",
};

/** A page of HTML with the basic look that the layouts build on. */
export const html = (css: string, body: string, font: keyof typeof FONTS = 'sans'): string =>
  `<!doctype html><html><head><meta charset="utf-8"><style>
@page{size:A4;margin:0}*{box-sizing:border-box}
body{margin:0;padding:40px 48px;font:13px/1.45 ${font === 'sans' ? `'Liberation Sans',${FONTS.sans}` : FONTS.serif};color:#222}
h1,h2,h3,p{margin:0}ul{margin:4px 0 8px;padding-left:18px}.row{display:flex;justify-content:space-between}
${css}</style></head><body>${body}</body></html>`;

/** The sections of a person that are not empty, in an order. */
export const shown = (p: Person, order: SectionName[]): SectionName[] => order.filter((name) => p[name].length > 0);
export const ORDER: SectionName[] = ['summary', 'work', 'education', 'projects', 'skills', 'certifications', 'awards'];
