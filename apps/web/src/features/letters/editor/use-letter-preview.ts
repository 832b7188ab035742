import type { Input, LetterWords } from '@verdant/contracts';
import { useEffect, useRef, useState } from 'react';
import { saveFailure } from '../../../editor/document/save-failure.ts';
import { createLatest, type LatestState } from '../../../editor/preview/latest-only.ts';
import { createPreviewSession, type ShownPreview } from '../../../editor/preview/preview-session.ts';
import { call } from '../../../lib/api.ts';

type Asked = Input<'POST /letter/preview'>;
const DELAY_MS = 120;
const RETRY_MS = 2_000;

/** The pages of a letter as soon as the typesetter has them; until then, and after an error, the last good ones. */
export function useLetterPreview(id: string, words: LetterWords) {
  const [preview, setPreview] = useState<ShownPreview | null>(null);
  const [state, setState] = useState<LatestState>('idle');
  const ask = useRef<(wanted: Asked) => void>(() => {});
  useEffect(() => {
    const session = createPreviewSession<Asked>((wanted) => call('POST /letter/preview', wanted));
    const asking = createLatest<Asked, ShownPreview>({
      run: session.next,
      delayMs: DELAY_MS,
      retryMs: RETRY_MS,
      worthRetry: (error) => saveFailure(error).kind === 'network',
      onResult: setPreview,
      onState: setState,
    });
    ask.current = asking.ask;
    return asking.stop;
  }, []);
  useEffect(() => ask.current({ id, words }), [id, words]);
  return { preview, state };
}
