import { SECTION_ORDER, type SectionKey } from './map.ts';

export type SectionSetting = { key: SectionKey; visible: boolean };

/** Every section once, in the order of a style; those it does not mention (kinds that came later) follow, visible. */
export const orderedSections = (mentioned: readonly SectionSetting[]): SectionSetting[] => {
  const known = mentioned.filter(({ key }, i) => mentioned.findIndex((other) => other.key === key) === i);
  const rest = SECTION_ORDER.filter((key) => !known.some((section) => section.key === key));
  return [...known, ...rest.map((key) => ({ key, visible: true }))];
};
