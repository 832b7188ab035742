import type { Input } from '@verdant/contracts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import type { ResumeDocument } from '../document/document.ts';
import { saveFailure } from '../document/save-failure.ts';
import { createLatest, type LatestState } from './latest-only.ts';
import { createPreviewSession, type ShownPreview } from './preview-session.ts';

/** A keystroke is asked about at once; those that come meanwhile are one question, asked when its answer is there. */
const DELAY_MS = 0;
const RETRY_MS = 2_000;

type Asked = Input<'POST /resume/preview'>;

const same = (a: Asked | null, b: Asked) =>
  a !== null && a.language === b.language && a.content === b.content && a.style === b.style;

/**
 * The pages of `shown` as soon as the typesetter has them; until then, and after an error, the last good ones. With a
 * `live` document its changes are asked about before anything is drawn for them: the page is set while React works.
 */
export const usePreview = (shown: Asked, live: ResumeDocument | null) => {
  const [preview, setPreview] = useState<ShownPreview | null>(null);
  const [state, setState] = useState<LatestState>('idle');
  const ask = useRef<(wanted: Asked) => void>(() => {});
  const { language, content, style } = shown;

  useEffect(() => {
    const session = createPreviewSession((wanted) => call('POST /resume/preview', wanted));
    const asking = createLatest<Asked, ShownPreview>({
      run: session.next,
      delayMs: DELAY_MS,
      retryMs: RETRY_MS,
      worthRetry: (error) => saveFailure(error).kind === 'network',
      onResult: setPreview,
      onState: setState,
    });
    let last: Asked | null = null;
    ask.current = (wanted) => {
      if (same(last, wanted)) return;
      last = wanted;
      asking.ask(wanted);
    };
    return asking.stop;
  }, []);

  useEffect(() => ask.current({ language, content, style }), [language, content, style]);
  useEffect(
    () =>
      live?.subscribe(() => {
        const { draft } = live.get();
        ask.current({ language: draft.language, content: draft.content, style: draft.style });
      }),
    [live],
  );

  return { preview, state };
};
