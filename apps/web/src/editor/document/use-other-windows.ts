import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import type { ResumeDocument } from './document.ts';
import { joinWindows } from './windows.ts';

/** Whoever has nothing to save follows what another window has saved. */
export function useOtherWindows(document: ResumeDocument): void {
  useEffect(() => {
    let told = document.get().revision;
    const windows = joinWindows(document.id, async (revision) => {
      if (revision <= document.get().revision || document.unsaved()) return;
      const theirs = await call('GET /resume/detail', { id: document.id }).catch(() => null);
      if (!theirs) return;
      told = theirs.revision;
      document.follow(theirs);
    });
    const stop = document.subscribe(() => {
      const { revision } = document.get();
      if (revision === told) return;
      told = revision;
      windows.tell(revision);
    });
    return () => {
      stop();
      windows.leave();
    };
  }, [document]);
}
