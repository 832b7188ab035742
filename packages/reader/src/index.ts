export { readResume } from './formats/door.ts';
export { sniff } from './formats/sniff.ts';
export { createReader, type Reader, type ReaderOptions } from './isolate/create-reader.ts';
export { extractText, type ReadOptions, type ReadResult } from './read.ts';
export { type Document, readingOf } from './reading.ts';
