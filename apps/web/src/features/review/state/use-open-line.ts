import { useEffect, useState } from 'react';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useDraft } from '../../../lib/session.ts';
import type { Line, Place } from './findings.ts';

/** Which line is open, and which of its places is shown. */
export const useOpenLine = (lines: Line[]) => {
  const { adviceTarget } = useWorkspace();
  const [open, setOpen] = useState<string | null>(null);
  const [shown, setShown] = useState<Record<string, number>>({});

  const placeOf = (line: Line): { place: Place | null; index: number } => {
    const index = Math.min(shown[line.checkId] ?? 0, line.places.length - 1);
    return { place: line.places[index] ?? null, index: Math.max(0, index) };
  };
  const show = (line: Line, index: number) => {
    setOpen(line.checkId);
    setShown((all) => ({ ...all, [line.checkId]: index }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new target moves what the person has opened
  useEffect(() => {
    if (!adviceTarget) return;
    for (const line of lines) {
      const index = line.places.findIndex(({ advice }) => advice?.id === adviceTarget.id);
      if (index >= 0) return show(line, index);
    }
  }, [adviceTarget]);

  const draft = useDraft();
  const [first] = lines;
  // a visitor sees at once what an advice is
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the first account
  useEffect(() => {
    if (draft && first && !open) show(first, 0);
  }, [draft, first === undefined]);

  return {
    open,
    setOpen,
    placeOf,
    turn: (line: Line, by: number) => {
      const { index } = placeOf(line);
      show(line, (index + by + line.places.length) % line.places.length);
    },
    /** the next place in the whole account, over the ends of lines */
    step: (by: 1 | -1) => {
      const all = lines.flatMap((line) => line.places.map((_, index) => ({ line, index })));
      if (all.length === 0) return;
      const at = all.findIndex(({ line, index }) => line.checkId === open && index === placeOf(line).index);
      const next = all[(at < 0 ? (by > 0 ? 0 : -1) : at + by + all.length) % all.length] ?? all.at(-1)!;
      show(next.line, next.index);
    },
    /** opens the next place with a wording that waits for an answer, at best in the line of `checkId` */
    openReady: (from: Line[], checkId?: string) => {
      const waits = (line: Line) => line.places.some(({ change }) => change);
      const line = from.find((one) => one.checkId === checkId && waits(one)) ?? from.find(waits);
      if (line) {
        const index = line.places.findIndex(({ change }) => change);
        show(line, index);
      }
    },
  };
};
