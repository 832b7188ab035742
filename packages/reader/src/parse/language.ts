import type { Language } from '@verdant/contracts';
import { cjkShare } from '../text/spacing.ts';

/** A Chinese résumé holds many Latin names and terms; an English one hardly any Chinese. */
export const languageOf = (text: string): Language => (cjkShare(text) > 0.15 ? 'zh' : 'en');
