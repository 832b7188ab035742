import { useEffect } from 'react';
import { isStuck, onGiveUp, tryPartsAgain } from '../../lib/weather/parts.ts';

/** Stands where a part will be that a press has asked for. Asked for anew, it is tried anew; given up, it is closed. */
export function NotYet({ onGiveUp: close }: { onGiveUp: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (isStuck()) tryPartsAgain();
    return onGiveUp(close);
  }, []);
  return null;
}
