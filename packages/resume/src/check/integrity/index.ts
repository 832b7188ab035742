export * from './int-01-hidden-text.ts';
export * from './int-02-instruction-text.ts';
