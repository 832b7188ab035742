import { isAway } from '../../lib/weather/weather.ts';

type Load = () => Promise<unknown>;
type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

const NO_IDLE_MS = 200;

/** Slow, or paid for by the byte, as far as the browser says. */
export const isCostly = ({ saveData, effectiveType, type }: Connection = {}): boolean =>
  saveData === true || type === 'cellular' || /2g|3g/.test(effectiveType ?? '');

const idle = () =>
  new Promise<unknown>((then) => {
    // Safari has no idle callback
    if (window.requestIdleCallback) window.requestIdleCallback(then);
    else setTimeout(then, NO_IDLE_MS);
  });

/** Fetches what is likely to be needed next while the browser is idle, one part after the other; a failure is nobody's. */
export async function fetchAhead(next: Load[], { signal }: { signal: AbortSignal }): Promise<void> {
  for (const load of next) {
    await idle();
    const { connection } = navigator as { connection?: Connection };
    if (signal.aborted || isAway() || isCostly(connection)) return;
    await load().catch(() => {});
  }
}
