export * from './crf.ts';
export * from './feature-writer.ts';
export * from './weights.ts';
