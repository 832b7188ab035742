export { type IsolatedOptions, readIsolated } from './isolate/read-isolated.ts';
export { extractText, type ReadOptions, type ReadResult, readResume } from './read.ts';
