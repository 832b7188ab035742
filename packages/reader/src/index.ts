export { extractText, type ReadOptions, type ReadResult, readResume } from './read.ts';
