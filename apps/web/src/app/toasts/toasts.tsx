import { Suspense, useEffect, useState } from 'react';
import { onToast, type Toast } from '../../lib/toast.ts';
import { lazyThemed } from '../theme/lazy-themed.tsx';

const ToastHost = lazyThemed(async () => (await import('./toast-host.tsx')).ToastHost, { quiet: true });

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
