import { useEffect, useState } from 'react';
import { useCurrent, useDraft } from '../../../lib/session.ts';
import { GUEST, type KeptPlace, placeFor } from './kept-edits.ts';

/** Where this page keeps what can't be sent of the résumé; undefined for the moment in which it is looked for. */
export function useKeptPlace(resumeId: string): KeptPlace | undefined {
  const { user } = useCurrent();
  const guest = useDraft();
  const userId = user?.id ?? (guest ? GUEST : undefined);
  const [place, setPlace] = useState<KeptPlace>();
  useEffect(() => {
    if (!userId) return;
    let left = false;
    const found = placeFor({ userId, resumeId });
    void found.then((one) => left || setPlace(one));
    return () => {
      left = true;
      setPlace(undefined);
      void found.then((one) => one.release());
    };
  }, [userId, resumeId]);
  return place;
}
