import { emptyContent, type Language, type ResumeContent, type ResumeStyle, SECTION_ORDER } from '@verdant/contracts';

/** Beyond any there is: the typesetter takes the newest. */
const NEWEST = 999;

export const styleOf = (template: string, more: Partial<ResumeStyle> = {}): ResumeStyle => ({
  template,
  templateVersion: NEWEST,
  accent: '#1e7248',
  typeface: 'sans',
  spacing: 1,
  size: 9.5,
  paper: 'a4',
  photo: null,
  sections: SECTION_ORDER.map((key) => ({ key, visible: true })),
  ...more,
});

/** Every field filled with a text of its own; `text` makes it from a number and a wished length. */
export function contentFrom(text: (length: number) => string, items = 2, bullets = 2): ResumeContent {
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));
  const lines = (length: number) => many(bullets, () => text(length));
  const span = (index: number) => ({
    start: `20${10 + (index % 10)}-03`,
    end: index === 0 ? null : `20${12 + (index % 10)}`,
  });
  return {
    ...emptyContent(),
    basics: {
      name: text(8),
      email: text(20),
      phone: text(14),
      address: text(20),
      linkedin: text(24),
      homepage: text(20),
      introduction: `${text(200)}\n${text(90)}`,
      gender: text(4),
      birth: text(8),
      ethnicity: text(4),
      nativePlace: text(10),
      politicalStatus: text(8),
      maritalStatus: text(6),
    },
    intention: { position: text(16), city: text(8), salary: text(8), availability: text(10), industry: text(8) },
    education: many(items, (i) => ({
      id: `e${i}`,
      school: text(14),
      degree: text(8),
      major: text(12),
      ...span(i),
      description: text(60),
    })),
    work: many(items, (i) => ({
      id: `w${i}`,
      company: text(16),
      position: text(12),
      location: text(8),
      ...span(i),
      content: lines(90),
      achievements: lines(60),
      metrics: lines(40),
    })),
    projects: many(items, (i) => ({
      id: `p${i}`,
      name: text(16),
      introduction: text(80),
      role: text(8),
      technologies: lines(6),
      ...span(i),
      results: lines(60),
    })),
    certifications: many(items, (i) => ({ id: `c${i}`, name: text(16), issuer: text(8), date: '2023-05' })),
    awards: many(items, (i) => ({ id: `a${i}`, name: text(14), issuer: text(8), date: '2021', description: text(40) })),
    skills: many(items, (i) => ({ id: `s${i}`, category: text(6), items: lines(8) })),
    languages: many(items, (i) => ({ id: `l${i}`, language: text(6), level: text(8) })),
    volunteering: many(items, (i) => ({
      id: `v${i}`,
      organization: text(14),
      role: text(8),
      ...span(i),
      content: lines(50),
    })),
    publications: many(items, (i) => ({
      id: `b${i}`,
      title: text(20),
      authors: text(12),
      venue: text(10),
      date: '2022-09',
      description: text(40),
    })),
    references: many(items, (i) => ({
      id: `r${i}`,
      name: text(10),
      relation: text(10),
      organization: text(14),
      phone: text(12),
      email: text(16),
    })),
    custom: many(items, (i) => ({ id: `x${i}`, title: text(6), items: lines(40) })),
  };
}

const pools = {
  en: 'planned measured delivered “fast” O’Brien budget across seven regions with 42% less waste and C#/.NET — R&D'.split(
    ' ',
  ),
  zh: [...'负责上线增长实验的设计与复盘，将转化率由“六”提升到九；覆盖数据、产品—运营三方团队共建评审机制'],
};

/** Words of the language, each text distinct. */
export function plainText(language: Language): (length: number) => string {
  let count = 0;
  return (length) => {
    const from = count * 7;
    count += 1;
    const pool = pools[language];
    let out = language === 'zh' ? `第${count}` : `No${count}`;
    for (let i = 0; out.length < length; i += 1)
      out += `${language === 'zh' ? '' : ' '}${pool[(from + i * (1 + (count % 5))) % pool.length]}`;
    return out.trim();
  };
}

/** All texts of a content, whatever their field; ids and dates apart. */
export function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['id', 'start', 'end', 'date'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, name));
}
