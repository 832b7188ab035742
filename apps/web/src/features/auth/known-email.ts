import { useLocation } from 'react-router-dom';

/** The address that was typed or named on the page before, which need not be typed again. */
export function useKnownEmail(): string {
  const known = (useLocation().state as { email?: unknown } | null)?.email;
  return typeof known === 'string' ? known : '';
}
