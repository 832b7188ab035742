export * from './jd-01-missing-requirement.ts';
export * from './jd-02-missing-plus.ts';
export * from './jd-03-listed-never-shown.ts';
export * from './jd-04-another-title.ts';
export * from './jd-05-level-differs.ts';
export * from './jd-06-stuffed-terms.ts';
