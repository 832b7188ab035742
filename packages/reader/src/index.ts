export { createReader, type Reader, type ReaderOptions } from './isolate/create-reader.ts';
export { extractText, type ReadOptions, type ReadResult, readResume } from './read.ts';
export { type Document, readingOf } from './reading.ts';
