import type { Change, Fix } from '@verdant/contracts';
import { MAX_WORDINGS } from '@verdant/contracts/constants';
import { useMemo, useState } from 'react';
import { useCall } from '../../../lib/query-client.ts';
import { fixInView, placeOfWording } from './wordings.ts';

/** Which wording of each change is in view, and at which the person writes a note for another one. */
export const useWordings = (given: Fix | null) => {
  const [turned, setTurned] = useState<Record<string, string>>({});
  const [noting, setNoting] = useState<string | null>(null);
  const { data: health } = useCall('GET /health', {}, { staleTime: 600_000 });
  const model = health?.engine.llm ?? null;
  const fix = useMemo(() => given && fixInView(given, turned), [given, turned]);
  return {
    /** as the person sees it: with those wordings that they have turned to */
    fix,
    /** the model that is configured, null where there is none */
    model,
    noting,
    setNoting,
    canReword: ({ wordings = [] }: Change) => model !== null && wordings.length < MAX_WORDINGS,
    turnWording: (change: Change, by: 1 | -1) => {
      const { all, at } = placeOfWording(change);
      const next = all[(at + by + all.length) % all.length];
      if (next) setTurned((now) => ({ ...now, [change.id]: next.proposed }));
    },
    /** what comes next is shown as soon as it is there */
    toNewest: ({ id }: Change) => {
      setNoting(null);
      setTurned(({ [id]: _, ...rest }) => rest);
    },
  };
};
