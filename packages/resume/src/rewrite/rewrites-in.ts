import type { Language } from '@verdant/contracts';
import * as chinese from './chinese.ts';
import * as english from './english.ts';

/** The rewrites that either language has in its own way. */
export const rewritesIn = (language: Language) => (language === 'zh' ? chinese : english);
