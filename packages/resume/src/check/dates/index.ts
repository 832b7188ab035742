export * from './dat-01-mixed-dates.ts';
export * from './dat-02-impossible-dates.ts';
export * from './dat-03-time-gap.ts';
export * from './dat-04-overlapping-jobs.ts';
export * from './dat-05-claimed-years.ts';
export * from './dat-06-date-forms.ts';
export * from './dat-07-vague-dates.ts';
export * from './dat-08-expected-passed.ts';
