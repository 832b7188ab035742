import type { Localized } from '@verdant/contracts';
import type { FieldSpan } from './check.ts';

/** What is said about the file as a whole points to the top of the résumé and quotes nothing. */
export const wholeFile = (advice: Localized): FieldSpan => ({ path: 'basics/name', text: '', from: 0, to: 0, advice });
