export type ReadOptions = {
  fileName?: string;
  signal?: AbortSignal;
  /** Without it a document of pictures is `noText` with the number of pictures in its `data`. */
  ocr?: boolean;
  onStage?: (stage: 'reading' | 'ocr' | 'sections', done: number, total: number) => void;
};
