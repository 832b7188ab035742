import type { ErrorName } from '@verdant/contracts';
import type { ReadOptions, ReadResult } from '../read.ts';

export type Question = { bytes: Uint8Array; fileName?: string };
/** The arguments of `onStage`. */
export type Stage = Parameters<NonNullable<ReadOptions['onStage']>>;
export type Answer =
  | { kind: 'result'; result: ReadResult }
  | { kind: 'failure'; error: ErrorName; data: unknown; cause: string };
