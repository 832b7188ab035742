import type { ErrorName, ImportSource } from '@verdant/contracts';
import type { ReadOptions } from '../read-options.ts';

export type Request = { bytes: Uint8Array; fileName?: string; ocr: boolean };
/** The arguments of `onStage`. */
export type Stage = Parameters<NonNullable<ReadOptions['onStage']>>;
export type Response =
  | { kind: 'result'; result: ImportSource }
  | { kind: 'failure'; error: ErrorName; data: unknown; cause: string };
