export * from './sec-25-oldest-first.ts';
export * from './sec-26-graded-skills.ts';
export * from './sec-27-late-target.ts';
export * from './sec-28-pastimes-of-all.ts';
export * from './sec-29-languages-without-level.ts';
export * from './sec-30-school-before-work.ts';
