import type { ErrorName } from '@verdant/contracts';
import type { ReadResult } from '../read.ts';

export type Question = { bytes: Uint8Array; fileName?: string };
export type Answer =
  | { kind: 'stage'; stage: 'reading' | 'sections'; done: number; total: number }
  | { kind: 'result'; result: ReadResult }
  | { kind: 'failure'; error: ErrorName; data: unknown; cause: string };
