import type { Input } from '@verdant/contracts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import type { ResumeDocument } from '../document/document.ts';
import { saveFailure } from '../document/save-failure.ts';
import type { Beside } from '../document/use-pair.ts';
import { createLatest, type LatestState } from './latest-only.ts';
import { createPreviewSession, type ShownPreview } from './preview-session.ts';

/** A keystroke is asked about at once; those that come meanwhile are one question, asked when its answer is there. */
const DELAY_MS = 0;
const RETRY_MS = 2_000;

type Asked = Input<'POST /resume/preview'>;
type Wanted = { page: Asked; twin: string };

const same = (a: Wanted | null, { page, twin }: Wanted) =>
  a?.twin === twin &&
  a.page.language === page.language &&
  a.page.content === page.content &&
  a.page.style === page.style;

/**
 * The pages of `shown` as soon as the typesetter has them; until then, and after an error, the last good ones. With a
 * `live` document its changes are asked about before anything is drawn for them: the page is set while React works. Asked
 * anew when the twin was saved.
 */
export const usePreview = (shown: Asked, live: ResumeDocument | null, beside: Beside) => {
  const [preview, setPreview] = useState<ShownPreview | null>(null);
  const [state, setState] = useState<LatestState>('idle');
  const ask = useRef<(wanted: Asked) => void>(() => {});
  const { language, content, style } = shown;
  const twin = useRef(beside);
  twin.current = beside;
  const besideState = beside?.state;

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
    let last: Wanted | null = null;
    ask.current = (page) => {
      const { resumeId, state: besideNow = '' } = twin.current ?? {};
      const wanted = { page, twin: besideNow };
      if (same(last, wanted)) return;
      last = wanted;
      asking.ask({ ...page, ...(resumeId && { resumeId }) });
    };
    return asking.stop;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a twin that was saved is another page
  useEffect(() => ask.current({ language, content, style }), [language, content, style, besideState]);
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
