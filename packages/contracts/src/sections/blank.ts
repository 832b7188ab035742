import { blankValues } from './field.ts';
import { LIST_SECTIONS, type ListSectionKey, type ResumeContent, type SectionItem, sections } from './map.ts';
import { basics, intention } from './singles.ts';

/** An entry with nothing in it. */
export const blankItem = <K extends ListSectionKey>(key: K, id: string): SectionItem<K> =>
  ({ id, ...blankValues(sections[key].fields) }) as unknown as SectionItem<K>;

export const emptyContent = (): ResumeContent => ({
  basics: blankValues(basics),
  intention: blankValues(intention),
  ...(Object.fromEntries(LIST_SECTIONS.map((key) => [key, []])) as unknown as Pick<ResumeContent, ListSectionKey>),
});

/** A content with every kind of section: in what was written before a kind came, its list is absent. */
export const withAllSections = (content: ResumeContent): ResumeContent => ({
  ...content,
  ...(Object.fromEntries(LIST_SECTIONS.map((key) => [key, content[key] ?? []])) as unknown as Pick<
    ResumeContent,
    ListSectionKey
  >),
});
