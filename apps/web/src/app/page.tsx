import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { needAllWords } from '../i18n/index.ts';
import type { Prepare } from '../lib/routing/navigation.ts';
import { loadPart } from '../lib/weather/parts.ts';
import { themed } from './theme/lazy-themed.tsx';
import { Waiting } from './waiting.tsx';

type Load<N extends string> = () => Promise<Record<N, ComponentType>>;
type Options = {
  words?: () => Promise<void>;
  ground?: 'public' | 'app';
  /** whether the page is for somebody else, so that its chunk is not waited for: the way leads on from there */
  passes?: () => boolean;
};
export type Page = { element: ReactNode; handle: { prepare: Prepare }; load: () => Promise<unknown> };

type Shown = { ready: () => ComponentType | undefined; late: ComponentType; waiting: ReactNode };

/** `late`: nobody waited for the chunk, as where a visit begins, and where the page was for this person after all. */
function Shown({ ready, late: Late, waiting }: Shown) {
  // as long as it stands, it stays what it began as
  const [Ready] = useState(ready);
  if (Ready) return <Ready />;
  return (
    <Suspense fallback={waiting}>
      <Late />
    </Suspense>
  );
}

/**
 * A page of its own chunk. The page that one comes from stays until it and its words are there, for as long as the
 * network takes; a visit that begins with it sees '...'.
 */
export function page<N extends string>(load: Load<N>, name: N, options: Options = {}): Page {
  const { words = needAllWords, ground = 'public', passes } = options;
  let Ready: ComponentType | undefined;
  const get = async (): Promise<ComponentType> => {
    Ready ??= await themed(async () => {
      const [module] = await Promise.all([load(), words()]);
      return module[name] as ComponentType;
    });
    return Ready;
  };
  const Late = lazy(async () => ({ default: await loadPart(get) }));
  const waiting = <Waiting ground={ground} />;
  return {
    load: get,
    handle: { prepare: (signal) => (Ready || passes?.() ? null : loadPart(get, { signal })) },
    element: <Shown key={name} ready={() => Ready} late={Late} waiting={waiting} />,
  };
}
