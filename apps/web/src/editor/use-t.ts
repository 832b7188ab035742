import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

type Spaces = ['workspace', 'analysis', 'match', 'templates', 'import', 'draft'];
export type Say = TFunction<Spaces>;

/** The words of the workspace, its review, its job match and its templates. */
export const useT = () => useTranslation<Spaces>(['workspace', 'analysis', 'match', 'templates', 'import', 'draft']);
