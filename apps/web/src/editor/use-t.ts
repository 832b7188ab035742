import type { Say as SayIn } from '../i18n/typed.ts';
import { useTranslation } from '../i18n/use-translation.ts';

type Spaces = ['workspace', 'analysis', 'match', 'templates', 'import', 'draft'];
export type Say = SayIn<Spaces[0], Spaces[number]>;

/** The words of the workspace, its review, its job match and its templates. */
export const useT = () => useTranslation<Spaces>(['workspace', 'analysis', 'match', 'templates', 'import', 'draft']);
