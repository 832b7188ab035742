export { readResume } from './formats/door.ts';
export { createReader, type Reader, type ReaderOptions } from './isolate/create-reader.ts';
export { extractText, type ReadResult } from './read.ts';
export type { ReadOptions } from './read-options.ts';
export { type Document, readingOf } from './reading.ts';
export { type Reassigned, reassigned } from './reassign.ts';
