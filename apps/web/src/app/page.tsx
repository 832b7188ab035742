import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { needAllWords } from '../i18n/index.ts';
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
export type Page = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element' | 'hydrateFallbackElement'> & {
  load: () => Promise<unknown>;
};

type Shown = { ready: () => ComponentType | undefined; late: ComponentType; waiting: ReactNode };

/** `late`: nobody waited for the chunk, and then the page was for this person after all. */
function Shown({ ready, late: Late, waiting }: Shown) {
  const Ready = ready();
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
    loader: async ({ request }: LoaderFunctionArgs) => {
      if (!passes?.()) await loadPart(get, { signal: request.signal });
      return null;
    },
    shouldRevalidate: () => false,
    element: <Shown ready={() => Ready} late={Late} waiting={waiting} />,
    hydrateFallbackElement: waiting,
  };
}
