import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import type { ResumeDocument } from './document.ts';

/** Windows of one browser with the same résumé tell each other what they saved; whoever has nothing to save follows. */
export function useOtherWindows(document: ResumeDocument): void {
  useEffect(() => {
    const channel = new BroadcastChannel(`verdant:${document.id}`);
    let told = document.get().revision;
    const stop = document.subscribe(() => {
      const { revision } = document.get();
      if (revision === told) return;
      told = revision;
      channel.postMessage(revision);
    });
    channel.onmessage = async ({ data }: MessageEvent<number>) => {
      if (data <= document.get().revision || document.unsaved()) return;
      const theirs = await call('GET /resume/detail', { id: document.id }).catch(() => null);
      if (!theirs) return;
      told = theirs.revision;
      document.follow(theirs);
    };
    return () => {
      stop();
      channel.close();
    };
  }, [document]);
}
