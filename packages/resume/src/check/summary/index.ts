export * from './sec-20-no-summary.ts';
export * from './sec-23-no-skills.ts';
