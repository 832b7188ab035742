import { useEffect, useRef, useState } from 'react';
import { useAway } from '../../lib/weather/weather.ts';
import type { DocumentState } from '../document/document.ts';

/** What of a document's state hangs on the weather. */
export type Weathered = Pick<DocumentState, 'save' | 'waiting'>;
export type WeatherWord = 'away' | 'awayAndWaiting' | 'awayAndAlone' | 'sending' | 'saved';
const SAVED_MS = 5_000;

/** What there is to say about the weather and the document; null on a fine day. */
export function useWeatherWords({ save, waiting }: Weathered, isKept: () => boolean): WeatherWord | null {
  const away = useAway();
  const wasAway = useRef(false);
  const [over, setOver] = useState(true);
  if (away) wasAway.current = true;
  const saved = save.kind === 'saved';
  const back = !away && wasAway.current && saved;
  useEffect(() => {
    if (away) setOver(false);
    if (!back) return;
    const timer = setTimeout(() => {
      wasAway.current = false;
      setOver(true);
    }, SAVED_MS);
    return () => clearTimeout(timer);
  }, [away, back]);
  if (away && !saved && !isKept() && save.kind === 'retrying') return 'awayAndAlone';
  if (away) return waiting > 0 ? 'awayAndWaiting' : 'away';
  if (over) return null;
  if (saved) return 'saved';
  return save.kind === 'stale' || save.kind === 'refused' ? null : 'sending';
}
