import type { SectionKey } from '@verdant/contracts';
import { orderedSections } from '@verdant/contracts/constants';
import { useDocumentState } from '../document/use-document-state.ts';
import { useWorkspace } from '../document/workspace-context.ts';
import { moveItem } from './sections.ts';

/** Order and visibility of the sections, which belong to the style of the résumé. */
export const useSections = () => {
  const { document } = useWorkspace();
  const sections = orderedSections(useDocumentState(({ draft }) => draft.style.sections));
  const put = (next: typeof sections) => document.edit({ style: { ...document.get().draft.style, sections: next } });
  return {
    sections,
    move: (from: number, to: number) => put(moveItem(sections, from, to)),
    setVisible: (key: SectionKey, visible: boolean) =>
      put(sections.map((section) => (section.key === key ? { key, visible } : section))),
  };
};
