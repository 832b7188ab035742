export * from './sec-20-no-summary.ts';
