import type { SectionKey } from '@verdant/contracts';
import { useWorkspace } from '../document/workspace-context.ts';
import { moveItem, orderedSections } from './sections.ts';

/** Order and visibility of the sections, which belong to the style of the résumé. */
export const useSections = () => {
  const { document, state } = useWorkspace();
  const sections = orderedSections(state.draft.style);
  const put = (next: typeof sections) => document.edit({ style: { ...document.get().draft.style, sections: next } });
  return {
    sections,
    move: (from: number, to: number) => put(moveItem(sections, from, to)),
    setVisible: (key: SectionKey, visible: boolean) =>
      put(sections.map((section) => (section.key === key ? { key, visible } : section))),
  };
};
