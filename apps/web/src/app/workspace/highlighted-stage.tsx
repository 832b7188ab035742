import type { FieldPath } from '@verdant/contracts';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { type Highlights, Stage } from '../../editor/preview/stage.tsx';
import { useMatch } from '../../features/match/match-context.tsx';
import { useReview } from '../../features/review/review-context.tsx';
import { isChanged } from '../../features/review/state/changed.ts';
import type { Place } from '../../features/review/state/findings.ts';
import { useView } from './hand/use-view.ts';

/** A field, or what speaks of one. */
const LOOKED = '[data-path], [data-looks-at]';

/** The field that the cursor is in, wherever in the panel. */
function useFocusedPath(): FieldPath | null {
  const [path, setPath] = useState<FieldPath | null>(null);
  useEffect(() => {
    const look = () => {
      const { path, looksAt } = document.activeElement?.closest<HTMLElement>(LOOKED)?.dataset ?? {};
      setPath(path ?? looksAt ?? null);
    };
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return path;
}

/** What one is looking at, and what else was found: paths of fields, for the tab that is open. */
function useHighlights(): Highlights {
  const { tab: opened } = useWorkspace();
  const pair = useView().view === 'pair';
  const tab = pair ? 'content' : opened;
  // nothing but the review looks at words
  const content = useDocumentState(({ draft }) => (tab === 'review' ? draft.content : null));
  const { lines, open, placeOf } = useReview();
  const { lookedPath, paths } = useMatch();
  const focused = useFocusedPath();
  return useMemo(() => {
    if (tab === 'match')
      return { looked: lookedPath, findings: [...new Set(paths)].filter((path) => path !== lookedPath), tone: 'job' };
    if (!content) return { looked: tab === 'content' ? focused : null, findings: [] };
    const pathOf = (place: Place | null) =>
      place && !isChanged(content, place) ? (place.change ?? place.advice)!.path : null;
    const line = lines.find(({ checkId }) => checkId === open);
    const looked = line ? pathOf(placeOf(line).place) : null;
    const all = lines.flatMap((one) => one.places.map(pathOf)).filter((path): path is string => path !== null);
    return { looked, findings: [...new Set(all)].filter((path) => path !== looked) };
  }, [tab, content, focused, lines, open, placeOf, lookedPath, paths]);
}

/** The page with what the open tab points at. */
export const HighlightedStage = (props: Omit<ComponentProps<typeof Stage>, 'highlights'>) => (
  <Stage {...props} highlights={useHighlights()} />
);
