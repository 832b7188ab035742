import type { Analysis } from '@verdant/contracts';

/** Advice as it is shown: texts in the language of the page. */
export type Advice = Analysis['advice'][number];
