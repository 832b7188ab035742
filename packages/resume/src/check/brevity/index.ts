export * from './brv-01-long-bullet.ts';
export * from './brv-02-fragment-bullet.ts';
export * from './brv-03-total-length.ts';
export * from './brv-04-wall-of-text.ts';
export * from './brv-05-near-duplicates.ts';
