import { Suspense, useEffect, useState } from 'react';
import { onToast, type Toast } from '../../lib/toast.ts';
import { lazyThemed } from '../theme/lazy-themed.tsx';

export const loadToastHost = async () => (await import('./toast-host.tsx')).ToastHost;
const ToastHost = lazyThemed(loadToastHost, { quiet: true });

/** Shows toasts; what that takes is fetched with the first one. */
export function Toasts() {
  const [waiting, setWaiting] = useState<Toast[]>([]);
  useEffect(() => onToast((toast) => setWaiting((all) => [...all, toast])), []);
  if (waiting.length === 0) return null;
  return (
    <Suspense>
      <ToastHost toasts={waiting} />
    </Suspense>
  );
}
