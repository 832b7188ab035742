/** Where the choice is kept. */
export const SCHEME_STORE = 'color-scheme';

/** The stored choice, else what the system says. It must need nothing from here. */
export const firstScheme = (stored: string | null, systemIsDark: boolean): 'light' | 'dark' =>
  stored === 'dark' || (stored !== 'light' && systemIsDark) ? 'dark' : 'light';
