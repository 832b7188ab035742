import type { Input } from '@verdant/contracts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import type { ResumeDocument } from '../document/document.ts';
import { saveFailure } from '../document/save-failure.ts';
import type { Beside } from '../document/use-pair.ts';
import { createLatest } from './latest-only.ts';
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

const isLive = (shown: Asked | ResumeDocument): shown is ResumeDocument => 'subscribe' in shown;

/**
 * The pages of `shown` as soon as the typesetter has them; until then, and after an error, the last good ones. Each change
 * of a document is asked about by itself: the page is set while React works, and nothing is drawn for it before the answer.
 * Asked anew when the twin was saved. `isBehind` while an error keeps the next ones away.
 */
export const usePreview = (shown: Asked | ResumeDocument, beside: Beside) => {
  const [preview, setPreview] = useState<ShownPreview | null>(null);
  const [isBehind, setBehind] = useState(false);
  const ask = useRef<(wanted: Asked) => void>(() => {});
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
      onState: (state) => setBehind(state === 'retrying'),
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
  useEffect(() => {
    const look = () => {
      const { language, content, style } = isLive(shown) ? shown.get().draft : shown;
      ask.current({ language, content, style });
    };
    look();
    return isLive(shown) ? shown.subscribe(look) : undefined;
  }, [shown, besideState]);

  return { preview, isBehind };
};
