import {
  type Basics,
  blankItem,
  emptyContent,
  type Intention,
  LIST_SECTIONS,
  type ListSectionKey,
  type ResumeContent,
  type SectionItem,
} from '@verdant/contracts';

type Said = { basics: Partial<Basics>; intention?: Partial<Intention> } & {
  [K in ListSectionKey]?: Partial<Omit<SectionItem<K>, 'id'>>[];
};

/** A content of what is said of somebody; what is not said is empty. */
export function person({ basics, intention, ...lists }: Said): ResumeContent {
  const empty = emptyContent();
  const entries = LIST_SECTIONS.map((key) => [
    key,
    (lists[key] ?? []).map((item, at) => ({ ...blankItem(key, `${key}-${at}`), ...item })),
  ]);
  return {
    ...empty,
    basics: { ...empty.basics, ...basics },
    intention: { ...empty.intention, ...intention },
    ...(Object.fromEntries(entries) as Pick<ResumeContent, ListSectionKey>),
  };
}
