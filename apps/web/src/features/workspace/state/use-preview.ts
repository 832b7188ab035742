import type { Input, PreviewPages } from '@verdant/contracts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { createLatest, type LatestState } from './latest.ts';
import { saveTrouble } from './save-trouble.ts';

export const PREVIEW_DELAY_MS = 150;
const RETRY_MS = 2_000;

/** The pages of `input` as soon as the typesetter has them; until then, and after an error, the last good ones. */
export const usePreview = (input: Input<'POST /resume/preview'>) => {
  const [pages, setPages] = useState<PreviewPages | null>(null);
  const [state, setState] = useState<LatestState>('idle');
  const latest = useRef<ReturnType<typeof createLatest<typeof input, PreviewPages>> | null>(null);
  const { language, content, style } = input;

  useEffect(() => {
    const asking = createLatest<typeof input, PreviewPages>({
      run: (wanted) => call('POST /resume/preview', wanted),
      delayMs: PREVIEW_DELAY_MS,
      retryMs: RETRY_MS,
      worthRetry: (error) => saveTrouble(error).kind === 'network',
      onResult: setPages,
      onState: setState,
    });
    latest.current = asking;
    return asking.stop;
  }, []);

  useEffect(() => latest.current?.ask({ language, content, style }), [language, content, style]);

  return { pages, state };
};
