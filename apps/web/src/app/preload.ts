const STORE = 'reloaded-for-new-build';
const PAUSE_MS = 60_000;

/**
 * A lazy page that is gone from the server means that a newer build stands there: load it, once a minute at most.
 * Otherwise the event stays unhandled, Vite throws and the crash screen speaks.
 */
export function reloadOnceForNewBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(STORE) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    sessionStorage.setItem(STORE, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
