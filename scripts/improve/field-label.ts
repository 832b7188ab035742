import type { FieldPath, Language, ResumeContent, SectionKey } from '@verdant/contracts';
import { sectionTitles } from '@verdant/typesetter';

const basics = { en: 'Contact', zh: '联系方式' };

/** Where a text stands, for people: `Experience · Example Ltd · 2`. */
export function fieldLabel(content: ResumeContent, path: FieldPath, language: Language): string {
  const titles = sectionTitles(language);
  const [head = '', id, , index] = path.split('/');
  if (head === 'basics') return id === 'introduction' ? titles.introduction : basics[language];
  const title = titles[head as SectionKey] ?? head;
  const list = content[head as keyof ResumeContent];
  const item = Array.isArray(list) ? list.find((entry) => entry.id === id) : undefined;
  const name = item ? nameOf(item) : '';
  return [title, name, index === undefined ? '' : `${Number(index) + 1}`].filter(Boolean).join(' · ');
}

function nameOf(item: object): string {
  const texts = item as Record<string, unknown>;
  for (const key of ['company', 'school', 'name', 'category', 'title', 'position', 'degree']) {
    if (typeof texts[key] === 'string' && texts[key] !== '') return texts[key];
  }
  return '';
}
