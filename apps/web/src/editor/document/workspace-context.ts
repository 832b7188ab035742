import type { FieldPath, Resume } from '@verdant/contracts';
import { createContext, useContext } from 'react';
import type { ResumeDocument } from './document.ts';

export const TABS = ['content', 'review', 'match', 'template'] as const;
export type Tab = (typeof TABS)[number];

/** `nonce` tells two journeys to the same place apart. */
export type Target = { path: FieldPath; nonce: number };

export type Workspace = {
  /** as the server last sent it: analysis, proposal, running task */
  resume: Resume;
  /** what it says is read with `useDocumentState`: the workspace itself stays the same with each keystroke */
  document: ResumeDocument;
  /** whether this browser has what the server lacks, so that nothing is lost with the page */
  isKept: () => boolean;
  tab: Tab;
  openTab: (tab: Tab) => void;
  refetch: () => Promise<Resume>;
  /** shows an answer of the server without asking again */
  patchResume: (change: Partial<Resume>) => void;
  /** where the content tab should put the cursor */
  fieldTarget: Target | null;
  goToField: (path: FieldPath) => void;
  /** which piece of advice the review tab should open */
  adviceTarget: { id: string; nonce: number } | null;
  goToAdvice: (id: string) => void;
  onCheckImport: (() => void) | null;
};

export const WorkspaceContext = createContext<Workspace | null>(null);

export const useWorkspace = (): Workspace => {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace outside of the workspace');
  return workspace;
};
