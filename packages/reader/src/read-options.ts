import type { Traits } from './evidence/traits.ts';

export type ReadOptions = {
  fileName?: string;
  signal?: AbortSignal;
  /** Without it a document of pictures is `noText` with the number of pictures in its `data`. */
  ocr?: boolean;
  /** Hears of each value what spoke for and against it: `npm run calibrate:reader` learns from that. */
  onValue?: (path: string, traits: Traits) => void;
  onStage?: (stage: 'reading' | 'ocr' | 'sections', done: number, total: number) => void;
};
