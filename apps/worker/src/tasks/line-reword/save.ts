import type { LineReworded } from '@verdant/contracts';
import type { Save } from '../define-job.ts';

/** The wordings are shown already, and written by their person alone. */
export const saveLine: Save<'line.reword', LineReworded> = async (_, __, ___, reworded) => reworded;
