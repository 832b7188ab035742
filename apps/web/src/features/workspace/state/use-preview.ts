import type { Input } from '@verdant/contracts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { createLatest, type LatestState } from './latest.ts';
import { createPreviewSession, type ShownPreview } from './preview-session.ts';
import { saveTrouble } from './save-trouble.ts';

/** A keystroke is asked about at once; those that come meanwhile are one question, asked when its answer is there. */
const DELAY_MS = 0;
const RETRY_MS = 2_000;

type Asked = Input<'POST /resume/preview'>;

/** The pages of `input` as soon as the typesetter has them; until then, and after an error, the last good ones. */
export const usePreview = ({ language, content, style }: Asked) => {
  const [preview, setPreview] = useState<ShownPreview | null>(null);
  const [state, setState] = useState<LatestState>('idle');
  const latest = useRef<ReturnType<typeof createLatest<Asked, ShownPreview>> | null>(null);

  useEffect(() => {
    const session = createPreviewSession((wanted) => call('POST /resume/preview', wanted));
    const asking = createLatest<Asked, ShownPreview>({
      run: session.next,
      delayMs: DELAY_MS,
      retryMs: RETRY_MS,
      worthRetry: (error) => saveTrouble(error).kind === 'network',
      onResult: setPreview,
      onState: setState,
    });
    latest.current = asking;
    return asking.stop;
  }, []);

  useEffect(() => latest.current?.ask({ language, content, style }), [language, content, style]);

  return { preview, state };
};
