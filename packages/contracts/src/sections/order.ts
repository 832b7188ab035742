import { descriptorOf, LIST_SECTIONS, SECTION_ORDER, type SectionKey } from './map.ts';

export type SectionSetting = { key: SectionKey; visible: boolean };

/** Every section once, in the order of a style; those it does not mention follow, visible. */
export const orderedSections = (mentioned: readonly SectionSetting[]): SectionSetting[] => {
  const known = mentioned.filter(({ key }, i) => mentioned.findIndex((other) => other.key === key) === i);
  const rest = SECTION_ORDER.filter((key) => !known.some((section) => section.key === key));
  return [...known, ...rest.map((key) => ({ key, visible: true }))];
};

/** The sections that a page with such a style shows, in this order. Kinds that are newer than the style follow. */
export const shownSections = (mentioned: readonly SectionSetting[]): SectionKey[] => {
  const newer = LIST_SECTIONS.filter(
    (key) => descriptorOf(key).addedLater && !mentioned.some((section) => section.key === key),
  );
  return [...new Set([...mentioned.filter(({ visible }) => visible).map(({ key }) => key), ...newer])];
};
