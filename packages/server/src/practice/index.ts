export { ownPractice, type PracticeRow } from './practice-rows.ts';
export * from './practices.ts';
export * from './save-practice.ts';
export * from './suggest.ts';
