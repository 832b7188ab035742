import type { Language } from '@verdant/contracts';
import { cjkShare } from '../text/spacing.ts';

/** Chinese characters among the letters: from this share on a résumé is Chinese. */
const LINE = 0.15;

/** A Chinese résumé holds many Latin names and terms; an English one hardly any Chinese. */
export const languageOf = (text: string): Language => (cjkShare(text) > LINE ? 'zh' : 'en');

/** True where a little more or less of one language would have decided otherwise. */
export const isNearTheLine = (text: string): boolean => Math.abs(cjkShare(text) - LINE) < 0.07;
