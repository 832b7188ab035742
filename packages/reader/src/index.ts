export { readResume } from './formats/read-resume.ts';
export { createReader, type Reader, type ReaderOptions } from './isolate/create-reader.ts';
export { extractText } from './read.ts';
export { type Document, readingOf } from './reading.ts';
export { type Reassigned, reassigned } from './reassign.ts';
