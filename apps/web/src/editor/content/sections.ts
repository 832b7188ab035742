import type { ListSectionKey, ResumeContent, ResumeStyle, SectionKey } from '@verdant/contracts';

export const SECTION_ORDER: readonly SectionKey[] = [
  'introduction',
  'intention',
  'work',
  'projects',
  'education',
  'skills',
  'certifications',
  'awards',
  'custom',
];

export type SectionSetting = ResumeStyle['sections'][number];

/** Every section once, in the order of the style; those it does not mention follow, visible. */
export const orderedSections = (style: ResumeStyle): SectionSetting[] => {
  const known = style.sections.filter(({ key }, i) => style.sections.findIndex((other) => other.key === key) === i);
  const rest = SECTION_ORDER.filter((key) => !known.some((section) => section.key === key));
  return [...known, ...rest.map((key) => ({ key, visible: true }))];
};

export const moveItem = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, list[from]!);
};

export const newId = (): string => crypto.randomUUID();

type Item<K extends ListSectionKey> = ResumeContent[K][number];

/** An empty entry of a section. */
export const blankItem: { [K in ListSectionKey]: () => Item<K> } = {
  work: () => ({
    id: newId(),
    company: '',
    position: '',
    location: '',
    start: '',
    end: '',
    content: [],
    achievements: [],
    metrics: [],
  }),
  projects: () => ({
    id: newId(),
    name: '',
    introduction: '',
    role: '',
    technologies: [],
    start: '',
    end: '',
    results: [],
  }),
  education: () => ({ id: newId(), school: '', degree: '', major: '', start: '', end: '', description: '' }),
  skills: () => ({ id: newId(), category: '', items: [] }),
  certifications: () => ({ id: newId(), name: '', issuer: '', date: '' }),
  awards: () => ({ id: newId(), name: '', issuer: '', date: '', description: '' }),
  custom: () => ({ id: newId(), title: '', items: [] }),
};
