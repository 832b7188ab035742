import { Suspense, useEffect, useState } from 'react';
import { onToast } from '../../lib/toast.ts';
import { lazyThemed } from '../theme/lazy-themed.tsx';
import type { ToastNews } from './toast-host.tsx';

export const loadToastHost = async () => (await import('./toast-host.tsx')).ToastHost;
const ToastHost = lazyThemed(loadToastHost, { quiet: true });

/** Shows toasts; what that takes is fetched with the first one. */
export function Toasts() {
  const [waiting, setWaiting] = useState<ToastNews[]>([]);
  useEffect(() => {
    const add = (news: ToastNews) => setWaiting((all) => [...all, news]);
    return onToast(add, (gone) => add({ gone }));
  }, []);
  if (waiting.length === 0) return null;
  return (
    <Suspense>
      <ToastHost toasts={waiting} />
    </Suspense>
  );
}
