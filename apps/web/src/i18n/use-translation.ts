import type { Language } from '@verdant/contracts';
import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguage, sayIn } from './say.ts';
import type { Say, Space } from './typed.ts';

type Named = Space | readonly [Space, ...Space[]];
type First<N extends Named> = N extends readonly [infer F extends Space, ...Space[]] ? F : N extends Space ? N : never;
type All<N extends Named> = N extends readonly Space[] ? N[number] : N extends Space ? N : never;

/** What says the texts of these namespaces, the first of them without its name, and the language that they are in. */
export function useTranslation<const N extends Named = 'common'>(
  spaces?: N,
): { t: Say<First<N>, All<N>>; language: Language } {
  const language = useSyncExternalStore(onLanguage, currentLanguage, currentLanguage);
  const first = (typeof spaces === 'object' ? spaces[0] : (spaces ?? 'common')) as First<N>;
  return { t: sayIn(language, first), language };
}
