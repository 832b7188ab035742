import { isVisitor } from '../../lib/session.ts';
import { isAway, onWeather } from '../../lib/weather/weather.ts';

type Watched = { unsaved: () => boolean; flush: () => Promise<boolean>; retryNow: () => void };

/**
 * Saves a document while its page is hidden and once the network is back; closing the window asks first while something
 * would be lost. Gives what ends the watch.
 */
export function watchLeaving({ unsaved, flush, retryNow }: Watched): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (unsaved()) event.preventDefault();
  };
  const hide = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  const stopWeather = onWeather(() => {
    if (!isAway()) retryNow();
  });
  window.addEventListener('beforeunload', ask);
  document.addEventListener('visibilitychange', hide);
  return () => {
    stopWeather();
    window.removeEventListener('beforeunload', ask);
    document.removeEventListener('visibilitychange', hide);
  };
}

/** Sends what is left of a document whose page is gone, where anybody would take it. */
export const lastSave = async ({ flush }: Pick<Watched, 'flush'>): Promise<void> => {
  if (!isVisitor() && !isAway()) await flush();
};
