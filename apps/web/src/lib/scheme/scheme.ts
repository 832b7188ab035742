import { firstScheme, SCHEME_STORE } from './first-scheme.ts';

const system = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** What is shown. */
export const scheme = () => firstScheme(localStorage.getItem(SCHEME_STORE), system().matches);

/** Tells when the colours or the choice have changed. Returns how to stop. */
export const onScheme = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** Shows the colours that are to be shown now. */
export function applyScheme(): void {
  const root = document.documentElement;
  // all at once: what has a transition would stay behind
  root.dataset.schemeChanges = '';
  root.dataset.mantineColorScheme = scheme();
  // the browser's own edge takes the colour of the header
  const surface = getComputedStyle(root).getPropertyValue('--vd-surface');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', surface);
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.schemeChanges));
  for (const tell of listeners) tell();
}

/** Shows the colours, and from then on follows the system and other windows. */
export function startScheme(): void {
  applyScheme();
  system().addEventListener('change', applyScheme);
  addEventListener('storage', ({ key }) => key === SCHEME_STORE && applyScheme());
}
