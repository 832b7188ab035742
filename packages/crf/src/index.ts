export * from './crf.ts';
export * from './weights.ts';
